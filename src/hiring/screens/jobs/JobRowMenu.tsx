import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  CirclePlay,
  PencilRuler,
} from 'lucide-react'

import type { Job } from '#schemas/records/job.ts'
import { announce } from '#src/ui/announce.ts'
import { Menu, type MenuEntry, type MenuItem } from '#src/ui/overlays/Menu.tsx'
import { changeStatus } from './jobActions.ts'
import type { JobPlace } from './jobPlace.ts'

type JobRowMenuProps = {
  job: Job
  /** Different for each job. */
  name: string
  place: JobPlace | null
}

export function JobRowMenu({ job, name, place }: JobRowMenuProps) {
  const items: MenuEntry[] = [
    ...(place === null ? [] : [...moves(job, place), 'separator' as const]),
    ...statusItems(job),
  ]
  return <Menu label={`More actions for ${name}`} items={items} />
}

/** The status changes that are possible from the job's current status. */
export function statusItems(job: Job): MenuItem[] {
  if (job.status === 'archived') {
    return [
      { label: 'Restore', icon: <ArchiveRestore />, onSelect: () => changeStatus(job, 'active') },
    ]
  }
  const other: MenuItem =
    job.status === 'draft'
      ? {
          label: 'Make active',
          icon: <CirclePlay />,
          onSelect: () => changeStatus(job, 'active'),
        }
      : {
          label: 'Back to draft',
          icon: <PencilRuler />,
          onSelect: () => changeStatus(job, 'draft'),
        }
  return [
    other,
    { label: 'Archive', icon: <Archive />, onSelect: () => changeStatus(job, 'archived') },
  ]
}

function moves(job: Job, { index, count, move }: JobPlace): MenuItem[] {
  const to = (place: number) => () => {
    move(job.id, place)
    announce(`${job.title} moved to position ${place + 1} of ${count}.`)
  }
  const isFirst = index === 0
  const isLast = index === count - 1
  return [
    {
      label: 'Move up',
      icon: <ArrowUp />,
      keys: 'Alt ↑',
      disabled: isFirst,
      onSelect: to(index - 1),
    },
    {
      label: 'Move down',
      icon: <ArrowDown />,
      keys: 'Alt ↓',
      disabled: isLast,
      onSelect: to(index + 1),
    },
    { label: 'Move to top', icon: <ArrowUpToLine />, disabled: isFirst, onSelect: to(0) },
    {
      label: 'Move to bottom',
      icon: <ArrowDownToLine />,
      disabled: isLast,
      onSelect: to(count - 1),
    },
  ]
}
