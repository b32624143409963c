import { numberText } from '#src/assessment/words/values/formats.ts'

export const FIXED_ELSEWHERE = 'A correct answer of this assessment was fixed in another tab'

/** Confirms a correction; null: it counts, but its scores are not all recorded. */
export function savedWords(recorded: number | null): string {
  if (recorded === null) return 'Correct answer fixed, but not all new scores are recorded'
  if (recorded === 0) return 'Correct answer fixed. No score changes.'
  return recorded === 1
    ? 'Correct answer fixed, 1 new score recorded'
    : `Correct answer fixed, ${numberText(recorded)} new scores recorded`
}

/** "3 of 20 responses get a new score", or "got" one once the fix is made. */
export function affectedWords({
  changed,
  responses,
  ranksMoved,
  isMade,
}: {
  changed: number
  responses: number
  ranksMoved: number
  isMade: boolean
}): string {
  if (responses === 0) return 'Nobody has submitted this version yet.'
  const all = `${numberText(responses)} ${responses === 1 ? 'response' : 'responses'}`
  const scores =
    changed === 0
      ? `No score ${isMade ? 'changed' : 'changes'} in ${all}.`
      : `${numberText(changed)} of ${all} ${isMade ? 'got' : changed === 1 ? 'gets' : 'get'} a new score.`
  if (ranksMoved === 0) return scores
  return `${scores} ${
    ranksMoved === 1
      ? `1 more ${isMade ? 'changed' : 'changes'} only in rank.`
      : `${numberText(ranksMoved)} more ${isMade ? 'changed' : 'change'} only in rank.`
  }`
}

/** Names the reviewers whose marks count, when some are hidden. */
export function basisWords(withoutOthers: number): string {
  const where = withoutOthers === 1 ? '1 response' : `${numberText(withoutOthers)} responses`
  return `Based on your marks and the reviews you can see. In ${where}, other reviewers’ marks count once you have finished your own review.`
}
