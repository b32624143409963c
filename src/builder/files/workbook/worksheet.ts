/** The XML of a workbook's parts: shared texts, formats, and the rows of a worksheet. */
import { attribute } from '#src/builder/files/markup/htmlTokens.ts'
import { xmlTokens } from '#src/builder/files/markup/xmlTokens.ts'
import { QUESTIONS_LIMITS, type TooMuch } from '#src/builder/files/pasted/limits.ts'

import { type CellLook, type CellStyle, PLAIN, withTicks } from './cellLooks.ts'
import { numberText } from './numberTexts.ts'
import { type RichText, richText, unescaped } from './richTexts.ts'

/** More columns than are ever read. */
const MAX_COLUMNS = 100

export type WorksheetContext = {
  texts: readonly RichText[]
  styles: readonly CellStyle[]
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
  /** Rows whose correct options are known by how they look. */
  ticked: number
}

type OpenCell = {
  column: number
  type: string
  style: number
  text: ReturnType<typeof richText>
  hasFormula: boolean
}

/** Null if it is no XML. */
export function readWorksheet(xml: string, context: WorksheetContext): Worksheet | null {
  const rows: string[][] = []
  const looks: CellLook[][] = []
  const hiddenRows: number[] = []
  let [width, characters, lines, unsolved, number, lastColumn] = [0, 0, 0, 0, 0, -1]
  let cells: string[] = []
  let looksOfRow: CellLook[] = []
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
      looksOfRow[cell.column] = lookOf(cell, context)
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
    if (!isWithin(characters, lines)) return
    rows.push(filled)
    looks.push(filled.map((_, at) => looksOfRow[at] ?? PLAIN))
  }
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'broken') return null
    if (token.kind === 'text') {
      if (cell !== null && holder !== null && !isPhonetic) cell.text.add(token.text)
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
      looksOfRow = []
      lastColumn = -1
    } else if (name === 'c') {
      const reference = attribute(token.attributes, 'r')
      const column = reference === null ? lastColumn + 1 : columnOf(reference)
      lastColumn = column
      cell = {
        column,
        type: attribute(token.attributes, 't') ?? 'n',
        style: Number(attribute(token.attributes, 's') ?? 0),
        text: richText(),
        hasFormula: false,
      }
      if (token.isEmpty) endCell()
    } else if (name === 'r' || name === 'b') cell?.text.open(name, token.attributes)
    else if (name === 'f' && cell !== null) cell.hasFormula = true
    else if (name === 'rPh') isPhonetic = !token.isEmpty
    else if ((name === 'v' || name === 't') && !token.isEmpty) holder = name
  }
  const tooMuch = excess(characters, lines)
  const { ticked, count } = withTicks(rows, looks)
  const text = tooMuch === null ? rowsText(ticked, width) : ''
  return { text, tooMuch, hiddenRows, unsolved, ticked: count }
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

function cellText({ type, style, text: rich }: OpenCell, context: WorksheetContext): string {
  const { text } = rich.end()
  switch (type) {
    case 's':
      return context.texts[Number(text)]?.text ?? ''
    case 'b':
      return text === '' ? '' : text.trim() === '1' ? 'TRUE' : 'FALSE'
    case 'n': {
      const value = Number(text)
      if (text.trim() === '' || !Number.isFinite(value)) return text
      return numberText(value, context.styles[style] ?? GENERAL, context.from1904)
    }
    default:
      return unescaped(text)
  }
}

const GENERAL = { id: 0, code: null }

/** A text can be bold in all its parts, without a style of the cell. */
function lookOf({ type, style, text }: OpenCell, { texts, styles }: WorksheetContext): CellLook {
  const { isBold, isFilled } = styles[style] ?? PLAIN
  const rich = type === 's' ? texts[Number(text.end().text)] : text.end()
  return { isBold: isBold || rich?.isBold === true, isFilled }
}

/** "C7" → 2. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? 'A'
  return Array.from(letters).reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0) - 1
}

function isTrue(value: string | null): boolean {
  return value === '1' || value === 'true'
}
