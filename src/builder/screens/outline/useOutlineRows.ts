import { useMemo } from 'react'
import type { Definition } from '#schemas/definition.ts'
import { type Blocks, blocksOf } from '#src/builder/screens/state/blocks.ts'
import { detailReader } from '#src/assessment/renderer/text/repeatedPrompts.ts'
import { outlineRows, type PlacedRow, type RowsShown } from './outlineRows.ts'

/** Rows that are rendered together. */
export const ROWS_TOGETHER = 8

export interface ShownRows {
  rows: readonly PlacedRow[]
  blocks: Blocks<PlacedRow>
  /**
   * One per block, by index: adding or removing a row shifts one row from each block to the next.
   */
  keys: readonly string[]
}

/** The rows of the outline, reused where possible. */
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
