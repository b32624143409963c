import type { AnswerableQuestion } from '#schemas/question.ts'
import { withChange } from '#src/assessment/engine/change.ts'

import type { Finding } from '#src/assessment/engine/findings/findings.ts'

type UpsideDown = Extract<Finding, { kind: 'limitsUpsideDown' }>

/**
 * Swaps two limits of the author's; lowers a minimum to what is available; removes a maximum that
 * allows nothing.
 */
export function fixLimits(question: AnswerableQuestion, finding: UpsideDown): AnswerableQuestion {
  const { low, high, lowValue, highValue } = finding
  if (high === 'options') return withChange(question, { minChoices: highValue })
  const isCount = high !== 'max' && high !== 'highest'
  const allowsNothing = isCount && typeof highValue === 'number' && highValue < 1
  if (low === 'one' || allowsNothing) return withChange(question, { [high]: undefined })
  return withChange(question, { [low]: highValue, [high]: lowValue })
}
