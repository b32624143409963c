import { useMemo } from 'react'
import type { Definition } from '#schemas/definition.ts'
import { type Blocks, blocksOf } from '#src/features/builder/draft/blocks.ts'
import { detailReader } from '#src/renderer/repeatedPrompts.ts'
import { outlineRows, type PlacedRow, type RowsShown } from './outlineRows.ts'

/** Rows that are drawn together. */
export const ROWS_TOGETHER = 10

export interface ShownRows {
  rows: readonly PlacedRow[]
  blocks: Blocks<PlacedRow>
  /** One for each block, by its place: a row that comes or goes moves one row from each to the next. */
  keys: readonly string[]
}

/** The rows of the outline, as far as possible the same ones as before. */
export function useOutlineRows(definition: Definition, { closed, search }: RowsShown): ShownRows {
  const read = useMemo(() => rowReader(), [])
  return useMemo(() => read(definition, { closed, search }), [read, definition, closed, search])
}

function rowReader() {
  let shown: ShownRows = { rows: [], blocks: [], keys: [] }
  const readDetails = detailReader()
  return (definition: Definition, wanted: RowsShown) => {
    const rows = outlineRows(definition, wanted, shown.rows, readDetails)
    const blocks = blocksOf(rows, ROWS_TOGETHER, shown.blocks)
    shown = { rows, blocks, keys: blocks.map((_, at) => `${at}`) }
    return shown
  }
}
