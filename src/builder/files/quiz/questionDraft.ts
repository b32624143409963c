import type { QuizLine } from './lines.ts'

/** A question while its lines are collected. */
export type OptionDraft = {
  letter: string | null
  lines: string[]
  isRight: boolean
  /** "[ ]" or "[x]". */
  hasBox: boolean
}

export type QuestionDraft = {
  line: number
  /** The level of the heading that started the question; 0 if none. */
  level: number
  /**
   * The part that is expected next: more of the prompt, options, lines after the answer, or
   * nothing.
   */
  stage: 'prompt' | 'options' | 'answer' | 'done'
  prompt: string[]
  /** Indexes of prompt lines that start with a bullet, which may turn out to be options. */
  bullets: number[]
  options: OptionDraft[]
  /** A code block after an option and a blank line, until it is clear where it belongs. */
  codeBelow: QuizLine[]
  /** An earlier option had such a block, so the last one has too. */
  hasCodeBelow: boolean
  /** Lines that turned out not to be part of it. */
  left: QuizLine[]
  /** The answer line as written. */
  answer: string | null
  explanation: string[]
  /** Number of open `<details>`. */
  folds: number
}

/** `line`: the number of its first line, from 1; `level`: that of its heading, or 0. */
export function newDraft(line: number, level: number, text: string): QuestionDraft {
  return {
    line,
    level,
    stage: 'prompt',
    prompt: [text],
    bullets: [],
    options: [],
    codeBelow: [],
    hasCodeBelow: false,
    left: [],
    answer: null,
    explanation: [],
    folds: 0,
  }
}
