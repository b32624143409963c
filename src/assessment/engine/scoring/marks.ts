/** Marks that people give to answers (rules J1 to J4, J7, J11, J13). */
import type { Actor } from '#schemas/actor.ts'
import type { AnswerableQuestion, Question } from '#schemas/question.ts'
import type { Mark, Review, SettledMark } from '#schemas/review.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import { fractionOf, rounded, shareOf, sumOfFractions } from './fraction.ts'
import { isScoredByOption, leastForOptions } from './optionPoints.ts'
import { type AwardedPoints, isProvisional, type Score, scoreEvaluation } from './scoring.ts'
import { worthOf } from './worth.ts'

/** The fewest and the most points of a mark (rule J1); both 0 if nothing can be earned. */
export function markLimits(question: Question): { least: number; most: number } {
  const least = isScoredByOption(question) ? Math.min(0, leastForOptions(question)) : 0
  return { least, most: worthOf(question) }
}

/** The points that a rubric level stands for, within the limits; null if there is no such level. */
export function levelPoints(question: AnswerableQuestion, levelId: string): number | null {
  const level = question.rubric?.levels.find(({ id }) => id === levelId)
  if (level === undefined) return null
  const { least, most } = markLimits(question)
  return Math.min(Math.max(level.points, least), most)
}

/** The part of a mark that a reviewer enters; the time and the earlier marks are added. */
export type NewMark = Pick<Mark, 'points' | 'level' | 'reason'>

/**
 * The mark to store at the time `at`. If it `keeps` the earlier one, because the review is
 * finished, that stays beside it (rule J4).
 */
export function markAfter(
  before: Mark | undefined,
  { points, level, reason }: NewMark,
  { at, keeps }: { at: string; keeps: boolean },
): Mark {
  const mark = {
    points,
    ...(level !== undefined && { level }),
    ...(reason !== undefined && reason.trim() !== '' && { reason }),
    at,
  }
  if (before === undefined) return mark
  const { earlier = [], ...last } = before
  const kept = keeps ? [...earlier, last] : earlier
  return kept.length > 0 ? { ...mark, earlier: kept } : mark
}

/** Whether a stored mark is the one that was given (rule J11). */
export function isSameMark(mark: NewMark, stored: Mark | undefined): boolean {
  return (
    stored !== undefined &&
    stored.points === mark.points &&
    stored.level === mark.level &&
    (stored.reason ?? '').trim() === (mark.reason ?? '').trim()
  )
}

/** The state of a review, for one reviewer. */
export type ReviewState =
  /** Every answer was decided by its key, and nobody marked anything. */
  'nothingToMark' | 'notStarted' | 'started' | 'done'

/** The judgement of people on an attempt, as one reviewer may see it. */
export interface Judged {
  score: Score
  /** Answers are without a mark, or the review is not finished. */
  isProvisional: boolean
  state: ReviewState
  /** Ids of the questions whose answers have to be marked, in authored order (rule J3). */
  toMark: readonly string[]
  /** The questions to mark that this reviewer has not marked. */
  left: readonly string[]
  /** The reviewer's own review. */
  mine: Review | null
  /** Finished reviews of others; none until one's own is finished. */
  others: readonly Review[]
  /** The settled mark of each question that has one; none until one's own is finished (rule J7). */
  settled: ReadonlyMap<string, SettledMark>
}

export interface JudgedFor {
  attemptId: string
  me: Actor
  /** Oldest first. */
  settled?: readonly SettledMark[] | undefined
}

/**
 * Scores an attempt with the marks that `me` may see (rules J2, J3, J7). `reviews` and `settled` may
 * contain those of other attempts.
 */
export function judge(
  evaluation: Evaluation,
  reviews: readonly Review[],
  { attemptId, me, settled }: JudgedFor,
): Judged {
  const here = reviews.filter((review) => review.attemptId === attemptId)
  const mine = here.find(({ by }) => isSameActor(by, me)) ?? null
  const others =
    mine?.doneAt === undefined
      ? []
      : here.filter((review) => review !== mine && review.doneAt !== undefined)
  const automatic = scoreEvaluation(evaluation)
  const toMark = automatic.questions
    .filter(({ rule }) => rule === 'toBeMarked')
    .map(({ questionId }) => questionId)
  const counted = mine === null ? [] : [mine, ...others]
  const settledById = settledIn(mine?.doneAt === undefined ? [] : settled, attemptId)
  const given = pointsGiven(counted, settledById)
  const score = given.size === 0 ? automatic : scoreEvaluation(evaluation, given)
  const state = stateOf(mine, toMark)
  return {
    score,
    isProvisional: isProvisional(score) || (toMark.length > 0 && state !== 'done'),
    state,
    toMark,
    left: toMark.filter((id) => mine?.marks[id] === undefined),
    mine,
    others,
    settled: settledById,
  }
}

/** The score with the marks of all finished reviews, whoever asks: what is recorded (rule U3). */
export function finishedScore(
  evaluation: Evaluation,
  reviews: readonly Review[],
  { attemptId, settled }: Omit<JudgedFor, 'me'>,
): Score {
  const finished = reviews.filter(
    (review) => review.attemptId === attemptId && review.doneAt !== undefined,
  )
  return scoreEvaluation(evaluation, pointsGiven(finished, settledIn(settled, attemptId)))
}

/** Whether marks of this review change only with a reason, and keep what they were (rule J4). */
export function isFixed(review: Review | null): boolean {
  return review?.doneAt !== undefined || review?.sawOthers === true
}

export function isSameActor(one: Actor, other: Actor): boolean {
  if (one.kind !== 'staff' || other.kind !== 'staff') return one.kind === other.kind
  return one.name === other.name
}

function stateOf(mine: Review | null, toMark: readonly string[]): ReviewState {
  if (mine?.doneAt !== undefined) return 'done'
  if (mine !== null && Object.keys(mine.marks).length > 0) return 'started'
  return toMark.length === 0 ? 'nothingToMark' : 'notStarted'
}

/** The settled mark of each question of an attempt: of several the newest that was not undone (J7, J13). */
function settledIn(
  settled: readonly SettledMark[] = [],
  attemptId: string,
): Map<string, SettledMark> {
  const counting = new Map<string, readonly SettledMark[]>()
  for (const mark of settled) {
    if (mark.attemptId !== attemptId) continue
    const before = counting.get(mark.questionId) ?? []
    counting.set(mark.questionId, mark.undone ? before.slice(0, -1) : [...before, mark])
  }
  return new Map(
    [...counting].flatMap(([id, marks]) => marks.slice(-1).map((mark) => [id, mark] as const)),
  )
}

/** For each question the settled mark (rule J7), or else the mean of its marks (rule J2). */
function pointsGiven(
  reviews: readonly Review[],
  settled: ReadonlyMap<string, SettledMark>,
): AwardedPoints {
  const byQuestion = new Map<string, number[]>()
  for (const { marks } of reviews) {
    for (const [id, { points }] of Object.entries(marks)) {
      byQuestion.set(id, [...(byQuestion.get(id) ?? []), points])
    }
  }
  const means = new Map([...byQuestion].map(([id, points]) => [id, meanPoints(points)]))
  for (const [id, { points }] of settled) means.set(id, points)
  return means
}

/** The mean of marks (rule J2), rounded like every result: it still counts as the fraction that it is (S8). */
export function meanPoints(points: readonly number[]): number {
  const [first = 0] = points
  if (points.length === 1) return first
  return rounded(shareOf(sumOfFractions(points.map(fractionOf)), 1, points.length))
}
