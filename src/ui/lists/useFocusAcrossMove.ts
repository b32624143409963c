import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Call before a move: an element loses the focus when it moves within the document, and gets it
 * back here after rendering.
 */
export function useFocusAcrossMove(within: RefObject<HTMLElement | null>): () => void {
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
