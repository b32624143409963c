import type { QuizLine } from './lines.ts'
import type { OptionMark } from './lineMarks.ts'

/** A question while its lines are collected. */
export type OptionDraft = Omit<OptionMark, 'text'> & { lines: string[] }

/** A line of the prompt that may turn out to be an option: by a bullet, or by a number. */
export type Item = OptionMark & { at: number; bullet: string }

export type QuestionDraft = {
  line: number
  /** Its number in the text; null if it has none. */
  number: number | null
  /** The level of the heading that started the question; 0 if none. */
  level: number
  /**
   * The part that is expected next: more of the prompt, options, lines after the answer, or
   * nothing.
   */
  stage: 'prompt' | 'options' | 'answer' | 'done'
  prompt: string[]
  items: Item[]
  options: OptionDraft[]
  /** The options follow the answer. */
  areBelowAnswer: boolean
  /** A numbered list below lettered options, which they are to be matched with. */
  matches: OptionDraft[]
  /** A code block after an option and a blank line, until it is clear where it belongs. */
  codeBelow: QuizLine[]
  /** An earlier option had such a block, so the last one has too. */
  hasCodeBelow: boolean
  /** Lines that turned out not to be part of it. */
  left: QuizLine[]
  /** The answer line as written. */
  answer: string | null
  /** The number of that line. */
  answerLine: number | null
  /** The answer of a key apart from the question. */
  keyAnswer: string | null
  explanation: string[]
  points: number | null
  /** What to check, besides its answer. */
  problems: string[]
  /** Number of open `<details>`. */
  folds: number
}

/** `line`: the number of its first line, from 1; `level`: that of its heading, or 0. */
export function newDraft(
  line: number,
  level: number,
  text: string,
  number: number | null = null,
): QuestionDraft {
  return {
    line,
    number,
    level,
    stage: 'prompt',
    prompt: [text],
    items: [],
    options: [],
    areBelowAnswer: false,
    matches: [],
    codeBelow: [],
    hasCodeBelow: false,
    left: [],
    answer: null,
    answerLine: null,
    keyAnswer: null,
    explanation: [],
    points: null,
    problems: [],
    folds: 0,
  }
}
