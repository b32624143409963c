/** Turning a question into self-identification, and what it can't have then (rules G1 and G3). */
import type { AnswerableQuestion } from '#schemas/question.ts'
import { withChange } from '#src/assessment/engine/change.ts'

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
