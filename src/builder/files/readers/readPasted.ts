/**
 * The entry point for pasted questions: detects the format of a text and reads it. Runs in linear
 * time for any text.
 */
import { withoutControls } from '#src/builder/files/pasted/controlCharacters.ts'
import { QUESTIONS_LIMITS, tooMuch } from '#src/builder/files/pasted/limits.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { leaveOutCloze, withoutCloze } from './cloze.ts'
import { withLostText } from './ledger.ts'
import type { ColumnChoices, ReadQuestions, TextRefusal } from './reader.ts'
import { PASTED, type PastedFormat } from './readers.ts'
import { sourceOf } from './source.ts'

export type PastedReading = ReadQuestions & {
  /** The format it was read as; null if nothing was read. */
  format: PastedFormat | null
  /** Why nothing is read from its format, and what to do instead. */
  refusal: TextRefusal | null
  /** How many of the lines of the text are in a question, and how many there are. */
  lines: { total: number; used: number }
}

/** The user's choices, which override detection; null where nothing was chosen. */
export type PastedChoices = ColumnChoices & { as: PastedFormat | null }

/** No choices: the format is detected. */
export const AS_IT_LOOKS: PastedChoices = { as: null, uses: null, hasHeader: null }

const NOTHING: PastedReading = {
  format: null,
  refusal: null,
  questions: [],
  skipped: [],
  notes: [],
  lines: { total: 0, used: 0 },
}

/**
 * The questions in a text. Whatever is not part of one is listed, or described in a note. Choices
 * override detection.
 */
export function readPasted(text: string, chosen: PastedChoices = AS_IT_LOOKS): PastedReading {
  const met = tooMuch(text, QUESTIONS_LIMITS)
  if (met !== null) {
    const why = staffWords.pasting.tooMuch(met)
    return { ...NOTHING, skipped: [{ line: 1, text: text.slice(0, 200), why }] }
  }
  const plain = withoutControls(text)
  const seen = withoutCloze(plain.text)
  const source = sourceOf(text, seen)
  const row = PASTED.find(({ name, recognises }) =>
    chosen.as === null ? recognises(source) : name === chosen.as,
  )
  if (row === undefined) return NOTHING
  if ('noQuestions' in row) {
    const opensIn = 'opensIn' in row ? row.opensIn : null
    return { ...NOTHING, refusal: { ...row.noQuestions, opensIn } }
  }
  if (plain.text.trim() === '') return NOTHING
  const hasCloze = seen !== plain.text
  const whole = row.questions.read(seen, chosen)
  const kept = hasCloze ? leaveOutCloze(whole, plain.text, seen) : whole
  const read = withLostText(plain.text, kept)
  const notes = [...plain.notes, ...read.notes]
  const isAllCloze = hasCloze && read.questions.length === 0
  const refusal = isAllCloze ? { ...staffWords.pasting.cloze.alone, opensIn: null } : null
  return { ...read, refusal, format: row.name, notes, lines: linesOf(plain.text, read) }
}

/** Blank lines and rules carry nothing, so they don't count. */
function countLines(text: string): number {
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => /[\p{L}\p{N}\p{S}]/u.test(line.replace(/[~=^`|]+/g, ''))).length
}

function linesOf(text: string, { skipped }: ReadQuestions): PastedReading['lines'] {
  const total = countLines(text)
  const left = skipped.reduce((sum, each) => sum + countLines(each.text), 0)
  return { total, used: Math.max(0, total - left) }
}
