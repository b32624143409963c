import type { Answer, AnswerOf } from '#schemas/answer.ts'

import { defineKind } from './kind.ts'
import { offerOf } from './offer.ts'
import { nothingLeft, OTHER, otherText, wordsLeft } from './singleChoice.ts'
import { optionSetTests } from './tests.ts'

/** Check boxes: a set of options, with the candidate's own words or without. */
export const multipleChoice = defineKind('multipleChoice', isMultipleChoiceAnswer, (question) => {
  const offer = offerOf(question.options)
  const { minChoices = 0, maxChoices = Number.POSITIVE_INFINITY } = question
  const ownWords = (answer: { other?: string }): number => (otherText(answer) === null ? 0 : 1)
  const count = (answer: AnswerOf<'multipleChoice'>): number =>
    offer.count(answer.options) + ownWords(answer)
  const begun = question.other ? wordsLeft : nothingLeft
  return {
    tests: optionSetTests,
    isBlank: (answer) => answer.options.length === 0 && otherText(answer) === null,
    begun,
    comparable: (answer) => {
      const chosen = offer.chosen(answer.options)
      return otherText(answer) === null ? chosen : [...chosen, OTHER]
    },
    read: offer.read,
    measures: question.other ? { count, other: otherText } : { count },
    check: (answer) => {
      const chosen = offer.chosen(answer.options)
      const isOther = ownWords(answer) === 1
      const left = isOther ? null : begun(answer)
      if (!chosen.every(offer.has) || (isOther && question.other === undefined)) {
        return { rule: 'unknownOption' }
      }
      // *None of these* is enough by itself: a minimum asks no more of it.
      if (offer.hasNone(chosen)) {
        return chosen.length > 1 || isOther || left !== null ? { rule: 'noneWithOthers' } : null
      }
      if (left !== null) return left
      if (count(answer) < minChoices) return { rule: 'minChoices', limit: minChoices }
      if (count(answer) > maxChoices) return { rule: 'maxChoices', limit: maxChoices }
      return null
    },
  }
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

/** Of stored answers, whose shape nothing has looked at yet. */
export function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
