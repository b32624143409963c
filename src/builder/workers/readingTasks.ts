import type { Question } from '#schemas/question.ts'
import { decodeText } from '#src/builder/files/pasted/decodeText.ts'
import { type PartOfReading, partOf } from '#src/builder/files/readers/parts.ts'
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { questionsFromPasted } from '#src/builder/files/pasted/questionsFromPasted.ts'
import {
  type Clipboard,
  type ClipboardText,
  clipboardText,
} from '#src/builder/files/readers/clipboardText.ts'
import { openAssessment } from '#src/builder/files/readers/openAssessment.ts'
import { isPacked } from '#src/builder/files/readers/fileBytes.ts'
import { openSheets } from '#src/builder/files/readers/openSheets.ts'
import { type PastedChoices, readPasted } from '#src/builder/files/readers/readPasted.ts'
import { mintId } from '#src/storage/vault/randomness.ts'

import type { PageTasks } from '#src/storage/workers/tasks.ts'

/** How much of a task is done; `total` is at least 1. */
export type Share = { done: number; total: number }

export interface ReadingTasks {
  pasted: {
    input: { text: string; chosen: PastedChoices; part: number }
    progress: never
    result: PartOfReading
  }
  pastedQuestions: {
    input: { questions: readonly PastedQuestion[]; required: boolean }
    progress: Share
    result: Question[]
  }
  sheets: {
    input: { bytes: ArrayBuffer; isWhole: boolean }
    progress: Share
    result: ReturnType<typeof openSheets>
  }
  clipboard: {
    input: Clipboard
    progress: never
    result: ClipboardText
  }
  text: {
    input: { bytes: ArrayBuffer }
    progress: never
    result: string
  }
  file: {
    input: { bytes: ArrayBuffer; isWhole: boolean }
    progress: never
    result: ReturnType<typeof openAssessment>
  }
}

/** The number of characters or bytes that are read within a frame. */
const SHORT = 5_000
/** The same for HTML, most of which is tags. */
const SHORT_HTML = 20_000
/** This many are decoded within a frame. */
const FEW_BYTES = 500_000
/** The texts of this many questions are parsed within a few frames. */
const FEW_QUESTIONS = 20

/** Reading of pasted text or a file, which can take longer than a frame. */
export const readingTasks: PageTasks<ReadingTasks> = {
  worker: 'reading',
  tasks: {
    pasted: ({ text, chosen, part }) => partOf(readPasted(text, chosen), part),
    pastedQuestions: ({ questions, required }, report) =>
      questionsFromPasted(questions, mintId, required, (done) =>
        report({ done, total: questions.length }),
      ),
    sheets: ({ bytes, isWhole }, report) => openSheets(bytes, isWhole, report),
    clipboard: clipboardText,
    text: ({ bytes }) => decodeText(new Uint8Array(bytes)),
    file: ({ bytes, isWhole }) => openAssessment(bytes, isWhole),
  },
  isSmall: {
    pasted: ({ text }) => text.length <= SHORT,
    pastedQuestions: ({ questions }) => questions.length <= FEW_QUESTIONS,
    // A small archive can unpack to a large one.
    sheets: ({ bytes }) => bytes.byteLength <= SHORT && !isPacked(bytes),
    clipboard: ({ html, plain }) => html.length <= SHORT_HTML && plain.length <= SHORT,
    text: ({ bytes }) => bytes.byteLength <= FEW_BYTES,
    file: ({ bytes }) => bytes.byteLength <= SHORT,
  },
}
