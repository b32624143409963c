import type { QuizLine } from './lines.ts'

/** A question while its lines are gathered. */
export type OptionDraft = {
  letter: string | null
  lines: string[]
  isRight: boolean
  /** "[ ]" or "[x]". */
  hasBox: boolean
}

export type QuestionDraft = {
  line: number
  /** Of the heading that began it; 0 without one. */
  level: number
  /** What comes next: more of the question, options, what follows the answer, or nothing. */
  stage: 'prompt' | 'options' | 'answer' | 'done'
  prompt: string[]
  /** Indexes of lines of the prompt that begin with a bullet, which may turn out to be options. */
  bullets: number[]
  options: OptionDraft[]
  /** A block of code below an option and a blank line, until it is known whose it is. */
  codeBelow: QuizLine[]
  /** Some option had such a block, so the last one has. */
  hasCodeBelow: boolean
  /** Lines that turned out to be no part of it. */
  left: QuizLine[]
  /** As it was written. */
  answer: string | null
  explanation: string[]
  /** `<details>` that are open. */
  folds: number
}

/** `line`: the number of the line that begins it, from 1; `level`: of its heading, or 0. */
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
