import {
  Archive,
  ArchiveRestore,
  CircleStop,
  ClipboardPaste,
  Copy,
  Download,
  ExternalLink,
  FolderOpen,
  Inbox,
  Keyboard,
  Play,
  Trash2,
} from 'lucide-react'
import type { Assessment } from '#schemas/assessment.ts'
import { useAssessmentActs } from '#src/features/builder/list/useAssessmentActs.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { openFilePath, responsesPath, takePath } from '#src/paths.ts'
import { Menu, type MenuEntry } from '#src/ui/Menu.tsx'
import { useNavigate } from '#src/ui/routing.ts'
import { saveDraftFile } from './saveDraftFile.ts'

/** What can be done with the assessment as a whole. */
export function AssessmentMenu({ assessment }: { assessment: Assessment }) {
  const { dialogs, draft } = useBuilder()
  const navigate = useNavigate()
  const acts = useAssessmentActs()
  const saveAsFile = () => saveDraftFile(draft.definition(), assessment)
  const published: MenuEntry[] =
    assessment.publishedVersion === undefined
      ? []
      : [
          {
            label: 'Responses',
            icon: <Inbox />,
            onSelect: () => void navigate(responsesPath(assessment.id)),
          },
          {
            label: 'Open the candidate’s page',
            icon: <ExternalLink />,
            onSelect: () => window.open(takePath(assessment.id), '_blank', 'noopener'),
          },
          assessment.closed
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
          'separator',
        ]
  return (
    <Menu
      label="More for this assessment"
      items={[
        ...published,
        {
          label: 'Paste questions',
          icon: <ClipboardPaste />,
          onSelect: () => dialogs.open({ kind: 'pasteQuestions' }),
        },
        { label: 'Duplicate', icon: <Copy />, onSelect: () => void acts.duplicate(assessment) },
        { label: 'Save as a file', icon: <Download />, onSelect: saveAsFile },
        {
          label: 'Open a file',
          icon: <FolderOpen />,
          onSelect: () => void navigate(openFilePath(assessment.jobId)),
        },
        assessment.archived
          ? {
              label: 'Restore',
              icon: <ArchiveRestore />,
              onSelect: () => void acts.restore(assessment),
            }
          : { label: 'Archive', icon: <Archive />, onSelect: () => void acts.archive(assessment) },
        {
          label: 'Keyboard shortcuts',
          icon: <Keyboard />,
          onSelect: () => dialogs.open({ kind: 'keys' }),
        },
        'separator',
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          onSelect: () => dialogs.open({ kind: 'delete' }),
        },
      ]}
    />
  )
}
