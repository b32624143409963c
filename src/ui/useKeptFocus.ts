import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Call it before a move: an element that is put elsewhere in the page loses the focus, and gets it
 * back here once the new order is drawn.
 */
export function useKeptFocus(within: RefObject<HTMLElement | null>): () => void {
  const kept = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const element = kept.current
    kept.current = null
    if (element === null || !element.isConnected) return
    if (element !== document.activeElement) element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
  })
  return () => {
    const active = document.activeElement
    if (active instanceof HTMLElement && within.current?.contains(active)) kept.current = active
  }
}
