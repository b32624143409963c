/** One finished attempt as one reviewer may see it: evaluated as it was given, then masked (rule H7). */
import type { Answer, Answers } from '#schemas/answer.ts'
import type { TextRules } from '#schemas/textRules.ts'
import type { Actor } from '#schemas/actor.ts'
import type { FinishedAttempt } from '#schemas/attempt.ts'
import type { Review, ScoreEntry, SettledMark } from '#schemas/review.ts'
import type { AnswerableQuestion, Question } from '#schemas/question.ts'
import { type Quoted, quotedIn } from '#src/assessment/engine/evaluation/quotes.ts'
import type { ReadSection } from '#src/assessment/engine/evaluation/reading.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { type Score, scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'

import type { AttemptCache, EvaluatedAttempt, EvaluatedVersion } from './attemptCache.ts'
import { isSameActor, type Judged, judge } from '#src/assessment/engine/scoring/marks.ts'
import { type AnswerMask, sharedText } from './masking/answerMask.ts'
import { type MovedScore, movedScore } from './movedScore.ts'
import { type HistoryEntry, scoreHistory } from './scoreHistory.ts'

/** Without the answers, because what is shown of them must not be evaluated. */
export type ShownAttempt = Omit<FinishedAttempt, 'answers'>

/** An answer that no key decides. */
export interface AnswerToMark {
  question: AnswerableQuestion
  /** Those of the version that was answered. */
  textRules: TextRules
  /** Masked when it is needed, since a page may have thousands. */
  shown: () => ShownAnswer
}

export interface ShownAnswer {
  answer: Answer
  /** Part of it is hidden. */
  isMasked: boolean
}

/** By the attempt's own version. */
export interface AttemptReading {
  version: EvaluatedVersion
  sections: () => ReadSection[]
  /** The answer or value that a name in a text refers to (rule Q1). */
  quoted: (name: string) => Quoted | null
  /** One's own words are as they were written, unless they are shown beside those of others, or printed (rule H9). */
  judged: (own?: 'masked') => Judged
  toMark: () => readonly AnswerToMark[]
  /** Without any marks. */
  scoreByKeys: () => Score
  /** Every recorded score (rule J9). */
  history: () => HistoryEntry[]
  /** How the score changed since the reviewer saw it; null if it did not (rule J12). */
  moved: () => MovedScore | null
}

export interface ReviewedAttempt {
  attempt: ShownAttempt
  shownAnswers: () => Answers
  /** The reviewer's own review; null if there is none. */
  mine: Review | null
  /** Null if the version can't be read. */
  reading: AttemptReading | null
}

export interface Reviewing {
  version: EvaluatedVersion | null
  /** The reviews of all attempts of the response. */
  reviews: readonly Review[]
  settled?: readonly SettledMark[] | undefined
  /** The scores of all attempts, oldest first. */
  scores?: readonly ScoreEntry[]
  me: Actor
  mask: AnswerMask
  cache: AttemptCache
}

export function reviewedAttempt(
  attempt: FinishedAttempt,
  { version, reviews, settled, scores = [], me, mask, cache }: Reviewing,
): ReviewedAttempt {
  const { attemptId } = attempt
  const { answers, ...shown } = attempt
  return {
    attempt: shown,
    shownAnswers: () => maskedAnswers(answers, version, mask),
    mine: reviewBy(reviews, attemptId, me),
    reading: version && {
      version: maskedVersion(version, mask),
      ...readingOf(cache.evaluated(version, attempt), mask),
      judged: (own) => {
        const { evaluation } = cache.evaluated(version, attempt)
        const judged = judge(evaluation(), reviews, { attemptId, me, settled })
        const others = judged.others.map((review) => maskedReview(review, mask))
        const settledById = new Map(
          [...judged.settled].map(([id, mark]) => [id, maskedReason(mark, mask.words)]),
        )
        const score = maskedScore(judged.score, mask)
        const mine = own && judged.mine ? maskedReview(judged.mine, mask) : judged.mine
        return { ...judged, mine, others, settled: settledById, score }
      },
      moved: () => movedScore(reviewBy(reviews, attemptId, me), { scores, me }),
      history: () => {
        const submitted = publishedScore(version, attempt)
        // One's own reasons too: whoever wrote them may have known the name then.
        return scoreHistory(attempt, { scores, reviews, settled, me, submitted }).map((entry) => ({
          ...entry,
          reason: entry.reason && maskedEntry(entry.kind, entry.reason, mask),
        }))
      },
    },
  }
}

