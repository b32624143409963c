import type { Answer } from '#schemas/answer.ts'
import type { Actor } from '#schemas/actor.ts'
import type { FinishedAttempt } from '#schemas/attempt.ts'
import type { Review, SettledMark } from '#schemas/review.ts'
import type { AnswerableQuestion, Question } from '#schemas/question.ts'
import { answerOf, isShown, startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Compiled } from '#src/assessment/engine/evaluation/compile.ts'
import { isAnswered } from '#src/assessment/engine/kinds/blank.ts'
import { judge } from '#src/assessment/engine/scoring/marks.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import { type ScoredQuestion, shareSoFar } from '#src/assessment/engine/scoring/scoring.ts'

interface Judgements {
  reviews: readonly Review[]
  settled?: readonly SettledMark[] | undefined
}

/** The part of an attempt that statistics need. */
export type SubmittedAttempt = Pick<
  FinishedAttempt,
  'attemptId' | 'versionId' | 'answers' | 'seed' | 'startedAt' | 'language' | 'clock'
> &
  Judgements

/** The treatment of one question by one candidate. */
export type Treated = {
  status: 'answered' | 'blank' | 'notShown'
  /** Null unless it was answered. */
  answer: Answer | null
  /** Null if it was not shown, has no points, or still has to be marked. */
  points: number | null
  most: number
  isToBeMarked: boolean
}

export type Submission = {
  /** In the order of `answerableIn`. */
  questions: Treated[]
  /** The share of the points available so far (rule S15); null if nothing has been scored. */
  share: number | null
  isProvisional: boolean
  activeMs: number
}

/**
 * Everything that has statistics, in authored order: all questions but statements and
 * self-identification (rules F2 and G2).
 */
export function answerableIn({ questions }: Compiled): AnswerableQuestion[] {
  return questions.flatMap(({ question }) =>
    question.kind === 'statement' || isSelfIdentification(question) ? [] : [question],
  )
}

/**
 * The last finished attempt of each response, if it was an attempt at this version: earlier ones
 * don't count (rule F1).
 */
export function countedAttempts(
  responses: readonly {
    attempts: readonly Omit<SubmittedAttempt, keyof Judgements>[]
    reviews: readonly Review[]
    settled?: readonly SettledMark[]
  }[],
  versionId: string,
): SubmittedAttempt[] {
  return responses.flatMap(({ attempts, reviews, settled }) => {
    const last = attempts.at(-1)
    if (last?.versionId !== versionId) return []
    const { attemptId, answers, seed, startedAt, language, clock } = last
    return [{ attemptId, versionId, answers, seed, startedAt, language, clock, reviews, settled }]
  })
}

/** One attempt, evaluated and scored by its version, with the marks that `me` may see (J2). */
export function submissionOf(compiled: Compiled, attempt: SubmittedAttempt, me: Actor): Submission {
  const evaluation = startEvaluation(compiled, attempt.answers, attempt)
  const { attemptId, reviews, settled } = attempt
  const { score, isProvisional } = judge(evaluation, reviews, { attemptId, me, settled })
  const scoredById = new Map(score.questions.map((scored) => [scored.questionId, scored]))
  return {
    questions: answerableIn(compiled).map((question) => {
      const answer = answerOf(evaluation, question.id)
      const status = statusOf(question, isShown(evaluation, question.id), answer)
      return {
        status,
        answer: status === 'answered' ? (answer ?? null) : null,
        ...pointsIn(scoredById.get(question.id)),
      }
    }),
    share: shareSoFar(score),
    isProvisional,
    activeMs: attempt.clock.activeMs,
  }
}

function statusOf(
  question: Question,
  shown: boolean,
  answer: Answer | undefined,
): Treated['status'] {
  if (!shown) return 'notShown'
  return isAnswered(question, answer) ? 'answered' : 'blank'
}

/** The points of one question, as statistics count them (rule F3). */
export function pointsIn(
  scored: ScoredQuestion | undefined,
): Pick<Treated, 'points' | 'most' | 'isToBeMarked'> {
  const isScored = scored !== undefined && scored.most > 0 && scored.rule !== 'toBeMarked'
  return {
    points: isScored ? scored.points : null,
    most: scored?.most ?? 0,
    isToBeMarked: scored?.rule === 'toBeMarked',
  }
}
