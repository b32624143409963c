import type { Answer } from '#schemas/answer.ts'
import type { Option, Question } from '#schemas/question.ts'
import { plainText, withLabelsWritten } from '#src/engine/authoredText.ts'
import type { Value } from '#src/engine/expressions/value.ts'
import { isRankingAnswer } from '#src/engine/questions/ranking.ts'
import type { Quoted } from '#src/engine/quotes.ts'

import { answerText } from './answerText.ts'
import { candidateWordsIn } from './candidateWords.ts'
import { dateText, listText, numberText, typedNumberText } from './formats.ts'

/** What is quoted, as part of a sentence; a mark for what is blank. */
export function quoteText(quoted: Quoted | null, language = 'en'): string {
  const words = candidateWordsIn(language)
  if (quoted === null) return words.blankQuote
  if (quoted.kind === 'value') return valueText(quoted.value, language)
  const { answer } = quoted
  // The sentence around it has the unit.
  if (typeof answer === 'number') return typedNumberText(answer, language)
  // What a quoted label quotes is not followed, or texts could grow without end.
  const question = withLabelsWritten(quoted.question, () => words.blankQuote)
  const parts = partsOf(question, answer)
  return parts === null ? answerText(question, answer, language) : listText(parts, 'and', language)
}

/** A calculated value on its own. */
export function valueText(value: Value, language = 'en'): string {
  if (typeof value === 'number') return numberText(value, language)
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'boolean') return candidateWordsIn(language)[value ? 'yes' : 'no']
  return 'date' in value ? dateText(value.date, language) : listText(value, 'and', language)
}

/** What is given of several; null for a single thing. */
function partsOf(question: Question, answer: Answer): string[] | null {
  if (typeof answer !== 'object') return null
  if (question.kind === 'ranking' && isRankingAnswer(answer)) {
    return answer.flatMap((id) => question.options.filter((each) => each.id === id)).map(labelOf)
  }
  if (Array.isArray(answer)) {
    return answer.flatMap((each) => (typeof each === 'object' ? each.name : []))
  }
  if (question.kind !== 'multipleChoice' || !('options' in answer)) return null
  const chosen: readonly unknown[] = Array.isArray(answer.options) ? answer.options : []
  const labels = question.options.filter(({ id }) => chosen.includes(id)).map(labelOf)
  const own = 'other' in answer && typeof answer.other === 'string' ? answer.other.trim() : ''
  return own === '' ? labels : [...labels, own]
}

function labelOf({ label }: Option): string {
  return plainText(label)
}
