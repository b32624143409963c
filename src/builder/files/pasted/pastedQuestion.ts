/** Text that is not part of any question. `line`: from 1. */
export type SkippedText = { line: number; text: string; why: string }

type Shared = {
  /** Its line in the text, from 1. */
  line: number
  prompt: string
  help?: string
  explanation?: string
  tags?: string[]
  /** The question's name in exports; replaced by a free one if missing or taken. */
  code?: string
  /** If the text says how many; otherwise 1 point if there is a key. */
  points?: number
  /** If the text says so. */
  required?: boolean
  /** Sentences about what to check before adding it. */
  problems: string[]
  /** Sentences about what is left out or converted. */
  notes: string[]
}

/** A question that was found. Texts are Markdown sources; `key` contains indexes of options. */
export type PastedQuestion = Shared &
  (
    | {
        kind: 'singleChoice' | 'multipleChoice'
        options: string[]
        /** Empty if the text doesn't say. */
        key: number[]
        /** Points per option, in place of a key. */
        optionPoints?: number[]
        shuffle?: boolean
      }
    | { kind: 'matrix'; rows: string[]; options: string[] /** One option a row. */; key: number[] }
    | { kind: 'shortText'; accepted: string[] }
    | { kind: 'number'; key: { value: number; tolerance: number } | null }
    | { kind: 'date'; key: string | null }
    | { kind: 'rating'; key: number | null }
    | { kind: 'longText' }
    | { kind: 'statement' }
  )

/** No text says which other one. */
export const RATING_SCALE = { lowest: 1, highest: 5 } as const

/** Whether the text says which answer is correct. */
export function hasKey(question: PastedQuestion): boolean {
  if ('optionPoints' in question) return true
  if ('options' in question) return question.key.length > 0
  if (question.kind === 'shortText') return question.accepted.length > 0
  return 'key' in question && question.key !== null
}

/**
 * The points that it will have: 1 if the text has an answer but no points. Null if none, or if each
 * option has its own.
 */
export function pointsOf(question: PastedQuestion): number | null {
  if (question.kind === 'statement' || 'optionPoints' in question) return null
  return question.points ?? (question.kind === 'matrix' || hasKey(question) ? 1 : null)
}
