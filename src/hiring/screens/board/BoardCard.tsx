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

/** The card that an arrow key leads to: up and down in its column, sideways to the next. */
function cardInDirection(card: HTMLElement, key: string): HTMLElement | null {
  const row = card.closest('li')
  if (key === 'ArrowDown') return linkIn(row?.nextElementSibling)
  if (key === 'ArrowUp') return linkIn(row?.previousElementSibling)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return besides(card, key === 'ArrowLeft' ? -1 : 1)
}

/** The card at the same height in the nearest column that isn't empty. */
function besides(card: HTMLElement, step: -1 | 1): HTMLElement | null {
  const columns = [...document.querySelectorAll<HTMLElement>('[data-board-column]')]
  const own = columns.findIndex((column) => column.contains(card))
  const top = card.getBoundingClientRect().top
  for (let index = own + step; columns[index] !== undefined; index += step) {
    const rows = [...(columns[index]?.querySelectorAll('li') ?? [])]
    const level = rows.find((row) => row.getBoundingClientRect().bottom > top) ?? rows.at(-1)
    const link = linkIn(level)
    if (link !== null) return link
  }
  return null
}

function linkIn(row: Element | null | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('a') ?? null
}
