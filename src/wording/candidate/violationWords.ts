import type { Question } from '#schemas/question.ts'
import { plainText } from '#src/engine/authoredText.ts'
import type { Violation } from '#src/engine/violation.ts'

import { candidateWordsIn } from './candidateWords.ts'
import type { ViolationFacts } from './catalogue.ts'
import { dateText, numberText, sizeText, typedNumberText } from './formats.ts'
import { dateFault, hasOtherMark } from './unreadable.ts'

/** What to do about a violation: the author's own words where there are some. */
export function violationWords(violation: Violation, question: Question, language = 'en'): string {
  const own = 'errorText' in question ? question.errorText?.trim() : ''
  if (own) return own
  const { limit, rowId, given = '' } = violation
  const write = (value: number): string =>
    violation.rule === 'fileSize'
      ? sizeText(value, language)
      : question.kind === 'number'
        ? typedNumberText(value, language)
        : numberText(value, language)
  return candidateWordsIn(language).violations[violation.rule]({
    question,
    limit: typeof limit === 'number' ? write(limit) : dateText(limit ?? '', language),
    isOne: limit === 1,
    fileName: violation.fileName ?? '',
    dateFault: violation.rule === 'notADate' ? dateFault(given, language) : null,
    otherMark: violation.rule === 'notANumber' && hasOtherMark(given, language),
    row: rowLabel(question, rowId),
    range: rangeOf(question, language),
  })
}

function rowLabel(question: Question, rowId: string | undefined): string {
  const row = 'rows' in question && question.rows.find(({ id }) => id === rowId)
  return row ? plainText(row.label) : ''
}

function rangeOf(question: Question, language: string): ViolationFacts['range'] {
  const [low, high] = limitsOf(question)
  if (low === undefined || high === undefined) return null
  const write = (limit: Limit): string =>
    typeof limit === 'number' ? typedNumberText(limit, language) : dateText(limit, language)
  return { low: write(low), high: write(high) }
}

type Limit = number | string

function limitsOf(question: Question): [low?: Limit | undefined, high?: Limit | undefined] {
  switch (question.kind) {
    case 'number':
    case 'date':
      return [question.min, question.max]
    case 'rating':
      return [question.lowest, question.highest]
    case 'multipleChoice':
      return [question.minChoices, question.maxChoices]
    case 'file':
      return [question.minFiles, question.maxFiles]
    case 'singleChoice':
    case 'shortText':
    case 'longText':
    case 'ranking':
    case 'matrix':
    case 'code':
    case 'signature':
    case 'consent':
    case 'statement':
      return []
  }
}
