import type { Cell } from '#src/builder/files/document/blocks.ts'

import { attributeOf, numberOf, valueOf } from './elements.ts'
import { type Placed, withInnerLists } from './innerLists.ts'
import { isColor } from './styles.ts'

type Row = { cells: Cell[]; isDeleted: boolean }
type OpenCell = { outer: Placed[]; span: number; isMerged: boolean; isShaded: boolean }

/** Tables inside of as many others are read as their paragraphs. */
const DEEPEST = 6
/** No table of questions has more columns. */
const MAX_SPAN = 60

/** The tables that are being read, one inside the other. */
export function tableRows() {
  const tables: Row[][] = []
  const cells: OpenCell[] = []
  let deeper = 0

  return {
    isShaded: (): boolean => cells.at(-1)?.isShaded === true,

    /** `container`: where blocks go now. Returns where they go from here. */
    open(name: string, container: Placed[]): Placed[] {
      if (name === 'tbl' && (deeper > 0 || tables.length >= DEEPEST)) deeper++
      else if (deeper > 0) return container
      else if (name === 'tbl') tables.push([])
      else if (name === 'tr') tables.at(-1)?.push({ cells: [], isDeleted: false })
      else {
        cells.push({ outer: container, span: 1, isMerged: false, isShaded: false })
        return []
      }
      return container
    },

    /** A property of the row or cell. */
    set(name: string, attributes: string): void {
      const row = tables.at(-1)?.at(-1)
      const cell = cells.at(-1)
      if (deeper > 0) return
      if (row && name === 'del') row.isDeleted = true
      if (row && name === 'gridBefore') row.cells.push(...emptyCells(numberOf(valueOf(attributes))))
      if (cell && name === 'gridSpan') cell.span = numberOf(valueOf(attributes)) ?? 1
      if (cell && name === 'vMerge') cell.isMerged = valueOf(attributes) !== 'restart'
      if (cell && name === 'shd') cell.isShaded = isColor(attributeOf(attributes, 'fill'))
    },

    /** Returns where blocks go from here; a whole table is one of them. */
    close(name: string, container: Placed[]): Placed[] {
      if (deeper > 0) {
        if (name === 'tbl') deeper--
        return container
      }
      const cell = name === 'tc' ? cells.pop() : undefined
      if (cell) {
        const blocks = cell.isMerged ? [] : withInnerLists(container)
        tables
          .at(-1)
          ?.at(-1)
          ?.cells.push({ blocks }, ...emptyCells(cell.span - 1))
        return cell.outer
      }
      const rows = name === 'tbl' ? (tables.pop() ?? []) : []
      const shown = rows.flatMap((row) => (row.isDeleted ? [] : [row.cells]))
      if (shown.length > 0) container.push({ block: { kind: 'table', rows: shown }, item: null })
      return container
    },
  }
}

function emptyCells(count: number | null): Cell[] {
  const length = Math.min(Math.max(count ?? 0, 0), MAX_SPAN)
  return Array.from({ length }, () => ({ blocks: [] }))
}
