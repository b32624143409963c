import type { Definition } from '#schemas/definition.ts'
import type { Actor } from '#schemas/actor.ts'
import { type Compiled, compile } from '#src/assessment/engine/evaluation/compile.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'

import { type Figure, figureOf, NEEDED, valueOf } from './figure.ts'
import { deviationOf, meanOf, medianOf } from './moments.ts'
import {
  isItem,
  type QuestionStatistics,
  questionStatistics,
  type Total,
} from './questionStatistics.ts'
import { alphasWithoutEach, cronbachsAlpha, standardError } from './reliability.ts'
import {
  answerableIn,
  type Submission,
  submissionOf,
  type SubmittedAttempt,
} from './submissions.ts'

export type AssessmentStatistics = {
  submissions: number
  /** Some of their points still have to be given by a person. */
  provisional: number
  /** Submissions with a score: those for which points were available. */
  scored: number
  /** Shares of the points available so far, from 0 to 1 (rule F7). */
  mean: Figure
  median: Figure
  deviation: Figure
  /** How many scores are in each tenth, the lowest first; the last one includes 100 %. */
  tenths: number[]
  /** Milliseconds; of the time that the assessment was open in front of the candidate. */
  medianTime: Figure
  reliability: Reliability
  questions: QuestionStatistics[]
}

/** Computed from the submissions in which every item was asked (rule F9). */
export type Reliability = {
  /** Questions with points whose answers are all marked. */
  items: number
  /** Submissions in which all of them were asked. */
  complete: number
  /** Null if there are fewer than two items. */
  alpha: Figure | null
  /** In shares of the points of all items. */
  standardError: Figure | null
}

/**
 * The statistics of one version and its questions from these attempts (rules F1 to F11), with the
 * marks that `me` may see (rule J2).
 */
export function assessmentStatistics(
  definition: Definition,
  attempts: readonly SubmittedAttempt[],
  me: Actor,
): AssessmentStatistics {
  const compiled = compile(definition)
  return submissionStatistics(
    compiled,
    attempts.map((attempt) => submissionOf(compiled, attempt, me)),
  )
}

/** The same from submissions that have been read already. */
export function submissionStatistics(
  compiled: Compiled,
  submissions: readonly Submission[],
): AssessmentStatistics {
  const questions = answerableIn(compiled)
  const numbers = numberQuestions(compiled.definition)
  const items = questions.flatMap((_, index) =>
    isItem(submissions.flatMap((submission) => submission.questions[index] ?? [])) ? index : [],
  )
  const totals = submissions.map((submission) => totalOfItems(submission, items))
  const { reliability, alphaWithoutByItem } = reliabilityOf(submissions, items)
  const shares = submissions.flatMap(({ share }) => share ?? [])
  const ofScores = (compute: (values: readonly number[]) => number): Figure =>
    figureOf(shares.length, NEEDED.mean, () => compute(shares))
  return {
    submissions: submissions.length,
    provisional: submissions.filter(({ isProvisional }) => isProvisional).length,
    scored: shares.length,
    mean: ofScores(meanOf),
    median: ofScores(medianOf),
    deviation: ofScores(deviationOf),
    tenths: tenthsOf(shares),
    medianTime: figureOf(submissions.length, NEEDED.mean, () =>
      medianOf(submissions.map(({ activeMs }) => activeMs)),
    ),
    reliability,
    questions: questions.map((question, index) => ({
      ...questionStatistics(question, index, numbers.get(question.id) ?? 0, submissions, totals),
      alphaWithout: alphaWithoutByItem.get(index) ?? null,
    })),
  }
}

function totalOfItems({ questions }: Submission, items: readonly number[]): Total {
  const asked = items.flatMap((index) => questions[index] ?? [])
  return asked.reduce<Total>(
    (total, { points, most }) =>
      points === null ? total : { points: total.points + points, most: total.most + most },
    { points: 0, most: 0 },
  )
}

function reliabilityOf(
  submissions: readonly Submission[],
  items: readonly number[],
): { reliability: Reliability; alphaWithoutByItem: ReadonlyMap<number, Figure> } {
  const complete = submissions
    .map(({ questions }) => items.flatMap((index) => questions[index] ?? []))
    .filter((asked) => asked.every(({ points }) => points !== null))
  const rows = complete.map((asked) => asked.map(({ points }) => points ?? 0))
  const most = (complete[0] ?? []).reduce((sum, treated) => sum + treated.most, 0)
  const figure = (compute: () => number | null): Figure =>
    figureOf(rows.length, NEEDED.relation, compute)
  const alpha = items.length < 2 ? null : figure(() => cronbachsAlpha(rows))
  const known = valueOf(alpha)
  const without = items.length < 3 || known === null ? [] : alphasWithoutEach(rows)
  return {
    reliability: {
      items: items.length,
      complete: rows.length,
      alpha,
      standardError: known === null ? alpha : figure(() => standardError(rows, known) / most),
    },
    alphaWithoutByItem: new Map(
      items.flatMap((index, place) => {
        const value = without[place]
        return value === undefined ? [] : [[index, figure(() => value)] as const]
      }),
    ),
  }
}

const TENTHS = 10

/** A score of 30 % is in the fourth tenth; scores below 0 are in the first. */
function tenthsOf(shares: readonly number[]): number[] {
  const counts = Array.from({ length: TENTHS }, () => 0)
  for (const share of shares) {
    // The division may have left a share a rounding error below the tenth it reached.
    const tenth = Math.floor(Number((share * TENTHS).toFixed(9)))
    const place = Math.min(TENTHS - 1, Math.max(0, tenth))
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}
