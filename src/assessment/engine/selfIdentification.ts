import type { AnswerableQuestion, Question } from '#schemas/question.ts'
import { withChange } from '#src/assessment/engine/change.ts'

/**
 * Whether the question asks which group a candidate belongs to: its answers are only counted over
 * groups (rules G1 to G4).
 */
export function isSelfIdentification(question: Question): boolean {
  return question.kind === 'singleChoice' && question.selfIdentification === true
}

/** Whether candidates can be made to answer. Self-identification is always optional (rule G1). */
export function canBeRequired(question: Question): question is AnswerableQuestion {
  return question.kind !== 'statement' && !isSelfIdentification(question)
}

/** Removes the properties that count for nothing in self-identification. */
const WITHOUT_EFFECT = {
  required: false,
  requiredIf: undefined,
  key: undefined,
  points: undefined,
  optionPoints: undefined,
  rubric: undefined,
  knockOut: undefined,
} as const

/** The change of a single choice that makes it self-identification. */
export const MADE_SELF_IDENTIFICATION = { ...WITHOUT_EFFECT, selfIdentification: true } as const

/** Without what has no effect in self-identification; the same question if there is nothing. */
export function asSelfIdentification<Q extends AnswerableQuestion>(question: Q): Q {
  const hasNothing = Object.entries(WITHOUT_EFFECT).every(
    ([name, value]) => Reflect.get(question, name) === value,
  )
  return hasNothing ? question : withChange(question, WITHOUT_EFFECT)
}
