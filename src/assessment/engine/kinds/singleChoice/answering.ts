import type { Answer, AnswerOf } from '#schemas/answer.ts'
import { defineAnswering } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import {
  nothingLeft,
  OTHER,
  otherText,
  wordsLeft,
  wordsTooLong,
} from '#src/assessment/engine/kinds/parts/ownWords.ts'
import { optionOperators } from '#src/assessment/engine/kinds/parts/operators.ts'
import { isEmptyText } from '#src/assessment/engine/texts/text.ts'

/** Radio buttons or a dropdown: one option, or the candidate's own words. */
export const singleChoice = defineAnswering('singleChoice', {
  fits: isSingleChoiceAnswer,
  inExpressions: 'text',
  seconds: 15,
  rules: (question) => {
    const offered = new Set(question.options.map((option) => option.id))
    return {
      operators: optionOperators,
      isBlank: ({ option, other }) => option === undefined && isEmptyText(other),
      started: question.other ? wordsLeft : nothingLeft,
      comparable: ({ option }) => option ?? OTHER,
      measures: question.other ? { other: otherText } : {},
      check: (answer) => {
        const { option, other } = answer
        const isOneOfThese =
          option === undefined
            ? question.other !== undefined
            : offered.has(option) && isEmptyText(other)
        return isOneOfThese ? wordsTooLong(answer) : { rule: 'unknownOption' }
      },
    }
  },
})

/** The shape of a single choice; also what a multiple choice is never taken for. */
export function isSingleChoiceAnswer(answer: Answer): answer is AnswerOf<'singleChoice'> {
  if (typeof answer !== 'object' || Array.isArray(answer)) return false
  const keys = Object.keys(answer)
  return keys.every((key) => key === 'option' || key === 'other') && hasTextsOnly(answer)
}

function hasTextsOnly(answer: object): boolean {
  return Object.values(answer).every((value) => typeof value === 'string')
}
