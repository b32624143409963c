import type { Question } from '#schemas/question.ts'
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { questionsFromPasted } from '#src/builder/files/pasted/questionsFromPasted.ts'
import { openAssessment } from '#src/builder/files/readers/openAssessment.ts'
import { isPacked } from '#src/builder/files/readers/fileBytes.ts'
import { openSheets } from '#src/builder/files/readers/openSheets.ts'
import {
  type PastedChoices,
  type PastedReading,
  readPasted,
} from '#src/builder/files/readers/readPasted.ts'
import { mintId } from '#src/storage/vault/randomness.ts'

import type { PageTasks } from '#src/storage/workers/tasks.ts'

export interface ReadingTasks {
  pasted: {
    input: { text: string; chosen: PastedChoices }
    progress: never
    result: PastedReading
  }
  pastedQuestions: {
    input: { questions: readonly PastedQuestion[]; required: boolean }
    progress: never
    result: Question[]
  }
  sheets: {
    input: { bytes: ArrayBuffer; isWhole: boolean }
    progress: never
    result: ReturnType<typeof openSheets>
  }
  file: {
    input: { bytes: ArrayBuffer; isWhole: boolean }
    progress: never
    result: ReturnType<typeof openAssessment>
  }
}

/** The number of characters or bytes that are read within a frame. */
const SHORT = 5_000
/** The texts of this many questions are parsed within a few frames. */
const FEW_QUESTIONS = 20

/** Reading of pasted text or a file, which can take longer than a frame. */
export const readingTasks: PageTasks<ReadingTasks> = {
  worker: 'reading',
  tasks: {
    pasted: ({ text, chosen }) => readPasted(text, chosen),
    pastedQuestions: ({ questions, required }) => questionsFromPasted(questions, mintId, required),
    sheets: ({ bytes, isWhole }) => openSheets(bytes, isWhole),
    file: ({ bytes, isWhole }) => openAssessment(bytes, isWhole),
  },
  isSmall: {
    pasted: ({ text }) => text.length <= SHORT,
    pastedQuestions: ({ questions }) => questions.length <= FEW_QUESTIONS,
    // A small archive can unpack to a large one.
    sheets: ({ bytes }) => bytes.byteLength <= SHORT && !isPacked(bytes),
    file: ({ bytes }) => bytes.byteLength <= SHORT,
  },
}
