import { memo } from 'react'
import type { ShownGrade } from '#src/features/builder/readiness/shownGrade.ts'
import styles from './Outline.module.css'
import { OutlineRow } from './OutlineRow.tsx'
import type { PlacedRow } from './outlineRows.ts'

export interface OutlineBlockProps {
  /** Its place among the blocks, from 0. */
  at: number
  /** Out of view: only the text of its rows is there. */
  bare: boolean
  rows: readonly PlacedRow[]
  gradeById: ReadonlyMap<string, ShownGrade>
  closed: ReadonlySet<string>
  /** Null where another block holds it. */
  selectedId: string | null
  /** The row that Tab reaches, if it is one of these. */
  reachableId: string | null
  onToggle: (sectionId: string) => void
}

export const OutlineBlock = memo(function OutlineBlock(props: OutlineBlockProps) {
  const { at, bare, rows, gradeById, closed, selectedId, reachableId, onToggle } = props
  return (
    <div
      role="none"
      className={bare ? styles.bare : undefined}
      style={bare ? { containIntrinsicBlockSize: `auto ${estimatedHeight(rows)}px` } : undefined}
      data-item={at}
    >
      {rows.map(({ row, number, position, siblings }) => (
        <OutlineRow
          key={row.id}
          bare={bare}
          row={row}
          number={number}
          position={position}
          siblings={siblings}
          grade={gradeById.get(row.id)}
          selected={row.id === selectedId}
          reachable={row.id === reachableId}
          closed={row.kind === 'section' && closed.has(row.id)}
          onToggle={onToggle}
        />
      ))}
    </div>
  )
})

/** In pixels, for as long as nobody has seen them. */
function estimatedHeight(rows: readonly PlacedRow[]): number {
  return rows.reduce((sum, { row }) => sum + (takesTwoLines(row) ? 48 : 30), 0)
}

function takesTwoLines(row: PlacedRow['row']): boolean {
  return row.kind === 'question' && (row.detail !== null || row.label.length > A_LINE)
}

/** Letters that a line of the outline holds at its usual width. */
const A_LINE = 40
