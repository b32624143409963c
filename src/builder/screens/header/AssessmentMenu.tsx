import {
  ClipboardPaste,
  Download,
  ExternalLink,
  FolderOpen,
  History,
  Inbox,
  Keyboard,
  Replace,
  RotateCcw,
  Trash2,
} from 'lucide-react'
import type { Assessment } from '#schemas/records/assessment.ts'
import { ASSESSMENT_FORMATS } from '#src/builder/files/json/assessmentFormats.ts'
import { useAssessmentEntries } from '#src/builder/screens/assessments/useAssessmentEntries.tsx'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { openFilePath, responsesPath, versionsPath } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import { Menu, type MenuEntry } from '#src/ui/overlays/Menu.tsx'
import { useNavigate } from '#src/staff/routing.ts'
import { saveDraftFile } from './saveDraftFile.ts'

/** Actions on the assessment as a whole. */
export function AssessmentMenu({
  assessment,
  draftDiffers,
}: {
  assessment: Assessment
  /** From the newest version. */
  draftDiffers: boolean
}) {
  const { dialogs, draft } = useBuilder()
  const navigate = useNavigate()
  const { invite, duplicate, print, archive, close } = useAssessmentEntries(assessment, 'draft')
  const save: MenuEntry[] = ASSESSMENT_FORMATS.map((format) => ({
    label: format.label,
    icon: <Download />,
    onSelect: () => saveDraftFile(draft.definition(), assessment, format),
  }))
  const { publishedVersion } = assessment
  const discard: MenuEntry[] =
    publishedVersion === undefined || !draftDiffers
      ? []
      : [
          {
            label: 'Discard changes',
            icon: <RotateCcw />,
            onSelect: () => dialogs.open({ kind: 'restore', number: publishedVersion }),
          },
        ]
  const published: MenuEntry[] =
    publishedVersion === undefined
      ? []
      : [
          ...invite,
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
          ...close,
          'separator',
        ]
  return (
    <Menu
      label="More actions for this assessment"
      items={[
        ...published,
        {
          label: 'Paste questions',
          icon: <ClipboardPaste />,
          onSelect: () => dialogs.open({ kind: 'pasteQuestions' }),
        },
        {
          label: 'Versions',
          icon: <History />,
          onSelect: () => void navigate(versionsPath(assessment.id)),
        },
        ...discard,
        {
          label: 'Find and replace',
          icon: <Replace />,
          onSelect: () => dialogs.open({ kind: 'replaceText' }),
        },
        duplicate,
        print,
        ...save,
        {
          label: 'Open a file',
          icon: <FolderOpen />,
          onSelect: () => void navigate(openFilePath(assessment.jobId)),
        },
        archive,
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
