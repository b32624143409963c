/** The authoring that both choice kinds share. */
import type { AnswerableQuestion, ChoiceQuestion } from '#schemas/question.ts'
import { withChange } from '#src/assessment/engine/change.ts'

import type { IdChange } from './defineAuthoring.ts'
import { changedIds, withChangedIds } from './partIds.ts'

/** Between choice kinds everything is kept; from other kinds, any options. */
export function keptByChoice(before: AnswerableQuestion) {
  if (before.kind !== 'singleChoice' && before.kind !== 'multipleChoice') return keptOptions(before)
  const { options, other, shuffle, optionPoints, key } = before
  return { options, other, shuffle, optionPoints, key: key && { options: key.options } }
}

/** The options, and whether they are shuffled. */
export function keptOptions(before: AnswerableQuestion) {
  if (!('options' in before)) return {}
  const shuffle = 'shuffle' in before ? before.shuffle : undefined
  return { options: before.options, shuffle }
}

/** Its key and its points per option. */
export function choiceWithPartIds<Q extends ChoiceQuestion>(question: Q, change: IdChange): Q {
  const { key, optionPoints } = question
  const options = changedIds(key?.options, change)
  const byOption = withChangedIds(optionPoints?.byOption, change)
  return withChange(question, {
    key: options && { ...key, options },
    optionPoints: optionPoints && byOption && { ...optionPoints, byOption },
  })
}
