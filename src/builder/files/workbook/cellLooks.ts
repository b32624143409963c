/** How cells look, by which people mark correct options (rule SH12). */
import { tableOf } from '#src/builder/files/cells/table.ts'
import { attribute } from '#src/builder/files/markup/htmlTokens.ts'
import { xmlTokens } from '#src/builder/files/markup/xmlTokens.ts'

export type CellLook = { isBold: boolean; isFilled: boolean }
/** A style of cells, with the format of their numbers. */
export type CellStyle = CellLook & { id: number; code: string | null }

export const PLAIN: CellLook = { isBold: false, isFilled: false }

/** The styles that cells refer to by number; null if it is no XML. */
export function cellStyles(xml: string): CellStyle[] | null {
  const codes = new Map<number, string>()
  const fonts: boolean[] = []
  const fills: boolean[] = []
  const styles: CellStyle[] = []
  let list = ''
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'broken') return null
    if (token.kind === 'text') continue
    const { name } = token
    if (LISTS.includes(name)) list = token.kind === 'open' ? name : ''
    if (token.kind !== 'open') continue
    const number = (of: string) => Number(attribute(token.attributes, of) ?? 0)
    if (name === 'numFmt') {
      codes.set(number('numFmtId'), attribute(token.attributes, 'formatCode') ?? '')
    } else if (list === 'fonts' && name === 'font') fonts.push(false)
    else if (list === 'fonts' && name === 'b') {
      fonts[fonts.length - 1] = !/^(?:0|false)$/.test(attribute(token.attributes, 'val') ?? '')
    } else if (list === 'fills' && name === 'fill') fills.push(false)
    else if (list === 'fills' && name === 'fgColor') {
      fills[fills.length - 1] = !isWhite(token.attributes)
    } else if (list === 'cellXfs' && name === 'xf') {
      const id = number('numFmtId')
      const isBold = fonts[number('fontId')] ?? false
      const isFilled = fills[number('fillId')] ?? false
      styles.push({ id, code: codes.get(id) ?? null, isBold, isFilled })
    }
  }
  return styles
}

const LISTS = ['fonts', 'fills', 'cellXfs', 'cellStyleXfs', 'dxfs']

function isWhite(attributes: string): boolean {
  return (
    /^(?:..)?f{6}$/i.test(attribute(attributes, 'rgb') ?? '') ||
    attribute(attributes, 'theme') === '0' ||
    attribute(attributes, 'indexed') === '9'
  )
}

/** The same rows with a tick at options that look other than those beside them, and in how many rows. */
export function withTicks(
  rows: readonly string[][],
  looks: readonly (readonly CellLook[])[],
): { ticked: string[][]; count: number } {
  const table = tableOf(
    rows.map((cells, at) => ({ line: at + 1, cells })),
    null,
  )
  const first = table.hasHeader ? table.above.length + 1 : 0
  const options = (table.uses ?? []).flatMap((use, at) => (use === 'option' ? at : []))
  const byColour = lookedAt(rows, looks, { first, options, look: 'isFilled' })
  const byType = lookedAt(rows, looks, { first, options, look: 'isBold' })
  let count = 0
  const ticked = rows.map((cells, row) => {
    const marked = [byColour(row), byType(row)].find(({ length }) => length > 0)
    if (marked === undefined) return cells
    count++
    return cells.map((cell, at) => (marked.includes(at) ? `${cell} ✓` : cell))
  })
  return { ticked, count }
}

/** The options of a row with a look that others of it don't have. What a whole column has says nothing. */
function lookedAt(
  rows: readonly string[][],
  looks: readonly (readonly CellLook[])[],
  { first, options, look }: { first: number; options: readonly number[]; look: keyof CellLook },
): (row: number) => number[] {
  const has = (row: number, at: number): boolean => looks[row]?.[at]?.[look] ?? false
  const isFilled = (row: number, at: number): boolean => (rows[row]?.[at] ?? '') !== ''
  const below = rows.map((_, row) => row).slice(first)
  const told = options.filter((at) => {
    const filled = below.filter((row) => isFilled(row, at))
    return filled.length < 2 || filled.some((row) => !has(row, at))
  })
  return (row) => {
    if (row < first) return []
    const filled = options.filter((at) => isFilled(row, at))
    const marked = filled.filter((at) => told.includes(at) && has(row, at))
    return marked.length < filled.length ? marked : []
  }
}
