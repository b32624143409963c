import type { AnswerableQuestion } from '#schemas/question.ts'
import { withChange } from '#src/engine/editing/change.ts'

import type { Finding } from './findings.ts'

type UpsideDown = Extract<Finding, { kind: 'limitsUpsideDown' }>

/**
 * Two limits of the author's change places; a minimum above what there is comes down to it; a
 * maximum that allows nothing goes.
 */
export function mendLimits(question: AnswerableQuestion, finding: UpsideDown): AnswerableQuestion {
  const { low, high, lowValue, highValue } = finding
  if (high === 'options') return withChange(question, { minChoices: highValue })
  const isCount = high !== 'max' && high !== 'highest'
  const allowsNothing = isCount && typeof highValue === 'number' && highValue < 1
  if (low === 'one' || allowsNothing) return withChange(question, { [high]: undefined })
  return withChange(question, { [low]: highValue, [high]: lowValue })
}
