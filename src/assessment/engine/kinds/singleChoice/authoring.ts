import {
  choiceWithPartIds,
  keptByChoice,
} from '#src/assessment/engine/kinds/parts/choiceAuthoring.ts'
import { defineAuthoring } from '#src/assessment/engine/kinds/parts/defineAuthoring.ts'

import { isSingleChoiceAnswer } from './answering.ts'

export const singleChoice = defineAuthoring('singleChoice', {
  parts: ['options'],
  added: (shared, { options }) => ({
    ...shared,
    required: false,
    kind: 'singleChoice',
    display: 'radio',
    options,
  }),
  kept: keptByChoice,
  needsTwo: ({ other }) => other === undefined,
  compared: 'option',
  withPartIds: choiceWithPartIds,
  answerWithPartIds: (answer, newId) =>
    isSingleChoiceAnswer(answer) && answer.option !== undefined
      ? { ...answer, option: newId(answer.option) }
      : answer,
  chosen: (_, answer) =>
    isSingleChoiceAnswer(answer) && answer.option !== undefined ? [answer.option] : [],
  examples: [{ option: 'back' }, { other: 'own words' }],
})
