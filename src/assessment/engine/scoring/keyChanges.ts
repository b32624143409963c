/** What an edit, or anything else that replaces a definition, changed in how answers are scored. */
import type { Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { TEXT_RULES } from '#schemas/textRules.ts'
import { comparedValues } from '#src/assessment/engine/conditionMapping.ts'
import { isSameScale } from '#src/assessment/engine/conditions/scale.ts'
import { truthOf } from '#src/assessment/engine/conditions/truth.ts'
import { hasKey } from '#src/assessment/engine/kinds/scoring.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'

import { isScoredByOption } from './optionPoints.ts'
import { keyReachOf, keySenseOf } from './keySense.ts'
import { worthOf } from './worth.ts'

/**
 * `key`: another answer is correct, or none is any more. `reach`: the same answers are, but others of
 * them are allowed. `points`: the most that can be earned. `scale` and `knockOutScale`: the key or
 * the knock-out has the same number on another scale.
 */
export type KeyChangeOf = 'key' | 'reach' | 'scale' | 'points' | 'knockOut' | 'knockOutScale'
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
  const isRescaled = !isSameScale(before, after)
  if (!isWrittenAlike(keySenseOf(before), keySenseOf(after))) changes.push('key')
  else if (!isWrittenAlike(reachOf(before), reachOf(after))) changes.push('reach')
  else if (isRescaled && hasKey(after)) changes.push('scale')
  if (worthOf(before) !== worthOf(after)) changes.push('points')
  const knockOut = knockOutOf(after)
  if (!isWrittenAlike(knockOutOf(before), knockOut)) changes.push('knockOut')
  else if (knockOut !== null && truthOf(knockOut, before) !== truthOf(knockOut, after))
    changes.push('knockOut')
  else if (isRescaled && knockOut !== null && namesValue(knockOut)) changes.push('knockOutScale')
  return changes.map((of) => ({ questionId: after.id, of, before, after }))
}

/** Points per option have no reach: an option can be chosen, or doesn't exist. */
function reachOf(question: Question) {
  return hasKey(question) && !isScoredByOption(question) ? keyReachOf(question, TEXT_RULES) : null
}

function knockOutOf(question: Question) {
  return 'knockOut' in question ? (question.knockOut ?? null) : null
}

function namesValue(test: Predicate): boolean {
  return comparedValues(test).length > 0
}

function isWrittenAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
