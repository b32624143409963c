import { useMemo } from 'react'
import type { Definition } from '#schemas/definition.ts'
import { type Blocks, blocksOf } from '#src/features/builder/draft/blocks.ts'
import { outlineRows, type PlacedRow, type RowsShown } from './outlineRows.ts'

/** Rows that are laid out, or skipped, together. */
const ROWS_TOGETHER = 20

export interface ShownRows {
  rows: readonly PlacedRow[]
  blocks: Blocks<PlacedRow>
}

/** The rows of the outline, as far as possible the same ones as before. */
export function useOutlineRows(definition: Definition, { closed, search }: RowsShown): ShownRows {
  const read = useMemo(() => rowReader(), [])
  return useMemo(() => read(definition, { closed, search }), [read, definition, closed, search])
}

function rowReader() {
  let shown: ShownRows = { rows: [], blocks: [] }
  return (definition: Definition, wanted: RowsShown) => {
    const rows = outlineRows(definition, wanted, shown.rows)
    shown = { rows, blocks: blocksOf(rows, ROWS_TOGETHER, shown.blocks) }
    return shown
  }
}
