/** What a quiz is read as, in brief. */
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'

export function brief(question: PastedQuestion) {
  const { kind, prompt } = question
  return kind === 'singleChoice' || kind === 'multipleChoice'
    ? { kind, prompt, options: question.options, key: question.key }
    : { kind, prompt }
}

export function asChoice(question: PastedQuestion) {
  if (question.kind !== 'singleChoice' && question.kind !== 'multipleChoice') {
    throw new Error(`Not a choice: ${question.prompt}`)
  }
  return question
}

/** The questions of a text, without explanations and problems. */
export function read(text: string) {
  return readQuiz(text).questions.map(brief)
}

export const single = (prompt: string, options: string[], ...key: number[]) => ({
  kind: 'singleChoice',
  prompt,
  options,
  key,
})
export const several = (prompt: string, options: string[], ...key: number[]) => ({
  kind: 'multipleChoice',
  prompt,
  options,
  key,
})
export const open = (prompt: string) => ({ kind: 'longText', prompt })
