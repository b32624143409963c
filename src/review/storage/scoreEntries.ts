/** The score of an attempt as one reviewer sees it, and how it is recorded. */
import type { Version } from '#schemas/records/assessment.ts'
import type { Actor } from '#schemas/actor.ts'
import type { FinishedAttempt } from '#schemas/attempt.ts'
import type { ScoreEntry } from '#schemas/review.ts'
import type { Response } from '#schemas/records/response.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { finishedScore, type Judged, judge } from '#src/assessment/engine/scoring/marks.ts'
import type { Score } from '#src/assessment/engine/scoring/scoring.ts'

/** Makes the entry that is appended to the scores of a response. */
export function scoreEntryOf(
  { points, most }: Judged['score'],
  about: Pick<ScoreEntry, 'attemptId' | 'at' | 'by' | 'reason'>,
): ScoreEntry {
  return { ...about, points, most }
}

/** With the marks of all finished reviews: what is recorded, whoever caused it. */
export function finishedScoreWith(
  { definition }: Version,
  { attemptId, answers, ...attempt }: FinishedAttempt,
  { reviews, settled }: Pick<Response, 'reviews' | 'settled'>,
): Score {
  const evaluation = startEvaluation(compile(definition), answers, attempt)
  return finishedScore(evaluation, reviews, { attemptId, settled })
}

/** Judges an attempt as this reviewer may see it. */
export function judgeWith(
  { definition }: Version,
  attempt: FinishedAttempt,
  { reviews, settled }: Pick<Response, 'reviews' | 'settled'>,
  me: Actor,
): Judged {
  const evaluation = startEvaluation(compile(definition), attempt.answers, attempt)
  return judge(evaluation, reviews, { attemptId: attempt.attemptId, me, settled })
}
