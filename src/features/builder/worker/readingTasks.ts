/**
 * What is read of a text or a file that somebody brings, and can take longer than a frame.
 */
import type { Question } from '#schemas/question.ts'
import type {
  PastedChoices,
  PastedQuestion,
  PastedReading,
} from '#src/exchange/pasted/pastedReading.ts'
import { questionsFromPasted } from '#src/exchange/pasted/questionsFromPasted.ts'
import { openAssessment } from '#src/exchange/openAssessment.ts'
import { readPasted } from '#src/exchange/pasted/readPasted.ts'
import { mintId } from '#src/vault/randomness.ts'

export interface ReadingTasks {
  pasted: { asked: { text: string; chosen: PastedChoices }; found: PastedReading }
  pastedQuestions: {
    asked: { questions: readonly PastedQuestion[]; required: boolean }
    found: Question[]
  }
  file: { asked: { bytes: ArrayBuffer }; found: ReturnType<typeof openAssessment> }
}

export const readingTasks: {
  [K in keyof ReadingTasks]: (asked: ReadingTasks[K]['asked']) => ReadingTasks[K]['found']
} = {
  pasted: ({ text, chosen }) => readPasted(text, chosen),
  pastedQuestions: ({ questions, required }) => questionsFromPasted(questions, mintId, required),
  file: ({ bytes }) => openAssessment(bytes),
}
