/** What an edit, or anything else that replaces a definition, changed in how answers are scored. */
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { TEXT_RULES } from '#schemas/textRules.ts'
import { hasKey } from '#src/assessment/engine/kinds/scoring.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'

import { isScoredByOption } from './optionPoints.ts'
import { canKeyBeMet, keySenseOf } from './keySense.ts'
import { worthOf } from './worth.ts'

/**
 * `key`: another answer is correct, or none is any more. `reach`: the same answer is, but is no
 * longer allowed. `points`: the most that can be earned.
 */
export type KeyChangeOf = 'key' | 'reach' | 'points' | 'knockOut'
export type KeyChange = {
  readonly questionId: string
  readonly of: KeyChangeOf
  readonly before: Question
  readonly after: Question
}

/**
 * The changes of keys, points and knock-outs between two definitions, in the order of the second
 * (rules E11 to E15). Questions that only one of them has are left out.
 */
export function keyChanges(before: Definition, after: Definition): KeyChange[] {
  if (before === after) return []
  const beforeById = new Map(questionsOf(before).map((question) => [question.id, question]))
  return questionsOf(after).flatMap((question) => {
    const was = beforeById.get(question.id)
    return was === undefined ? [] : keyChangesOf(was, question)
  })
}

/** The changes between two states of one question. */
export function keyChangesOf(before: Question, after: Question): KeyChange[] {
  if (before === after) return []
  const changes: KeyChangeOf[] = []
  const isOther = !isWrittenAlike(keySenseOf(before), keySenseOf(after))
  if (isOther) changes.push('key')
  else if (isMeetable(before) && !isMeetable(after)) changes.push('reach')
  if (worthOf(before) !== worthOf(after)) changes.push('points')
  if (!isWrittenAlike(knockOutOf(before), knockOutOf(after))) changes.push('knockOut')
  return changes.map((of) => ({ questionId: after.id, of, before, after }))
}

function isMeetable(question: Question): boolean {
  return !hasKey(question) || isScoredByOption(question) || canKeyBeMet(question, TEXT_RULES)
}

function knockOutOf(question: Question) {
  return 'knockOut' in question ? (question.knockOut ?? null) : null
}

function isWrittenAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
