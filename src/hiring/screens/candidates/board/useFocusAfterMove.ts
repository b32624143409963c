import { useEffect, useRef } from 'react'

/** After a move the card is in another column, and the focus follows. */
export function useFocusAfterMove(drawn: unknown): (candidateId: string) => void {
  const followed = useRef<string | null>(null)
  useEffect(() => {
    const id = followed.current
    // The move is complete once the board has re-rendered.
    if (id === null || drawn === undefined) return
    const link = document.querySelector<HTMLElement>(`[data-candidate="${CSS.escape(id)}"] a`)
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (link === null || !isLost) return
    followed.current = null
    link.focus()
  }, [drawn])
  return (candidateId) => {
    followed.current = candidateId
  }
}
