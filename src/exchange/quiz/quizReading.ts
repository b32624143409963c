/** What was found in the text of a quiz, and what was not understood. */
export type QuizReading = { questions: QuizQuestion[]; skipped: SkippedText[] }

/** Texts are Markdown sources. */
export type QuizQuestion = {
  kind: 'singleChoice' | 'multipleChoice' | 'longText'
  /** Of the text that was read, from 1. */
  line: number
  prompt: string
  options: string[]
  /** Indexes of the right options; empty where the text does not say. */
  key: number[]
  explanation?: string
  /** Sentences about what to look at before adding it. */
  problems: string[]
}

/** Text that became no part of a question. */
export type SkippedText = { line: number; text: string; why: string }
