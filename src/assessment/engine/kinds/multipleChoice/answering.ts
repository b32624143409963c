import type { Answer, AnswerOf } from '#schemas/answer.ts'
import { defineAnswering } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { isListOfTexts } from '#src/assessment/engine/kinds/parts/listOfTexts.ts'
import { offerOf } from '#src/assessment/engine/kinds/parts/offer.ts'
import {
  nothingLeft,
  OTHER,
  otherText,
  wordsLeft,
  wordsTooLong,
} from '#src/assessment/engine/kinds/parts/ownWords.ts'
import { optionSetOperators } from '#src/assessment/engine/kinds/parts/operators.ts'

/** Checkboxes: a set of options, with or without the candidate's own words. */
export const multipleChoice = defineAnswering('multipleChoice', {
  fits: isMultipleChoiceAnswer,
  inExpressions: 'list',
  seconds: 20,
  rules: (question) => {
    const offer = offerOf(question.options)
    const { minChoices = 0, maxChoices = Number.POSITIVE_INFINITY } = question
    const ownWords = (answer: { other?: string }): number => (otherText(answer) === null ? 0 : 1)
    const count = (answer: AnswerOf<'multipleChoice'>): number =>
      offer.count(answer.options) + ownWords(answer)
    const started = question.other ? wordsLeft : nothingLeft
    return {
      operators: optionSetOperators,
      isBlank: (answer) => answer.options.length === 0 && otherText(answer) === null,
      started,
      comparable: (answer) => {
        const chosen = offer.chosen(answer.options)
        return otherText(answer) === null ? chosen : [...chosen, OTHER]
      },
      read: offer.read,
      measures: question.other ? { count, other: otherText } : { count },
      check: (answer) => {
        const chosen = offer.chosen(answer.options)
        const isOther = ownWords(answer) === 1
        const left = isOther ? null : started(answer)
        if (!chosen.every(offer.has) || (isOther && question.other === undefined)) {
          return { rule: 'unknownOption' }
        }
        // *None of these* is a complete answer, so a minimum number doesn't apply.
        if (offer.hasNone(chosen)) {
          return chosen.length > 1 || isOther || left !== null ? { rule: 'noneWithOthers' } : null
        }
        if (left !== null) return left
        if (count(answer) < minChoices) return { rule: 'minChoices', limit: minChoices }
        if (count(answer) > maxChoices) return { rule: 'maxChoices', limit: maxChoices }
        return wordsTooLong(answer)
      },
    }
  },
})

/** Option ids and perhaps own words (rule B2). */
export function isMultipleChoiceAnswer(answer: Answer): answer is AnswerOf<'multipleChoice'> {
  return (
    typeof answer === 'object' &&
    'options' in answer &&
    Object.keys(answer).every((key) => key === 'options' || key === 'other') &&
    isListOfTexts(answer.options) &&
    (!('other' in answer) || typeof answer.other === 'string')
  )
}
