/** The XML of a workbook's parts: shared texts, formats, and the rows of a worksheet. */
import { attribute } from '#src/builder/files/markup/htmlTokens.ts'
import { xmlTokens } from '#src/builder/files/markup/xmlTokens.ts'
import { QUESTIONS_LIMITS, type TooMuch } from '#src/builder/files/pasted/limits.ts'

import { numberText } from './numberTexts.ts'

/** More columns than are ever read. */
const MAX_COLUMNS = 100

/** The texts that cells refer to by number; null if it is no XML. */
export function sharedTexts(xml: string): string[] | null {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'broken') return null
    if (token.kind === 'text') {
      if (isText && !isPhonetic) text += token.text
      continue
    }
    const isOpen = token.kind === 'open'
    if (token.name === 'rPh') isPhonetic = isOpen && !token.isEmpty
    if (token.name === 't') isText = isOpen && !token.isEmpty
    if (token.name !== 'si') continue
    if (isOpen) text = ''
    if (!isOpen || token.isEmpty) texts.push(unescaped(text))
  }
  return texts
}

export type NumberFormat = { id: number; code: string | null }

/** The number format of each style of cells; null if it is no XML. */
export function numberFormats(xml: string): NumberFormat[] | null {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isCells = false
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'broken') return null
    if (token.kind === 'text') continue
    if (token.name === 'cellXfs') isCells = token.kind === 'open'
    if (token.kind !== 'open') continue
    const id = Number(attribute(token.attributes, 'numFmtId') ?? 0)
    if (token.name === 'numFmt') codes.set(id, attribute(token.attributes, 'formatCode') ?? '')
    if (token.name === 'xf' && isCells) formats.push({ id, code: codes.get(id) ?? null })
  }
  return formats
}

export type WorksheetContext = {
  texts: readonly string[]
  formats: readonly NumberFormat[]
  from1904: boolean
}

export type Worksheet = {
  /** Its rows as a spreadsheet copies them, without empty ones; empty if there is too much. */
  text: string
  tooMuch: TooMuch | null
  /** Numbers of hidden rows, which are not in the text. */
  hiddenRows: number[]
  /** Formulas whose program has not saved what they result in. */
  unsolved: number
}

type OpenCell = { column: number; type: string; style: number; text: string; hasFormula: boolean }

/** Null if it is no XML. */
export function readWorksheet(xml: string, context: WorksheetContext): Worksheet | null {
  const rows: string[][] = []
  const hiddenRows: number[] = []
  let [width, characters, lines, unsolved, number, lastColumn] = [0, 0, 0, 0, 0, -1]
  let cells: string[] = []
  let isHidden = false
  let cell: OpenCell | null = null
  let holder: string | null = null
  let isPhonetic = false
  const endCell = (): void => {
    if (cell === null) return
    const value = cellText(cell, context)
    if (value === '' && cell.hasFormula) unsolved++
    if (value !== '' && cell.column < MAX_COLUMNS) {
      cells[cell.column] = value
      width = Math.max(width, cell.column + 1)
    }
    cell = null
  }
  const endRow = (): void => {
    const filled = Array.from({ length: cells.length }, (_, at) => cells[at] ?? '')
    if (!filled.some((each) => each.trim() !== '')) return
    if (isHidden) {
      hiddenRows.push(number)
      return
    }
    for (const each of filled) {
      characters += each.length + 1
      lines += each.includes('\n') ? each.split('\n').length - 1 : 0
    }
    lines++
    if (isWithin(characters, lines)) rows.push(filled)
  }
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'broken') return null
    if (token.kind === 'text') {
      if (cell !== null && holder !== null && !isPhonetic) cell.text += token.text
      continue
    }
    const { name } = token
    if (token.kind === 'close') {
      if (name === 'c') endCell()
      else if (name === 'row') endRow()
      else if (name === 'rPh') isPhonetic = false
      else if (name === holder) holder = null
      continue
    }
    if (name === 'row') {
      number = Number(attribute(token.attributes, 'r') ?? number + 1)
      isHidden = isTrue(attribute(token.attributes, 'hidden'))
      cells = []
      lastColumn = -1
    } else if (name === 'c') {
      const reference = attribute(token.attributes, 'r')
      const column = reference === null ? lastColumn + 1 : columnOf(reference)
      lastColumn = column
      cell = {
        column,
        type: attribute(token.attributes, 't') ?? 'n',
        style: Number(attribute(token.attributes, 's') ?? 0),
        text: '',
        hasFormula: false,
      }
      if (token.isEmpty) endCell()
    } else if (name === 'f' && cell !== null) cell.hasFormula = true
    else if (name === 'rPh') isPhonetic = !token.isEmpty
    else if ((name === 'v' || name === 't') && !token.isEmpty) holder = name
  }
  const tooMuch = excess(characters, lines)
  const text = tooMuch === null ? rowsText(rows, width) : ''
  return { text, tooMuch, hiddenRows, unsolved }
}

function isWithin(characters: number, lines: number): boolean {
  return excess(characters, lines) === null
}

function excess(characters: number, lines: number): TooMuch | null {
  if (lines > QUESTIONS_LIMITS.lines) {
    return { what: 'lines', limit: QUESTIONS_LIMITS.lines, met: lines }
  }
  const limit = QUESTIONS_LIMITS.characters
  return characters > limit ? { what: 'characters', limit, met: characters } : null
}

/** With one column as it is, because it may be a text; otherwise with a tab between cells. */
function rowsText(rows: readonly string[][], width: number): string {
  return rows
    .map((cells) =>
      width === 1
        ? (cells[0] ?? '')
        : Array.from({ length: width }, (_, at) => quoted(cells[at] ?? '')).join('\t'),
    )
    .join('\n')
}

function quoted(cell: string): string {
  return /[\t\n\r]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function cellText(cell: OpenCell, { texts, formats, from1904 }: WorksheetContext): string {
  switch (cell.type) {
    case 's':
      return texts[Number(cell.text)] ?? ''
    case 'b':
      return cell.text === '' ? '' : cell.text.trim() === '1' ? 'TRUE' : 'FALSE'
    case 'n': {
      const value = Number(cell.text)
      if (cell.text.trim() === '' || !Number.isFinite(value)) return cell.text
      return numberText(value, formats[cell.style] ?? { id: 0, code: null }, from1904)
    }
    default:
      return unescaped(cell.text)
  }
}

/** "C7" → 2. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? 'A'
  return Array.from(letters).reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0) - 1
}

function isTrue(value: string | null): boolean {
  return value === '1' || value === 'true'
}

/** Spreadsheets write characters that XML has no form for as `_x000D_`. */
function unescaped(text: string): string {
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\r\n?/g, '\n')
}
