import type { Actor } from '#schemas/actor.ts'
import type { Reveal } from '#schemas/reveal.ts'

import { isSameActor } from '#src/assessment/engine/scoring/marks.ts'

/** Whether this reviewer sees the candidate's name (rule H2). */
export function isNameShown(reveals: readonly Reveal[] | undefined, me: Actor): boolean {
  return (reveals ?? []).some(({ by, hiddenAt }) => hiddenAt === undefined && isSameActor(by, me))
}

/** `reveals` with one more; unchanged if the name is shown to this reviewer already. */
export function withReveal(
  reveals: readonly Reveal[] | undefined,
  reveal: Pick<Reveal, 'by' | 'at' | 'reason'>,
): Reveal[] {
  const before = [...(reveals ?? [])]
  return isNameShown(before, reveal.by) ? before : [...before, reveal]
}

/** `reveals` after this reviewer had the name hidden again. What was revealed stays recorded. */
export function withNameHidden(
  reveals: readonly Reveal[] | undefined,
  me: Actor,
  at: string,
): Reveal[] {
  return (reveals ?? []).map((reveal) =>
    isNameShown([reveal], me) ? { ...reveal, hiddenAt: at } : reveal,
  )
}
