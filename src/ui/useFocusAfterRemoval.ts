import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * An action may remove the control that triggered it. Then the focus goes to the next action in the
 * same place (marked `data-next-focus`, or else the first control).
 */
export function useFocusAfterRemoval() {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) homeIn(place.current)?.focus()
  })
  const onFocus = (event: FocusEvent) => {
    last.current = event.target
  }
  return { ref: place, onFocus }
}

function homeIn(place: HTMLElement | null): HTMLElement | null {
  const homes = place?.querySelectorAll<HTMLElement>('[data-next-focus]') ?? []
  return [...homes].at(-1) ?? place?.querySelector<HTMLElement>('button, select') ?? null
}
