import { useEffect, useRef } from 'react'

/** After a move the card stands in another column: the focus goes there with it. */
export function useFocusFollowing(drawn: unknown): (candidateId: string) => void {
  const followed = useRef<string | null>(null)
  useEffect(() => {
    const id = followed.current
    // A board that was drawn anew is what tells that the move has arrived.
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
