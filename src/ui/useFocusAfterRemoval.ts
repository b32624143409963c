import { type FocusEvent, useRef } from 'react'

import { useRestoreFocus } from './useRestoreFocus.ts'

/**
 * An action may remove the control that triggered it. Then the focus goes to the next action in the
 * same place (marked `data-next-focus`, or else the first control).
 */
export function useFocusAfterRemoval<E extends HTMLElement = HTMLDivElement>() {
  const place = useRef<E>(null)
  const watch = useRestoreFocus((last: Element) => {
    if (last.isConnected) return undefined
    return document.activeElement === document.body ? homeIn(place.current) : null
  })
  const onFocus = (event: FocusEvent) => watch(event.target)
  return { ref: place, onFocus }
}

function homeIn(place: HTMLElement | null): HTMLElement | null {
  const homes = place?.querySelectorAll<HTMLElement>('[data-next-focus]') ?? []
  return [...homes].at(-1) ?? place?.querySelector<HTMLElement>('button, select') ?? null
}
