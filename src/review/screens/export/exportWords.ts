import { type FormatRow, RESPONSE_FORMATS } from '#src/review/files/responseFormats.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'
import type { ExportResult } from '#src/review/workers/exportJob.ts'

/** "responses-front-end-engineer-2026-11-23.csv": the day is that of the device. */
export function exportFileName(what: string, title: string, ending: string, at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return `${[what, name, day].filter(Boolean).join('-')}.${ending}`
}

/** "85 responses exported" */
export function doneWords({ responses }: Pick<ExportResult, 'responses'>): string {
  return `${countWords(responses, 'response')} exported`
}

/** What was done about cells that could be formulas; empty if nothing was. */
export function guardWords({ guarded = 0 }: Pick<ExportResult, 'guarded'>): string[] {
  if (guarded === 0) return []
  return [
    guarded === 1
      ? '1 cell could be run as a formula, so it starts with an apostrophe'
      : `${countWords(guarded, 'cell')} could be run as formulas, so each starts with an apostrophe`,
  ]
}

/** The losses of a file in some format, compared with the responses; empty if it is complete. */
export function shortfallWords(
  { damaged, shortened, leftOut }: ExportResult,
  { limitedBy }: Pick<FormatRow, 'limitedBy'>,
): string[] {
  const sentences: string[] = []
  if (damaged > 0) {
    sentences.push(
      `${countWords(damaged, 'response')} can’t be read and ${damaged === 1 ? 'is' : 'are'} not in the file.`,
    )
  }
  if (limitedBy === null) return sentences
  if (shortened > 0) {
    sentences.push(
      `${countWords(shortened, 'text')} ${shortened === 1 ? 'is' : 'are'} longer than a cell of ${limitedBy} can be. Each was shortened and says so; ${UNLIMITED} contain all of it.`,
    )
  }
  for (const [count, noun] of [
    [leftOut.rows, 'row'],
    [leftOut.columns, 'column'],
  ] as const) {
    if (count === 0) continue
    sentences.push(
      `${countWords(count, noun)} did not fit into a sheet of ${limitedBy}. ${UNLIMITED} contain everything.`,
    )
  }
  return sentences
}

/** "CSV and JSON" */
const UNLIMITED = listText(
  RESPONSE_FORMATS.filter(({ limitedBy }) => limitedBy === null).map(({ label }) => label),
  'and',
)

export function countWords(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`
}
