import { type RefObject, useEffect, useState } from 'react'

import { toast } from '#src/ui/overlays/toasts.ts'

/**
 * The place of the open answer, of those with these ids. If it goes while it is shown, that is said,
 * with `lost`, and the one that took its place is open, or the last one: without this, the first one
 * would be, and its mark would be mistaken for that of the other.
 */
export function useOpenPlace(
  ids: readonly (readonly string[])[],
  id: string | null,
  { cards, lost }: { cards: RefObject<HTMLElement | null>; lost: string },
): number {
  const found = ids.findIndex((group) => id !== null && group.includes(id))
  const [kept, setKept] = useState<{ id: string | null; place: number } | null>(null)
  if (found >= 0 && (kept?.id !== id || kept.place !== found)) setKept({ id, place: found })
  const isLost = found < 0 && kept !== null && kept.id === id
  useEffect(() => {
    if (!isLost) return
    toast({ text: lost })
    // The focus was in the answer, which was removed.
    if (document.activeElement === document.body) {
      cards.current?.querySelector('article')?.focus()
    }
  }, [isLost, lost, cards])
  if (found >= 0) return found
  return isLost ? Math.max(Math.min(kept.place, ids.length - 1), 0) : 0
}