function maskedVersion(version: EvaluatedVersion, mask: AnswerMask): EvaluatedVersion {
  if (!version.corrections?.length) return version
  const corrections = version.corrections.map((each) => ({
    ...each,
    reason: sharedText(each.reason, mask),
  }))
  return { ...version, corrections }
}

function maskedEntry(kind: HistoryEntry['kind'], reason: string, mask: AnswerMask): string {
  return kind === 'keyFixed' ? sharedText(reason, mask) : mask.words(reason)
}

/** With the keys as they were published. */
function publishedScore({ definition, published }: EvaluatedVersion, attempt: FinishedAttempt) {
  return scoreAnswers(published ?? definition, attempt.answers, attempt)
}

function readingOf({ evaluation, sections, scoreByKeys }: EvaluatedAttempt, mask: AnswerMask) {
  return {
    sections: () => sections().map((section) => maskedSection(section, mask)),
    quoted: (name: string) => mask.quoted(quotedIn(evaluation(), name)),
    scoreByKeys: () => maskedScore(scoreByKeys(), mask),
    toMark: () => {
      const left = scoreByKeys().questions.filter(({ rule }) => rule === 'toBeMarked')
      const ids = new Set(left.map(({ questionId }) => questionId))
      if (ids.size === 0) return []
      const { textRules } = evaluation().compiled.definition
      return sections().flatMap(({ questions }) =>
        questions.flatMap(({ question, answer }): AnswerToMark[] => {
          if (!ids.has(question.id) || question.kind === 'statement') return []
          if (answer === undefined) return []
          return [{ question, textRules, shown: () => shownAnswer(question, answer, mask) }]
        }),
      )
    },
  }
}

function shownAnswer(question: Question, given: Answer, mask: AnswerMask): ShownAnswer {
  const answer = mask.answer(question, given)
  return { answer, isMasked: answer !== given }
}

function maskedAnswers(
  answers: Answers,
  version: EvaluatedVersion | null,
  mask: AnswerMask,
): Answers {
  const questions = version === null ? [] : questionsOf(version.definition)
  const questionById = new Map(questions.map((question) => [question.id, question]))
  const shown: Record<string, Answer> = {}
  for (const [id, answer] of Object.entries(answers)) {
    shown[id] = mask.answer(questionById.get(id), answer)
  }
  return shown
}

function maskedSection(section: ReadSection, mask: AnswerMask): ReadSection {
  const questions = section.questions.map((read) => {
    if (read.answer === undefined) return read
    return { ...read, answer: mask.answer(read.question, read.answer) }
  })
  return { ...section, questions }
}

/** A calculated value may be a text that contains answers. */
function maskedScore(score: Score, mask: AnswerMask): Score {
  const calculated = score.calculated.map((each) => ({ ...each, value: mask.value(each.value) }))
  return { ...score, calculated }
}

/** Another reviewer may know the name, or that of another candidate, and have written it. */
function maskedReview(review: Review, { words: text }: AnswerMask): Review {
  const marks: Review['marks'] = {}
  for (const [id, { earlier, ...mark }] of Object.entries(review.marks)) {
    const kept = earlier && { earlier: earlier.map((each) => maskedReason(each, text)) }
    marks[id] = { ...maskedReason(mark, text), ...kept }
  }
  const comments: Review['comments'] = {}
  for (const [id, comment] of Object.entries(review.comments)) comments[id] = text(comment)
  const changes = review.recommendationChanges?.map((change) => maskedReason(change, text))
  return {
    ...review,
    marks,
    comments,
    ...(review.comment !== undefined && { comment: text(review.comment) }),
    ...(changes && { recommendationChanges: changes }),
  }
}

function maskedReason<M extends { reason?: string }>(mark: M, text: AnswerMask['text']): M {
  return mark.reason === undefined ? mark : { ...mark, reason: text(mark.reason) }
}

/** The review of an attempt by this reviewer; null if there is none. */
function reviewBy(reviews: readonly Review[], attemptId: string, me: Actor): Review | null {
  return reviews.find((each) => each.attemptId === attemptId && isSameActor(each.by, me)) ?? null
}
