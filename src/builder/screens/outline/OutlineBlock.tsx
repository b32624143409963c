import { memo } from 'react'
import type { ShownGrade } from '#src/builder/screens/state/shownGrade.ts'
import styles from './Outline.module.css'
import { OutlineRow } from './OutlineRow.tsx'
import type { PlacedRow } from './outlineRows.ts'

export interface OutlineBlockProps {
  /** Its index among the blocks. */
  at: number
  /** Off-screen: only the text of its rows is rendered. */
  bare: boolean
  rows: readonly PlacedRow[]
  gradeById: ReadonlyMap<string, ShownGrade>
  closed: ReadonlySet<string>
  /** Null if it is in another block. */
  selectedId: string | null
  /** What is selected, one letter per row; null while nothing is. */
  choices: string | null
  /** The row in the tab order, if it is in this block. */
  reachableId: string | null
  onToggle: (sectionId: string) => void
}

export const OutlineBlock = memo(function OutlineBlock(props: OutlineBlockProps) {
  const { at, bare, rows, gradeById, closed, selectedId, choices, reachableId, onToggle } = props
  return (
    <div
      role="none"
      className={bare ? `${styles.block} ${styles.bare}` : styles.block}
      style={bare ? { containIntrinsicBlockSize: `auto ${estimatedHeight(rows)}px` } : undefined}
      data-item={at}
    >
      {rows.map(({ row, number, position, siblings }, place) => (
        <OutlineRow
          key={row.id}
          bare={bare}
          row={row}
          number={number}
          position={position}
          siblings={siblings}
          grade={gradeById.get(row.id)}
          selected={row.id === selectedId}
          choice={choices?.[place] ?? null}
          reachable={row.id === reachableId}
          closed={row.kind === 'section' && closed.has(row.id)}
          onToggle={onToggle}
        />
      ))}
    </div>
  )
})

/** In pixels, until it is measured. */
function estimatedHeight(rows: readonly PlacedRow[]): number {
  return rows.reduce((sum, { row }) => sum + (takesTwoLines(row) ? 48 : 30), 0)
}

function takesTwoLines(row: PlacedRow['row']): boolean {
  return row.kind === 'question' && (row.detail !== null || row.label.length > A_LINE)
}

/** Characters per line at the usual width of the outline. */
const A_LINE = 40
