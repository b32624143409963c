import { Archive, ArchiveRestore, CircleStop, Copy, Play, Trash2 } from 'lucide-react'
import type { Assessment } from '#schemas/assessment.ts'
import { Menu, type MenuEntry } from '#src/ui/Menu.tsx'
import { useAssessmentActs } from './useAssessmentActs.ts'

interface AssessmentRowMenuProps {
  assessment: Assessment
  onDelete: () => void
}

export function AssessmentRowMenu({ assessment, onDelete }: AssessmentRowMenuProps) {
  const acts = useAssessmentActs()
  const { archived, closed, publishedVersion } = assessment
  const items: MenuEntry[] = [
    { label: 'Duplicate', icon: <Copy />, onSelect: () => void acts.duplicate(assessment) },
  ]
  if (publishedVersion !== undefined) {
    items.push(
      closed
        ? {
            label: 'Reopen to new candidates',
            icon: <Play />,
            onSelect: () => void acts.reopen(assessment),
          }
        : {
            label: 'Close to new candidates',
            icon: <CircleStop />,
            onSelect: () => void acts.close(assessment),
          },
    )
  }
  items.push(
    archived
      ? {
          label: 'Restore',
          icon: <ArchiveRestore />,
          onSelect: () => void acts.restore(assessment),
        }
      : { label: 'Archive', icon: <Archive />, onSelect: () => void acts.archive(assessment) },
    'separator',
    { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: onDelete },
  )
  const title = assessment.title.trim() || 'Untitled assessment'
  return <Menu label={`More for ${title}`} items={items} />
}
