/** All answers to one question, in the order in which one reviewer marks them. */
import type { Actor } from '#schemas/parts/actor.ts'
import type { Mark, Review } from '#schemas/parts/review.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { randomNumbers } from '#src/engine/drawing.ts'

import type { AttemptReading, ShownAnswer, ShownAttempt } from './reviewedAttempt.ts'

export interface GivenAnswer {
  candidateId: string
  attemptId: string
  attempt: ShownAttempt
  /** As in the version that was answered, with its options in the candidate's order. */
  question: AnswerableQuestion
  shown: () => ShownAnswer
  reading: AttemptReading
  /** The review of the reviewer who asks; null before its first mark. */
  mine: Review | null
}

/** Answers that say the same, and are marked together. */
export type AnswerGroup = readonly [GivenAnswer, ...GivenAnswer[]]

/**
 * The answers in an order that is random but stays the same for one reviewer: by the first random
 * number (rule D1) of the attempt and the reviewer (rule J5).
 */
export function inMarkingOrder(answers: readonly GivenAnswer[], me: Actor): GivenAnswer[] {
  const name = me.kind === 'staff' ? me.name : me.kind
  const placed = answers.map((answer) => ({
    answer,
    place: randomNumbers(0, `${answer.attemptId} ${name}`)(),
  }))
  return placed.toSorted((a, b) => a.place - b.place).map(({ answer }) => answer)
}

/**
 * Groups short answers that are the same, as long as they have the same mark, at the place of the
 * first of them (rule J6). Every other answer is a group of its own.
 */
export function groupsToMark(answers: readonly GivenAnswer[]): AnswerGroup[] {
  const groups = new Map<string, [GivenAnswer, ...GivenAnswer[]]>()
  for (const given of answers) {
    const key = groupKey(given)
    const group = groups.get(key)
    if (group) group.push(given)
    else groups.set(key, [given])
  }
  return [...groups.values()]
}

export function markOf({ mine, question }: GivenAnswer): Mark | undefined {
  return mine?.marks[question.id]
}

function groupKey(given: GivenAnswer): string {
  const { question, shown, attemptId, mine } = given
  if (!GROUPED.has(question.kind)) return attemptId
  const { answer, isMasked } = shown()
  // What is hidden may differ.
  if (isMasked) return attemptId
  const mark = markOf(given)
  const said = typeof answer === 'string' ? answer.trim().normalize('NFC') : answer
  const marked = mark && [mark.points, mark.level, mark.reason]
  return JSON.stringify([said, marked, mine?.comments[question.id], mine?.doneAt !== undefined])
}

/** Kinds whose answers are often the same. */
const GROUPED: ReadonlySet<string> = new Set(['shortText', 'number', 'date'])
