/** One finished attempt as one reviewer may see it: evaluated as it was given, then masked (rule H7). */
import type { Version } from '#schemas/assessment.ts'
import type { Answer, Answers } from '#schemas/answer.ts'
import type { Actor } from '#schemas/parts/actor.ts'
import type { FinishedAttempt } from '#schemas/parts/attempt.ts'
import type { Review } from '#schemas/parts/review.ts'
import { type Compiled, compile } from '#src/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/engine/evaluation/evaluationState.ts'
import { type Quoted, quotedIn } from '#src/engine/evaluation/quotes.ts'
import {
  type ReadQuestion,
  type ReadSection,
  readEvaluation,
} from '#src/engine/evaluation/reading.ts'
import { questionsOf } from '#src/engine/place.ts'
import { type Score, scoreEvaluation } from '#src/engine/scoring/scoring.ts'

import { isSameActor, type Judged, judge } from './marks.ts'
import type { AnswerMask } from './masking/answerMask.ts'

/** Without the answers, because what is shown of them must not be evaluated. */
export type ShownAttempt = Omit<FinishedAttempt, 'answers'>

export type ShownQuestion = ReadQuestion & { isMasked: boolean }
export type ShownSection = Omit<ReadSection, 'questions'> & { questions: ShownQuestion[] }

/** By the attempt's own version. */
export interface AttemptReading {
  version: Version
  sections: () => ShownSection[]
  /** What a name in a text refers to (rule Q1). */
  quoted: (name: string) => Quoted | null
  judged: () => Judged
  /** Without any marks. */
  scoreByKeys: () => Score
}

export interface ReviewedAttempt {
  attempt: ShownAttempt
  shownAnswers: () => Answers
  /** This reviewer's own review; null if there is none. */
  mine: Review | null
  /** Null if the version can't be read. */
  reading: AttemptReading | null
}

/** Evaluates each attempt once, because submitted ones never change. */
export type Evaluate = (version: Version, attempt: FinishedAttempt) => Evaluation

export function attemptEvaluator(): Evaluate {
  const compiledById = new Map<string, Compiled>()
  const known = new Map<string, Evaluation>()
  return (version, attempt) => {
    const before = known.get(attempt.attemptId)
    if (before) return before
    const compiled = compiledById.get(version.id) ?? compile(version.definition)
    compiledById.set(version.id, compiled)
    const evaluation = startEvaluation(compiled, attempt.answers, attempt)
    known.set(attempt.attemptId, evaluation)
    return evaluation
  }
}

export interface Reviewing {
  version: Version | null
  /** Of all attempts of the response. */
  reviews: readonly Review[]
  me: Actor
  mask: AnswerMask
  evaluate: Evaluate
}

export function reviewedAttempt(
  attempt: FinishedAttempt,
  { version, reviews, me, mask, evaluate }: Reviewing,
): ReviewedAttempt {
  const { attemptId } = attempt
  const { answers, ...shown } = attempt
  return {
    attempt: shown,
    shownAnswers: () => maskedAnswers(answers, version, mask),
    mine: reviewBy(reviews, attemptId, me),
    reading: version && {
      version,
      sections: () => maskedSections(evaluate(version, attempt), attempt, mask),
      quoted: (name) => mask.quoted(quotedIn(evaluate(version, attempt), name)),
      judged: () => {
        const judged = judge(evaluate(version, attempt), reviews, { attemptId, me })
        const others = judged.others.map((review) => maskedReview(review, mask))
        return { ...judged, others, score: maskedScore(judged.score, mask) }
      },
      scoreByKeys: () => maskedScore(scoreEvaluation(evaluate(version, attempt)), mask),
    },
  }
}

function maskedAnswers(answers: Answers, version: Version | null, mask: AnswerMask): Answers {
  const questions = version === null ? [] : questionsOf(version.definition)
  const questionById = new Map(questions.map((question) => [question.id, question]))
  const shown: Record<string, Answer> = {}
  for (const [id, answer] of Object.entries(answers)) {
    shown[id] = mask.answer(questionById.get(id), answer)
  }
  return shown
}

function maskedSections(
  evaluation: Evaluation,
  { dropped }: FinishedAttempt,
  mask: AnswerMask,
): ShownSection[] {
  return readEvaluation(evaluation, dropped).map((section) => ({
    ...section,
    questions: section.questions.map((read) => {
      if (read.answer === undefined) return { ...read, isMasked: false }
      const answer = mask.answer(read.question, read.answer)
      return { ...read, answer, isMasked: answer !== read.answer }
    }),
  }))
}

/** A calculated value may be a text that contains answers. */
function maskedScore(score: Score, mask: AnswerMask): Score {
  const calculated = score.calculated.map((each) => ({ ...each, value: mask.value(each.value) }))
  return { ...score, calculated }
}

/** Another reviewer may know the name, and have written it. */
function maskedReview(review: Review, { text }: AnswerMask): Review {
  const marks: Review['marks'] = {}
  for (const [id, { earlier, ...mark }] of Object.entries(review.marks)) {
    const kept = earlier && { earlier: earlier.map((each) => maskedReason(each, text)) }
    marks[id] = { ...maskedReason(mark, text), ...kept }
  }
  const comments: Review['comments'] = {}
  for (const [id, comment] of Object.entries(review.comments)) comments[id] = text(comment)
  return {
    ...review,
    marks,
    comments,
    ...(review.comment !== undefined && { comment: text(review.comment) }),
  }
}

function maskedReason<M extends { reason?: string }>(mark: M, text: AnswerMask['text']): M {
  return mark.reason === undefined ? mark : { ...mark, reason: text(mark.reason) }
}

/** The review of an attempt by this reviewer; null if there is none. */
function reviewBy(reviews: readonly Review[], attemptId: string, me: Actor): Review | null {
  return reviews.find((each) => each.attemptId === attemptId && isSameActor(each.by, me)) ?? null
}
