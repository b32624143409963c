import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * An act can take away the very control that it was given with: the focus then goes to the next act
 * of the same place (marked `data-home`, or else the first control) instead of nowhere.
 */
export function useFocusAtHome() {
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
  const homes = place?.querySelectorAll<HTMLElement>('[data-home]') ?? []
  return [...homes].at(-1) ?? place?.querySelector<HTMLElement>('button, select') ?? null
}
