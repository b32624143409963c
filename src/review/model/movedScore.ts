/** How a score changed after its reviewer finished, without that reviewer (rule J12). */
import type { Settings } from '#schemas/definition.ts'
import type { Actor } from '#schemas/actor.ts'
import type { Review, ScoreEntry } from '#schemas/review.ts'
import { fractionBefore, NO_POINTS } from '#src/assessment/engine/scoring/fraction.ts'
import { isSameActor } from '#src/assessment/engine/scoring/marks.ts'
import { type Outcome, outcomeOf } from '#src/assessment/engine/scoring/outcome.ts'

import type { PastScore } from './scoreHistory.ts'

export interface MovedScore {
  /** What the reviewer last saw. */
  before: PastScore
  after: PastScore
  /** The entries of others that changed it, oldest first; at least one. */
  causes: readonly ScoreEntry[]
  /** The time of the newest entry, to be kept once the reviewer has seen it. */
  at: string
}

/**
 * Null unless the reviewer's own review of the attempt is finished, others changed the score since
 * its reviewer last saw it, and it is not what it was. `scores` of all attempts, oldest first.
 */
export function movedScore(
  mine: Review | null,
  { scores, me }: { scores: readonly ScoreEntry[]; me: Actor },
): MovedScore | null {
  if (mine?.doneAt === undefined) return null
  const here = scores.filter(({ attemptId }) => attemptId === mine.attemptId)
  const seenAt = here.findLastIndex(
    ({ at, by }) => at === mine.seenScore || (at === mine.doneAt && isSameActor(by, me)),
  )
  const [seen, ...since] = here.slice(Math.max(seenAt, 0))
  const last = since.at(-1)
  if (seenAt < 0 || seen === undefined || last === undefined) return null
  const causes = since.filter(
    (entry, index) => !isSameActor(entry.by, me) && !isSame(entry, since[index - 1] ?? seen),
  )
  if (causes.length === 0 || isSame(seen, last)) return null
  return { before: pastScore(seen), after: pastScore(last), causes, at: last.at }
}

/** The outcome of a recorded score for which nothing is left to mark. */
export function pastOutcome(settings: Settings, { points, most }: PastScore): Outcome {
  return outcomeOf(settings, {
    points: fractionBefore(points),
    most: fractionBefore(most),
    toBeMarked: NO_POINTS,
  })
}

function pastScore({ points, most }: ScoreEntry): PastScore {
  return { points, most }
}

function isSame(one: PastScore, other: PastScore): boolean {
  return one.points === other.points && one.most === other.most
}
