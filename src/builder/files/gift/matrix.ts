import { staffWords } from '#src/staff/words/staffWords.ts'

import type { OwnPart } from './ownPart.ts'
import type { TextReader } from './texts.ts'

const { problems, notes } = staffWords.gift

/**
 * A row for each item and a column for each match, including distractors. Columns are sorted
 * alphabetically, because their order in the file would reveal the key.
 */
export function matrixFromGift(
  pairs: readonly { left: string; right: string }[],
  reader: TextReader,
): OwnPart<'matrix'> {
  const read = pairs.map(({ left, right }) => ({
    row: reader.label(left),
    column: reader.label(right),
  }))
  const columns = [...new Set(read.map(({ column }) => column).filter((column) => column !== ''))]
  const options = columns.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const rows = read.filter(({ row }) => row !== '')
  return {
    kind: 'matrix',
    rows: rows.map(({ row }) => row),
    options,
    key: rows.map(({ column }) => options.indexOf(column)),
    problems: options.length < 2 ? [problems.oneOption] : [],
    notes: [notes.matching],
  }
}
