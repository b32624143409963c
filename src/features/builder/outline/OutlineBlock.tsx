import { memo } from 'react'
import type { ShownGrade } from '#src/features/builder/readiness/shownGrade.ts'
import styles from './Outline.module.css'
import { OutlineRow } from './OutlineRow.tsx'
import type { PlacedRow } from './outlineRows.ts'

const ROW_PX = 30

export interface OutlineBlockProps {
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
  const { rows, gradeById, closed, selectedId, reachableId, onToggle } = props
  return (
    <div
      role="none"
      className={styles.block}
      style={{ containIntrinsicBlockSize: `auto ${rows.length * ROW_PX}px` }}
    >
      {rows.map(({ row, number, position, siblings }) => (
        <OutlineRow
          key={row.id}
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
