import type { QuestionOf } from '#schemas/question.ts'
import { checkRanges, type Range } from '#src/assessment/engine/kinds/parts/checkRanges.ts'
import {
  choiceWithPartIds,
  keptByChoice,
} from '#src/assessment/engine/kinds/parts/choiceAuthoring.ts'
import { defineAuthoring } from '#src/assessment/engine/kinds/parts/defineAuthoring.ts'
import { offerOf } from '#src/assessment/engine/kinds/parts/offer.ts'

import { isMultipleChoiceAnswer } from './answering.ts'

export const multipleChoice = defineAuthoring('multipleChoice', {
  parts: ['options'],
  added: (shared, { options }) => ({ ...shared, required: false, kind: 'multipleChoice', options }),
  kept: keptByChoice,
  check(question, at) {
    const { minChoices, maxChoices } = question
    const range: Range = minChoices
      ? ['minChoices', minChoices, 'maxChoices', maxChoices]
      : ['one', 1, 'maxChoices', maxChoices]
    const offered = choicesOffered(question) || undefined
    return checkRanges([range, ['minChoices', minChoices, 'options', offered]], at)
  },
  compared: (_, { op }) => (op === 'includes' ? 'option' : 'options'),
  withPartIds: choiceWithPartIds,
  answerWithPartIds: (answer, newId) =>
    isMultipleChoiceAnswer(answer) ? { ...answer, options: answer.options.map(newId) } : answer,
  chosen: ({ options }, answer) =>
    isMultipleChoiceAnswer(answer) ? offerOf(options).chosen(answer.options) : [],
  examples: [{ options: ['a', 'b'] }],
})

/**
 * *All of these* stands for others and *none of these* excludes them, so neither counts; own words
 * add one.
 */
function choicesOffered({ options, other }: QuestionOf<'multipleChoice'>): number {
  const ordinary = options.filter((option) => option.role === undefined).length
  return options.length === 0 ? 0 : ordinary + (other ? 1 : 0)
}
