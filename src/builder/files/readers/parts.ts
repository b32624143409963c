import type { PastedReading } from './readPasted.ts'

/** How many questions can be added at once. */
export const MAX_QUESTIONS = 1_000

/** More of the texts that were left out are only counted. */
const MAX_SKIPPED = 1_000

/** Those questions of a text that can be added at once (rule PT15), with what was left out among them. */
export type PartOfReading = PastedReading & {
  /** The place of its first question in the whole text, from 0. */
  first: number
  /** How many questions the whole text has. */
  found: number
  /** How many texts were left out of this part. */
  leftOut: number
}

/** `part`: from 0; the last one if there are not so many. */
export function partOf(reading: PastedReading, part: number): PartOfReading {
  const { questions, skipped } = reading
  const found = questions.length
  const first = Math.min(part, Math.max(0, partsOf(found) - 1)) * MAX_QUESTIONS
  const start = first === 0 ? 0 : (questions[first]?.line ?? 0)
  const end = questions[first + MAX_QUESTIONS]?.line ?? Infinity
  const within = skipped.filter(({ line }) => line >= start && line < end)
  return {
    ...reading,
    questions: questions.slice(first, first + MAX_QUESTIONS),
    skipped: within.slice(0, MAX_SKIPPED),
    first,
    found,
    leftOut: within.length,
  }
}

/** In how many parts the questions can be added. */
export function partsOf(questions: number): number {
  return Math.ceil(questions / MAX_QUESTIONS)
}
