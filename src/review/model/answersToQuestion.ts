/** All answers to one question, in the order in which one reviewer marks them. */
import type { Actor } from '#schemas/actor.ts'
import type { Mark } from '#schemas/review.ts'
import { randomNumbers } from '#src/assessment/engine/drawing.ts'

import { textForm } from '#src/assessment/engine/texts/fairText.ts'
import { isFixed } from '#src/assessment/engine/scoring/marks.ts'
import type { AnswerToMark, ReviewedAttempt } from './reviewedAttempt.ts'

/** The answers that a person has to mark in an attempt, without their content. */
export interface AttemptToMark {
  candidateId: string
  attemptId: string
  versionId: string
  /** Attempts are marked in the order of these numbers (rule J5). */
  place: number
  /** Whether the reviewer has finished the review. */
  isDone: boolean
  /** Whether marks change only with a reason (rule J4). */
  isFixed: boolean
  /** By question, in authored order. */
  answers: Readonly<Record<string, MarkableAnswer>>
}

export interface MarkableAnswer {
  /** The reviewer's mark; null before the first. */
  mark: Mark | null
  /**
   * A key that answers which are marked together share (rule J6); null for one that is marked
   * alone.
   */
  sameAs: string | null
}

/** Attempts whose answers say the same, and are marked together. */
export type AnswerGroup = readonly [AttemptToMark, ...AttemptToMark[]]

/** Null if no answer has to be marked by a person, or the version can't be read. */
export function attemptToMark(
  candidateId: string,
  { attempt: { attemptId, versionId }, mine, reading }: ReviewedAttempt,
  me: Actor,
): AttemptToMark | null {
  const toMark = reading?.toMark() ?? []
  if (toMark.length === 0) return null
  const state = { isDone: mine?.doneAt !== undefined, isFixed: isFixed(mine) }
  const answers: Record<string, MarkableAnswer> = {}
  for (const answer of toMark) {
    const { id } = answer.question
    const mark = mine?.marks[id] ?? null
    answers[id] = { mark, sameAs: groupKey(answer, mark, mine?.comments[id], state) }
  }
  return { candidateId, attemptId, versionId, place: placeFor(me, attemptId), ...state, answers }
}

/** Orders attempts at random, but always in the same way for one reviewer (rule J5). */
export function placeFor(me: Actor, attemptId: string): number {
  return randomNumbers(0, `${attemptId} ${me.kind === 'staff' ? me.name : me.kind}`)()
}

/**
 * The answers to a question, in an order that is random but stays the same for one reviewer: by the
 * first random number (rule D1) of the attempt and the reviewer (rule J5). Short answers that are the
 * same, as long as they have the same mark, are at the place of the first of them (rule J6). Versions
 * may ask the question differently: `askedAs` numbers the ways by version, and answers to one way come
 * after those to a way with a lower number, and never in one group with them.
 */
export function groupsToMark(
  attempts: readonly AttemptToMark[],
  questionId: string,
  askedAs: (versionId: string) => number = () => 0,
): AnswerGroup[] {
  const groups = new Map<string, [AttemptToMark, ...AttemptToMark[]]>()
  const order = (one: AttemptToMark, other: AttemptToMark) =>
    askedAs(one.versionId) - askedAs(other.versionId) || one.place - other.place
  for (const attempt of attempts.toSorted(order)) {
    const given = attempt.answers[questionId]
    if (given === undefined) continue
    const same = given.sameAs ?? attempt.attemptId
    const key = `${askedAs(attempt.versionId)} ${same}`
    const group = groups.get(key)
    if (group) group.push(attempt)
    else groups.set(key, [attempt])
  }
  return [...groups.values()]
}

/** The mark of an answer, and of all that are marked together with it. */
export function markOf({ answers }: AttemptToMark, questionId: string): Mark | undefined {
  return answers[questionId]?.mark ?? undefined
}

/** Kinds whose answers are often the same. */
const GROUPED: ReadonlySet<string> = new Set(['shortText', 'number', 'date'])

function groupKey(
  { question, textRules, shown }: AnswerToMark,
  mark: Mark | null,
  comment: string | undefined,
  { isDone, isFixed: fixed }: Pick<AttemptToMark, 'isDone' | 'isFixed'>,
): string | null {
  if (!GROUPED.has(question.kind)) return null
  const { answer, isMasked } = shown()
  // Masked parts may differ.
  if (isMasked) return null
  const isShortText = question.kind === 'shortText' && question.format === 'plain'
  const form = textForm(isShortText ? textRules : undefined)
  const normalized = typeof answer === 'string' ? form(answer) : answer
  return JSON.stringify([
    normalized,
    mark && [mark.points, mark.level, mark.reason],
    comment,
    isDone,
    fixed,
  ])
}
