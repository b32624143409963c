/** Reading tasks on pasted text or a file that can take longer than a frame. */
import type { Question } from '#schemas/question.ts'
import type { PastedQuestion } from '#src/exchange/pasted/pastedQuestion.ts'
import { questionsFromPasted } from '#src/exchange/pasted/questionsFromPasted.ts'
import { openAssessment } from '#src/exchange/readers/openAssessment.ts'
import {
  type PastedChoices,
  type PastedReading,
  readPasted,
} from '#src/exchange/readers/readPasted.ts'
import { mintId } from '#src/vault/randomness.ts'

export interface ReadingTasks {
  pasted: { input: { text: string; chosen: PastedChoices }; result: PastedReading }
  pastedQuestions: {
    input: { questions: readonly PastedQuestion[]; required: boolean }
    result: Question[]
  }
  file: { input: { bytes: ArrayBuffer }; result: ReturnType<typeof openAssessment> }
}

export const readingTasks: {
  [K in keyof ReadingTasks]: (input: ReadingTasks[K]['input']) => ReadingTasks[K]['result']
} = {
  pasted: ({ text, chosen }) => readPasted(text, chosen),
  pastedQuestions: ({ questions, required }) => questionsFromPasted(questions, mintId, required),
  file: ({ bytes }) => openAssessment(bytes),
}
