import { type CellRow, parseCells } from './parseCells.ts'

/** More than any question needs, and few enough to keep its page fast. */
export const MAX_OPTIONS = 500

/** A label as Markdown source, and its export code if a column has one. */
export type ListedOption = { label: string; code: string | null }

/** Spreadsheet columns by index: which one has the text, and which one the code, if any. */
export type OptionColumns = {
  /** From the heading row, or their letters. */
  names: string[]
  hasHeader: boolean
  label: number
  code: number | null
}

/**
 * One option per line, as copied from a list, document or spreadsheet column. Leading bullets and
 * numbers are removed, as are empty lines; the texts are Markdown sources. There may be more than
 * `MAX_OPTIONS`.
 */
export function readOptionList(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => withoutMark(line.trim()))
    .filter((line) => line !== '')
}

/** The options in some columns of copied spreadsheet rows. */
export function readOptionColumns(text: string, columns: OptionColumns): ListedOption[] {
  const rows = parseCells(text, '\t').slice(columns.hasHeader ? 1 : 0)
  return rows.flatMap(({ cells }) => {
    const label = (cells[columns.label] ?? '').replace(/\s+/g, ' ')
    const code = columns.code === null ? '' : (cells[columns.code] ?? '')
    return label === '' ? [] : [{ label, code: code === '' ? null : code }]
  })
}

/** Guesses the columns of a text from headings and contents; null for a plain list. */
export function optionColumns(text: string, wanted: boolean | null = null): OptionColumns | null {
  if (!text.includes('\t')) return null
  const rows = parseCells(text, '\t')
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  if (width < 2 || rows.filter(({ cells }) => cells.length > 1).length < rows.length * 0.8)
    return null
  const first = Array.from({ length: width }, (_, at) => rows[0]?.cells[at] ?? '')
  const hasHeader = wanted ?? looksLikeHeader(rows, first)
  const below = hasHeader ? rows.slice(1) : rows
  const named = (pattern: RegExp): number =>
    hasHeader ? first.findIndex((n) => pattern.test(n)) : -1
  const code = named(CODE) >= 0 ? named(CODE) : isCodes(below, 0) ? 0 : null
  const label = named(LABEL)
  return {
    names: first.map((name, at) => (hasHeader && name ? name : columnLetter(at))),
    hasHeader,
    label: label >= 0 && label !== code ? label : code === 0 ? 1 : 0,
    code,
  }
}

const CODE = /^(?:code|key|value|id|abbreviation|iso.*|kürzel|código|codice)$/i
const LABEL = /^(?:label|text|name|title|option|choice|description|answer)$/i
const NAME =
  /^(?:code|key|value|id|label|text|name|title|option|choice|description|answer|tool|skill|level|country|city|language|frequency|category|type|role|status|item|team|department|score|points)s?$/i

/** Whether the first row has known headings, or none of its cells recur below while others do. */
function looksLikeHeader(rows: readonly CellRow[], first: readonly string[]): boolean {
  if (first.some((cell) => NAME.test(cell))) return true
  return first.some((cell, at) => {
    const below = rows.slice(1).map(({ cells }) => cells[at] ?? '')
    return new Set(below).size < below.length && cell !== '' && !below.includes(cell)
  })
}

/** Numbers or capitals: "DE", "US-CA". */
function isCodes(rows: readonly CellRow[], at: number): boolean {
  const cells = rows.map((row) => row.cells[at] ?? '')
  const isEach = cells.every((cell) => /^[A-Z0-9][A-Z0-9_-]{0,7}$/.test(cell))
  return isEach && new Set(cells).size === cells.length && cells.length > 1
}

function columnLetter(at: number): string {
  return String.fromCharCode(65 + (at % 26))
}

/**
 * A single letter or number needs its bracket or full stop, so that "A level" and "3 years" stay
 * whole.
 */
function withoutMark(line: string): string {
  return line
    .replace(/^(?:[-*+•–◦▪‣]|\[[ xX]?\])\s+/u, '')
    .replace(/^\[[ xX]?\]\s+/, '')
    .replace(/^(?:\(?[A-Za-z]\)|[A-Za-z][.:]|\(?\d{1,3}\)|\d{1,3}\.)\s+/, '')
    .trim()
}
