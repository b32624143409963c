/**
 * The entry point for pasted questions: detects the format of a text and reads it. Runs in linear
 * time for any text.
 */
import { readCells } from '#src/exchange/cells/readCells.ts'
import { anyRows, rowsIn, tableOf } from '#src/exchange/cells/table.ts'
import { looksLikeGift } from '#src/exchange/gift/looksLikeGift.ts'
import { readGift } from '#src/exchange/gift/readGift.ts'
import { readQuiz } from '#src/exchange/quiz/readQuiz.ts'
import { staffWords } from '#src/wording/staff/staffWords.ts'

import { withoutControls } from './controlCharacters.ts'
import { QUESTIONS_LIMITS, tooMuch } from './limits.ts'
import { isBinary, otherFormat } from './otherFormat.ts'
import { AS_IT_LOOKS, type PastedChoices, type PastedReading } from './pastedReading.ts'

const NOTHING: PastedReading = {
  format: null,
  other: null,
  questions: [],
  skipped: [],
  notes: [],
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
  if (chosen.as === null && isBinary(text)) return { ...NOTHING, other: 'binary' }
  const plain = withoutControls(text)
  const reading = readPlain(plain.text, chosen)
  return { ...reading, notes: [...plain.notes, ...reading.notes] }
}

function readPlain(text: string, chosen: PastedChoices): PastedReading {
  if (text.trim() === '') return NOTHING
  const other = chosen.as === null ? otherFormat(text) : null
  if (other !== null) return { ...NOTHING, other }
  const looksLike = chosen.as ?? (looksLikeGift(text) ? 'gift' : null)
  if (looksLike === 'gift') return { ...NOTHING, format: 'gift', ...readGift(text) }
  const rows = chosen.as === 'cells' ? anyRows(text) : looksLike === null ? rowsIn(text) : null
  return rows === null
    ? { ...NOTHING, format: 'quiz', ...readQuiz(text) }
    : {
        ...NOTHING,
        format: 'cells',
        ...readCells(tableOf(rows, chosen.hasHeader), chosen.uses),
      }
}
