import type { Block, Cell } from '#src/builder/files/document/blocks.ts'

/** A table that is being read. */
export type HtmlTable = {
  rows: Cell[][]
  /** How many more rows each column's cell goes down. */
  down: number[]
  hiddenColumns: Set<number>
  columns: number
  /** Where its blocks go if it only arranges the page. */
  outer: Block[]
  isLayout: boolean
  spanned: number
}

/** Cells that merged ones leave empty; beyond them, spans are ignored. */
const MAX_SPANNED = 100_000
const MAX_SPAN = 200

export function openTable(outer: Block[]): HtmlTable {
  return {
    rows: [],
    down: [],
    hiddenColumns: new Set(),
    columns: 0,
    outer,
    isLayout: false,
    spanned: 0,
  }
}

type Attributes = ReadonlyMap<string, string>

export function addColumn(table: HtmlTable, attributes: Attributes, isHidden: boolean): void {
  const span = Math.min(spanOf(attributes, 'span'), MAX_SPAN)
  for (let at = 0; at < span; at++) {
    if (isHidden) table.hiddenColumns.add(table.columns)
    table.columns++
  }
}

export function addRow(table: HtmlTable): void {
  table.rows.push([])
}

/** A new cell of the last row, in its column; what it spans stays empty. */
export function addCell(table: HtmlTable, attributes: Attributes): Cell {
  if (table.rows.length === 0) addRow(table)
  const cells = table.rows.at(-1) ?? []
  for (let left = table.down[cells.length] ?? 0; left > 0; left = table.down[cells.length] ?? 0) {
    table.down[cells.length] = left - 1
    cells.push({ blocks: [] })
  }
  const cell: Cell = { blocks: [] }
  const [across, down] = [spanOf(attributes, 'colspan'), spanOf(attributes, 'rowspan')]
  for (let at = 0; at < across; at++) {
    if (at > 0 && table.spanned++ > MAX_SPANNED) break
    if (down > 1) table.down[cells.length] = down - 1
    cells.push(at === 0 ? cell : { blocks: [] })
  }
  return cell
}

function spanOf(attributes: Attributes, name: string): number {
  const span = Number.parseInt(attributes.get(name) ?? '1', 10)
  return Math.min(Math.max(1, Number.isNaN(span) ? 1 : span), MAX_SPAN)
}

/** It holds another table, or is one column: its blocks are those of the page. */
export function flatten(table: HtmlTable): void {
  if (table.isLayout) return
  table.isLayout = true
  for (const cells of table.rows) {
    for (const { blocks } of cells) pushAll(table.outer, blocks)
  }
}

export function closeTable(table: HtmlTable): void {
  if (table.isLayout) return
  const rows = table.rows
    .map((cells) => cells.filter((_, column) => !table.hiddenColumns.has(column)))
    .filter((cells) => cells.some(({ blocks }) => blocks.length > 0))
  if (rows.every((cells) => cells.length < 2)) flatten(table)
  else table.outer.push({ kind: 'table', rows })
}

/** Spreading very long lists would exceed the arguments that a function can have. */
function pushAll(to: Block[], blocks: readonly Block[]): void {
  for (const block of blocks) to.push(block)
}
