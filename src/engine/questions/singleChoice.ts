import type { Answer, AnswerOf } from '#schemas/answer.ts'
import { comparableText, isEmptyText } from '#src/engine/text.ts'

import { type BrokenRule, defineKind } from './kind.ts'
import { optionTests } from './tests.ts'

/** Stands for the candidate's own words; no id and no trimmed text equals it. */
export const OTHER = ' other'

/** Radio buttons or a dropdown: one option, or the candidate's own words. */
export const singleChoice = defineKind('singleChoice', isSingleChoiceAnswer, (question) => {
  const offered = new Set(question.options.map((option) => option.id))
  return {
    tests: optionTests,
    isBlank: ({ option, other }) => option === undefined && isEmptyText(other),
    begun: question.other ? wordsLeft : nothingLeft,
    comparable: ({ option }) => option ?? OTHER,
    measures: question.other ? { other: otherText } : {},
    check: ({ option, other }) => {
      const isOneOfThese =
        option === undefined
          ? question.other !== undefined
          : offered.has(option) && isEmptyText(other)
      return isOneOfThese ? null : { rule: 'unknownOption' }
    },
  }
})

/** Own words that are not asked for are not wanted either. */
export function nothingLeft(): null {
  return null
}

/** Own words were chosen and are still to be written. */
export function wordsLeft({ other }: { other?: string }): BrokenRule | null {
  return other === undefined ? null : { rule: 'ownWords' }
}

/** The candidate's own words as text compares; null: none, or white space. */
export function otherText({ other }: { other?: string }): string | null {
  return other === undefined || isEmptyText(other) ? null : comparableText(other)
}

/** The shape of a single choice; also what a multiple choice is never taken for. */
export function isSingleChoiceAnswer(answer: Answer): answer is AnswerOf<'singleChoice'> {
  if (typeof answer !== 'object' || Array.isArray(answer)) return false
  const keys = Object.keys(answer)
  return keys.every((key) => key === 'option' || key === 'other') && hasTextsOnly(answer)
}

function hasTextsOnly(answer: object): boolean {
  return Object.values(answer).every((value) => typeof value === 'string')
}
