import type { Answer } from '#schemas/answer.ts'
import type { Option, Question } from '#schemas/question.ts'
import { plainText, withLabelsWritten } from '#src/assessment/engine/authoredText.ts'
import type { Value } from '#src/assessment/engine/expressions/value.ts'
import { isRankingAnswer } from '#src/assessment/engine/kinds/ranking/answering.ts'
import { namedFiles } from '#src/assessment/engine/texts/fileNames.ts'
import type { Quoted } from '#src/assessment/engine/evaluation/quotes.ts'

import { type AnswerWords, answerText } from './answerText.ts'
import { candidateWordsIn } from './catalogues.ts'
import { type Formats, formatsIn } from './values/formats.ts'

/** An inserted answer, as part of a sentence; a placeholder if it is blank. */
export function quoteText(quoted: Quoted | null, language = 'en'): string {
  const words = wordsAmong(language)
  if (quoted === null) return words.answers.blankQuote
  if (quoted.kind === 'value') return valueText(quoted.value, language)
  const { answer } = quoted
  // The unit is part of the surrounding sentence.
  if (typeof answer === 'number') return words.write.typedNumber(answer)
  // References inside an inserted label are not resolved, or texts could grow without end.
  const question = withLabelsWritten(quoted.question, () => words.answers.blankQuote)
  const parts = partsOf(question, answer)
  return parts === null ? answerText(question, answer, words) : words.write.list(parts, 'and')
}

/** A calculated value on its own. */
export function valueText(value: Value, language = 'en'): string {
  const { answers, write } = wordsAmong(language)
  if (typeof value === 'number') return write.number(value)
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'boolean') return value ? answers.yes : answers.no
  return 'date' in value ? write.date(value.date) : write.list(value, 'and')
}

const formatsByLanguage = new Map<string, Formats>()

/**
 * Within an author's text, numbers and dates use the text's language, whether or not it has a
 * catalogue.
 */
function wordsAmong(language: string): AnswerWords {
  const write = formatsByLanguage.get(language) ?? formatsIn(language)
  formatsByLanguage.set(language, write)
  return { answers: candidateWordsIn(language).answers, write }
}

/** The items of an answer with several; null for a single one. */
function partsOf(question: Question, answer: Answer): string[] | null {
  if (typeof answer !== 'object') return null
  if (question.kind === 'ranking' && isRankingAnswer(answer)) {
    return answer.flatMap((id) => question.options.filter((each) => each.id === id)).map(labelOf)
  }
  if (Array.isArray(answer)) return namedFiles(answer).map(({ name }) => name)
  if (question.kind !== 'multipleChoice' || !('options' in answer)) return null
  const chosen: readonly unknown[] = Array.isArray(answer.options) ? answer.options : []
  const labels = question.options.filter(({ id }) => chosen.includes(id)).map(labelOf)
  const own = 'other' in answer && typeof answer.other === 'string' ? answer.other.trim() : ''
  return own === '' ? labels : [...labels, own]
}

function labelOf({ label }: Option): string {
  return plainText(label)
}
