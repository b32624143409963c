import { type RefObject, useEffect, useState } from 'react'

import type { AnswerGroup } from '#src/review/model/answersToQuestion.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

/**
 * The place of the open answer. If it is deleted or replaced while it is shown, that is said, and the
 * one that took its place is open, or the last one: without this, the first one would be, and its
 * mark would be mistaken for that of the other.
 */
export function useOpenPlace(
  groups: readonly AnswerGroup[],
  attemptId: string | null,
  cards: RefObject<HTMLElement | null>,
): number {
  const found = groups.findIndex((group) => group.some((each) => each.attemptId === attemptId))
  const [kept, setKept] = useState<{ attemptId: string | null; place: number } | null>(null)
  if (found >= 0 && (kept?.attemptId !== attemptId || kept.place !== found)) {
    setKept({ attemptId, place: found })
  }
  const isLost = found < 0 && kept !== null && kept.attemptId === attemptId
  useEffect(() => {
    if (!isLost) return
    toast({
      text: 'The answer shown before was deleted or submitted again in another tab. Another answer is open now.',
    })
    // The focus was in the answer, which was removed.
    if (document.activeElement === document.body) {
      cards.current?.querySelector('article')?.focus()
    }
  }, [isLost, cards])
  if (found >= 0) return found
  return isLost ? Math.max(Math.min(kept.place, groups.length - 1), 0) : 0
}
