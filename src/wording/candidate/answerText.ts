import type { Answer } from '#schemas/answer.ts'
import type { Option, Question } from '#schemas/question.ts'
import { plainText } from '#src/engine/authoredText.ts'
import { entryOf } from '#src/engine/entry.ts'
import { isMatrixAnswer } from '#src/engine/questions/matrix.ts'
import { isRankingAnswer } from '#src/engine/questions/ranking.ts'

import { candidateWordsIn } from './candidateWords.ts'
import { dateText, numberText, typedNumberText, sizeText } from './formats.ts'

/** An answer as plain text, a choice as its labels; empty for a blank one. */
export function answerText(
  question: Question,
  answer: Answer | undefined,
  language = 'en',
): string {
  if (answer === undefined) return ''
  if (answer === true) return candidateWordsIn(language).agreed
  if (typeof answer === 'string') {
    return question.kind === 'date' ? dateText(answer.trim(), language) : answer.trim()
  }
  if (typeof answer === 'number')
    return withUnit(question, typedNumberText(answer, language), language)
  if (question.kind === 'ranking' && isRankingAnswer(answer)) {
    return answer.map((id) => labelOf(id, question.options, language)).join(', ')
  }
  if (question.kind === 'matrix' && isMatrixAnswer(answer)) {
    const rows = question.rows.map(({ id, label }) => {
      const chosen = chosenText(entryOf(answer, id) ?? [], question.options, language)
      return chosen === '' ? '' : `${plainText(label)}: ${chosen}`
    })
    return rows.filter((row) => row !== '').join('; ')
  }
  if (Array.isArray(answer)) return answer.map((item) => nameOf(item, language)).join(', ')
  if ('raw' in answer && typeof answer.raw === 'string') return answer.raw.trim()
  if ('typed' in answer && typeof answer.typed === 'string') return answer.typed.trim()
  if ('strokes' in answer) {
    return answer.strokes.length > 0 ? candidateWordsIn(language).signed : ''
  }
  return 'options' in question ? choiceText(answer, question, language) : ''
}

/** As `answerText`, but a rating with the highest that there is: "4 of 5". */
export function answerTextInFull(
  question: Question,
  answer: Answer | undefined,
  language = 'en',
): string {
  const text = answerText(question, answer, language)
  if (question.kind !== 'rating' || text === '') return text
  return candidateWordsIn(language).ofScale(text, numberText(question.highest, language))
}

function withUnit(question: Question, value: string, language: string): string {
  const unit = question.kind === 'number' ? question.unit?.trim() : ''
  return unit ? candidateWordsIn(language).unit(value, unit) : value
}

function nameOf(item: string | { name: string; size: number }, language: string): string {
  return typeof item === 'string' ? item : `${item.name} (${sizeText(item.size, language)})`
}

/** The candidate's own words come last; what they were to describe, where they are still missing. */
function choiceText(
  answer: object,
  question: Extract<Question, { options: readonly Option[] }>,
  language: string,
): string {
  const ids = idsIn(answer)
  const label = 'other' in question && question.other ? plainText(question.other.label) : ''
  const own = 'other' in answer && typeof answer.other === 'string' ? answer.other.trim() : null
  const isLeft = own === '' && !('option' in answer)
  return [chosenText(ids, question.options, language), isLeft ? label : own]
    .filter((part) => part !== '' && part !== null)
    .join(', ')
}

/** Labels in the order of the question, whatever order they were ticked in. */
function chosenText(ids: readonly unknown[], options: readonly Option[], language: string): string {
  const labels = options.filter(({ id }) => ids.includes(id)).map(({ label }) => plainText(label))
  if (ids.some((id) => options.every((option) => option.id !== id))) {
    labels.push(candidateWordsIn(language).unknownOption)
  }
  return labels.filter((label) => label !== '').join(', ')
}

function labelOf(id: string, options: readonly Option[], language: string): string {
  const option = options.find((each) => each.id === id)
  return option ? plainText(option.label) : candidateWordsIn(language).unknownOption
}

function idsIn(answer: object): readonly unknown[] {
  if ('options' in answer && Array.isArray(answer.options)) return answer.options
  return 'option' in answer && answer.option !== undefined ? [answer.option] : []
}
