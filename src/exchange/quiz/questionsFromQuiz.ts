import type { Option, Question } from '#schemas/question.ts'
import type { Mint } from '#src/engine/editing/place.ts'
import { authored } from '#src/exchange/markdown.ts'

import type { QuizQuestion, QuizReading } from './quizReading.ts'

/** The questions as they will stand in the draft: 1 point each where the right answer is known. */
export function questionsFromQuiz(
  reading: Pick<QuizReading, 'questions'>,
  mint: Mint,
  required = false,
): Question[] {
  return reading.questions.map((question) => questionFrom(question, mint, required))
}

function questionFrom(read: QuizQuestion, mint: Mint, required: boolean): Question {
  const shared = {
    id: mint('q'),
    // A free one is given when it is added to the draft.
    code: '',
    prompt: authored(read.prompt),
    required,
    ...(read.explanation === undefined ? {} : { explanation: authored(read.explanation) }),
  }
  if (read.kind === 'longText') return { ...shared, kind: read.kind }
  const options = read.options.map((source, index) => optionFrom(source, index, mint))
  const right = read.key.flatMap((index) => options[index]?.id ?? [])
  const scored = right.length > 0 ? { key: { options: right }, points: 1 } : {}
  return read.kind === 'singleChoice'
    ? { ...shared, kind: read.kind, display: 'radio', options, ...scored }
    : { ...shared, kind: read.kind, options, ...scored }
}

/** Lettered as on paper, so that exports can be compared with the text it came from. */
function optionFrom(source: string, index: number, mint: Mint): Option {
  const code = index < 26 ? String.fromCharCode('A'.charCodeAt(0) + index) : String(index + 1)
  return { id: mint('o'), code, label: authored(source) }
}
