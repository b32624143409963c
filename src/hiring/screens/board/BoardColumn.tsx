import { memo } from 'react'
import type { Stage } from '#schemas/records/candidate.ts'
import type { CandidateRow } from '#src/hiring/storage/candidateRow.ts'
import { StageBadge } from '#src/staff/StageBadge.tsx'
import { classes } from '#src/ui/classes.ts'
import { VirtualList } from '#src/ui/lists/VirtualList.tsx'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { stageName } from '#src/staff/words/stages.ts'
import { BoardCard } from './BoardCard.tsx'
import styles from './BoardPage.module.css'

const CARD_HEIGHT = 88

interface BoardColumnProps {
  stage: Stage
  rows: readonly CandidateRow[]
  /** On a narrow screen only one column is visible. */
  isSeen: boolean
  jobNameById: ReadonlyMap<string, string>
  search: string
  address: string
  onMove: (row: CandidateRow, to: Stage) => void
}

/** One stage: its count and its cards, by name. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { stage, rows, isSeen, jobNameById, search, address, onMove } = props
  return (
    <section
      className={classes(styles.column, !isSeen && styles.unseen)}
      aria-label={`${stageName(stage)}, ${rows.length}`}
      data-board-column
      data-drop-zone={stage}
    >
      <h2 className={styles.stage}>
        <StageBadge stage={stage} />
        <span className={styles.number}>{numberText(rows.length)}</span>
      </h2>
      <div className={styles.zone}>
        {rows.length === 0 ? (
          <p className={styles.emptyText}>No candidates</p>
        ) : (
          <VirtualList
            label={`${stageName(stage)} candidates`}
            className={styles.cards}
            count={rows.length}
            rowHeight={CARD_HEIGHT}
            remember={`board ${stage}?${address}`}
            keyOf={(index) => rows[index]?.id ?? `${index}`}
          >
            {(index) => {
              const row = rows[index]
              return row ? (
                <BoardCard
                  row={row}
                  job={jobNameById.get(row.jobId)}
                  search={search}
                  address={address}
                  onMove={onMove}
                />
              ) : null
            }}
          </VirtualList>
        )}
      </div>
    </section>
  )
})
