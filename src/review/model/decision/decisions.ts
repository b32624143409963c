/** Decisions as they are kept (rules U14 to U18). */
import type { Actor } from '#schemas/actor.ts'
import type { DecidedPerson, Decision, MadeDecision } from '#schemas/records/decision.ts'
import { isSameActor, type Judged } from '#src/assessment/engine/scoring/marks.ts'
import type { Score } from '#src/assessment/engine/scoring/scoring.ts'

import type { GivenRecommendation, Listed, Ranked } from './shortlist.ts'

/** The decision that counts: the last one, unless it was reopened (rule U15). */
export function currentDecision(decisions: readonly Decision[]): MadeDecision | null {
  const last = decisions.at(-1)
  return last?.kind === 'decided' ? last : null
}

/** The last decision, reopened or not. */
export function lastMade(decisions: readonly Decision[]): MadeDecision | null {
  return decisions.findLast((each) => each.kind === 'decided') ?? null
}

/** What says which decisions somebody has seen; null before the first. */
export function lastId(decisions: readonly Decision[]): string | null {
  return decisions.at(-1)?.id ?? null
}

export interface Decidable extends Ranked {
  attemptId: string
  isProvisional: boolean
  isKnockedOut: boolean
  passed: Score['passed']
  score: NonNullable<DecidedPerson['score']>
  recommendations: readonly GivenRecommendation[]
}

/** Everybody as they are at the moment of a decision, by rank (rule U14). Blank reasons are left out. */
export function decidedPeople(
  listed: readonly Listed<Decidable>[],
  chosen: ReadonlySet<string>,
  whyById: ReadonlyMap<string, string> = new Map(),
): Pick<MadeDecision, 'chosen' | 'notChosen'> {
  const people = listed.map(({ person, rank, tried }): DecidedPerson => {
    const { candidateId, attemptId, versionId, share, passed, score, recommendations } = person
    const why = chosen.has(candidateId) ? (whyById.get(candidateId) ?? '').trim() : ''
    return {
      ...{ candidateId, attemptId, versionId },
      ...(why !== '' && { why }),
      ...(rank !== null && { rank }),
      ...(share !== null && { share }),
      score,
      ...(tried?.rank && { triedRank: tried.rank }),
      ...(passed !== null && { passed }),
      ...(person.isKnockedOut && { isKnockedOut: true }),
      ...(person.isProvisional && { isProvisional: true }),
      ...(recommendations.length > 0 && { recommendations: [...recommendations] }),
    }
  })
  const isChosen = ({ candidateId }: DecidedPerson) => chosen.has(candidateId)
  return {
    chosen: people.filter(isChosen),
    notChosen: people.filter((person) => !isChosen(person)),
  }
}

/** Whether this reviewer has finished the review of an attempt, or has nothing to mark in it. */
export function isReviewIn({ mine, toMark }: Pick<Judged, 'mine' | 'toMark'>): boolean {
  return mine?.doneAt !== undefined || toMark.length === 0
}

/** Without what was known of people whom this reviewer still has to review (rule U18). */
export function withoutFindings(
  decision: Decision,
  { toReview, me }: { toReview: ReadonlySet<string>; me: Actor },
): Decision {
  if (decision.kind === 'reopened' || isSameActor(decision.by, me)) return decision
  const told = (person: DecidedPerson): DecidedPerson => {
    const { candidateId, attemptId, versionId, why } = person
    if (!toReview.has(candidateId)) return person
    return { candidateId, attemptId, versionId, ...(why !== undefined && { why }) }
  }
  return {
    ...decision,
    chosen: decision.chosen.map(told),
    notChosen: decision.notChosen.map(told),
  }
}

/** The same decision in other words, such as with hidden names replaced (rule U16). */
export function withWords(decision: Decision, reword: (text: string) => string): Decision {
  if (decision.kind === 'reopened') return { ...decision, reason: reword(decision.reason) }
  return {
    ...decision,
    why: reword(decision.why),
    chosen: decision.chosen.map((person) =>
      person.why === undefined ? person : { ...person, why: reword(person.why) },
    ),
    ...(decision.whatIf && {
      whatIf: { ...decision.whatIf, name: reword(decision.whatIf.name) },
    }),
  }
}
