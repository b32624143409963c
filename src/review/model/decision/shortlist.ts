/** The people a decision is about, and how far their scores can be told apart (rules U10 to U13). */
import type { Recommendation } from '#schemas/review.ts'
import type { PassResult } from '#src/assessment/engine/scoring/passResult.ts'
import type { Judged } from '#src/assessment/engine/scoring/marks.ts'
import { type Figure, valueOf } from '#src/assessment/engine/statistics/figure.ts'
import { errorOfDifference } from '#src/assessment/engine/statistics/reliability.ts'
import { comparedRecommendations } from '#src/review/model/agreement/compareRecommendations.ts'
import { ranksOf } from '#src/review/model/keyEffects.ts'

export interface GivenRecommendation {
  by: string
  recommendation: Recommendation
}

/** How far the finished reviews of one attempt differ. */
export interface Disagreement {
  /** From 0 to 3, from the worst recommendation to the best. */
  recommendations: number
  /** Answers with different marks that are not settled. */
  answers: number
}

/** What the shortlist needs to know of a person. */
export interface Ranked {
  candidateId: string
  versionId: string
  /** The share of the points available so far; null without a score. */
  share: number | null
}

export interface Listed<P extends Ranked> {
  person: P
  rank: number | null
  /** With the what-if laid beside; null without one. */
  tried: { rank: number | null; share: number | null } | null
}

/**
 * Everybody by rank, those without a score last (rules U10, U11). `tried` has the shares that a what-if
 * gives; who is not in it keeps the recorded one.
 */
export function shortlist<P extends Ranked>(
  people: readonly P[],
  tried: ReadonlyMap<string, number | null> | null = null,
): Listed<P>[] {
  const ranks = ranksOf(people.map(({ share }) => share))
  const triedShares = people.map(({ candidateId, share }) => tried?.get(candidateId) ?? share)
  const triedRanks = ranksOf(triedShares)
  return people
    .map((person, place) => ({
      person,
      rank: ranks[place] ?? null,
      tried: tried && { rank: triedRanks[place] ?? null, share: triedShares[place] ?? null },
    }))
    .toSorted(
      (a, b) => placeOf(a) - placeOf(b) || (a.person.candidateId < b.person.candidateId ? -1 : 1),
    )
}

function placeOf({ rank }: { rank: number | null }): number {
  return rank ?? Number.POSITIVE_INFINITY
}

/**
 * The difference between two scores, as a share, below which they can't be told apart: the standard
 * error of a difference, √2 times that of a score (rule U12). Null where that has no value.
 */
export function differenceError(standardError: Figure | null): number | null {
  const value = valueOf(standardError)
  return value === null ? null : errorOfDifference(value)
}

/**
 * The band around a score. Two bands overlap as long as the scores can't be told apart, so each is half
 * of that difference wide on either side; it ends at 0 and at 1 (rule U12).
 */
export function bandAround(share: number, error: number): { from: number; to: number } {
  return { from: clamped(share - error / 2), to: clamped(share + error / 2) }
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share))
}

/**
 * Those who were not chosen although their score can't be told apart from the lowest chosen one of the
 * same version (rule U12).
 */
export function closeCalls<P extends Ranked>(
  people: readonly P[],
  chosen: ReadonlySet<string>,
  errorOf: (versionId: string) => number | null,
): P[] {
  const lowest = new Map<string, number>()
  for (const { candidateId, versionId, share } of people) {
    if (share === null || !chosen.has(candidateId)) continue
    lowest.set(versionId, Math.min(share, lowest.get(versionId) ?? share))
  }
  return people.filter(({ candidateId, versionId, share }) => {
    const [bound, error] = [lowest.get(versionId), errorOf(versionId)]
    if (chosen.has(candidateId) || share === null || bound === undefined || error === null) {
      return false
    }
    return bound - share < error
  })
}

/** Why choosing somebody is asked about first (rule U13). */
export type Reservation = 'provisional' | 'knockedOut'

export function reservationsOf({
  isProvisional,
  isKnockedOut,
}: { isProvisional: boolean } & Pick<PassResult, 'isKnockedOut'>): Reservation[] {
  return [
    ...(isProvisional ? (['provisional'] as const) : []),
    ...(isKnockedOut ? (['knockedOut'] as const) : []),
  ]
}

/** The recommendation of each reviewer whose review may be seen (rule J10), in the order given. */
export function givenRecommendations({
  mine,
  others,
}: Pick<Judged, 'mine' | 'others'>): GivenRecommendation[] {
  return [...(mine === null ? [] : [mine]), ...others].flatMap(({ by, recommendation }) =>
    recommendation === undefined
      ? []
      : [{ by: by.kind === 'staff' ? by.name : '', recommendation }],
  )
}

/** Null as long as fewer than two finished reviews may be seen, with one's own among them (rule J2). */
export function disagreementOf(
  judged: Pick<Judged, 'mine' | 'others' | 'settled' | 'toMark'>,
): Disagreement | null {
  const { mine, others, settled, toMark } = judged
  if (mine?.doneAt === undefined || others.length === 0) return null
  const differing = toMark.filter((questionId) => {
    const points = [mine, ...others].flatMap(({ marks }) => marks[questionId]?.points ?? [])
    return !settled.has(questionId) && new Set(points).size > 1
  })
  return {
    recommendations: comparedRecommendations(judged)?.spread ?? 0,
    answers: differing.length,
  }
}
