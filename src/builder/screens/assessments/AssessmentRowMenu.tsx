import { Trash2 } from 'lucide-react'
import type { Assessment } from '#schemas/records/assessment.ts'
import { useAssessmentEntries } from './useAssessmentEntries.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'

interface AssessmentRowMenuProps {
  assessment: Assessment
  onDelete: () => void
}

export function AssessmentRowMenu({ assessment, onDelete }: AssessmentRowMenuProps) {
  const { invite, duplicate, print, archive, close } = useAssessmentEntries(assessment)
  const title = assessment.title.trim() || 'Untitled assessment'
  return (
    <Menu
      label={`More actions for ${title}`}
      items={[
        ...invite,
        duplicate,
        print,
        ...close,
        archive,
        'separator',
        { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: onDelete },
      ]}
    />
  )
}
