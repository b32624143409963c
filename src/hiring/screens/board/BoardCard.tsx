import type { KeyboardEvent } from 'react'
import { type Stage, stageSchema } from '#schemas/records/candidate.ts'
import type { CandidateRow } from '#src/hiring/storage/candidateRow.ts'
import { stageItems } from '#src/staff/useStageMove.tsx'
import { candidatePath } from '#src/base/paths.ts'
import { Highlight } from '#src/ui/display/Highlight.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'
import { Link } from '#src/staff/routing.ts'
import { SampleMark } from '#src/staff/SampleMark.tsx'
import styles from './BoardPage.module.css'
import { cardInDirection } from './boardTravel.ts'

interface BoardCardProps {
  row: CandidateRow
  job: string | undefined
  search: string
  address: string
  onMove: (row: CandidateRow, to: Stage) => void
}

/** One candidate. Arrow keys move between cards; Alt+Left or Alt+Right moves the card itself. */
export function BoardCard({ row, job, search, address, onMove }: BoardCardProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey) {
      const to = stageBeside(row.stage, event.key)
      if (to === null) return
      event.preventDefault()
      onMove(row, to)
      return
    }
    const next = cardInDirection(event.currentTarget, event.key)
    if (next === null) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div className={styles.item} data-drag-item={row.id}>
      <article className={styles.card} data-candidate={row.id}>
        <Link
          className={styles.cardName}
          dir="auto"
          title={row.name}
          draggable={false}
          onKeyDown={onKeyDown}
          to={{ pathname: candidatePath(row.id), search: address }}
        >
          <Highlight text={row.name} search={search} />
        </Link>
        <span className={styles.cardFoot}>
          <span className={styles.cardJob} title={job} dir="auto">
            {job ?? 'Deleted job'}
          </span>
          {row.sample ? <SampleMark word="never" /> : null}
        </span>
        <span className={styles.cardMenu}>
          <Menu
            label={`Move ${row.name} to…`}
            size="small"
            items={stageItems(row.stage, (to) => onMove(row, to))}
          />
        </span>
      </article>
    </div>
  )
}

function stageBeside(stage: Stage, key: string): Stage | null {
  const at = stageSchema.options.indexOf(stage)
  if (key === 'ArrowLeft') return stageSchema.options[at - 1] ?? null
  return key === 'ArrowRight' ? (stageSchema.options[at + 1] ?? null) : null
}
