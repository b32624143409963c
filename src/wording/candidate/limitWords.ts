import type { Question, QuestionOf } from '#schemas/question.ts'

import { longestText } from '#src/engine/questions/longText.ts'

import { dateText, listText, numberText, typedNumberText, sizeText } from './formats.ts'

/** What the limits of a question allow, said before anybody runs into them; null without limits. */
export function limitWords(question: Question, language = 'en'): string | null {
  switch (question.kind) {
    case 'number':
      return numberLimits(question, language)
    case 'shortText':
    case 'longText':
    case 'code':
      return counted(question.minLength, longestSaid(question), 'character', '', language)
    case 'multipleChoice':
      return (
        counted(question.minChoices, question.maxChoices, 'option', 'Choose ', language) ??
        'Choose all that apply'
      )
    case 'file':
      return fileLimits(question, language)
    case 'date':
      return dateLimits(question, language)
    case 'matrix':
      return question.several ? 'Choose all that apply in each row' : null
    case 'singleChoice':
    case 'rating':
    case 'ranking':
    case 'signature':
    case 'consent':
    case 'statement':
      return null
  }
}

/** What nobody wrote down is said once it is broken. */
function longestSaid(question: { maxLength?: number }): number | undefined {
  return question.maxLength === undefined ? undefined : longestText(question)
}

function dateLimits({ min, max }: QuestionOf<'date'>, language: string): string | null {
  if (min !== undefined && max !== undefined) {
    return `From ${dateText(min, language)} to ${dateText(max, language)}`
  }
  if (min !== undefined) return `${dateText(min, language)} or later`
  return max === undefined ? null : `${dateText(max, language)} or earlier`
}

function numberLimits(question: QuestionOf<'number'>, language: string): string | null {
  const parts = [rangeLimits(question, language), stepLimit(question, language)]
  const words = parts.filter((part) => part !== null).join(', ')
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
}

function stepLimit({ step, min = 0 }: QuestionOf<'number'>, language: string): string | null {
  if (step === undefined) return null
  if (step === 1 && Number.isInteger(min)) return 'whole numbers only'
  return `in steps of ${typedNumberText(step, language)}`
}

function rangeLimits({ min, max }: QuestionOf<'number'>, language: string): string | null {
  if (min !== undefined && max !== undefined) {
    return `From ${typedNumberText(min, language)} to ${typedNumberText(max, language)}`
  }
  if (min !== undefined) return `${typedNumberText(min, language)} or more`
  return max === undefined ? null : `${typedNumberText(max, language)} or less`
}

function fileLimits(
  { accept, minFiles, maxFiles, maxSize }: QuestionOf<'file'>,
  language: string,
): string {
  const kinds = accept.map((ending) => ending.slice(1).toUpperCase())
  const number = counted(minFiles, maxFiles, 'file', '', language) ?? ''
  const size = `up to ${sizeText(maxSize, language)}${maxFiles === 1 ? '' : ' each'}`
  return [maxFiles === 1 ? 'One file' : number, listText(kinds, 'or', language), size]
    .filter((part) => part !== '')
    .join(', ')
}

function counted(
  least: number | undefined,
  most: number | undefined,
  noun: string,
  verb: string,
  language: string,
): string | null {
  const low = least === undefined || least === 0 ? null : numberText(least, language)
  const high = most === undefined ? null : numberText(most, language)
  const nouns = (count: number | undefined): string => (count === 1 ? noun : `${noun}s`)
  if (low !== null && low === high) return `${verb || 'Exactly '}${low} ${nouns(least)}`
  if (low !== null && high !== null)
    return `${verb}${verb ? '' : 'From '}${low} to ${high} ${nouns(most)}`
  if (low !== null) return `${verb}${verb ? 'at' : 'At'} least ${low} ${nouns(least)}`
  return high === null ? null : `${verb}${verb ? 'up' : 'Up'} to ${high} ${nouns(most)}`
}
