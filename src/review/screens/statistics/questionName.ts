import type { Question } from '#schemas/question.ts'
import { labelOfPrompt } from '#src/assessment/renderer/text/repeatedPrompts.ts'

/** The words of its prompt on one line, without the code and lists below them. */
export function questionName(question: Question): string {
  return labelOfPrompt(question) || 'Question without text'
}
