import {
  Archive,
  ArchiveRestore,
  CircleStop,
  ClipboardPaste,
  Copy,
  Download,
  ExternalLink,
  Inbox,
  Keyboard,
  Play,
  Trash2,
} from 'lucide-react'
import type { Assessment } from '#schemas/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import { useAssessmentActs } from '#src/features/builder/list/useAssessmentActs.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { writeAssessmentFile } from '#src/exchange/assessmentFile.ts'
import { responsesPath, takePath } from '#src/paths.ts'
import { Menu, type MenuEntry } from '#src/ui/Menu.tsx'
import { useNavigate } from '#src/ui/routing.ts'
import { saveFile } from '#src/ui/saveFile.ts'
import { toast } from '#src/ui/toasts.ts'

/** What can be done with the assessment as a whole. */
export function AssessmentMenu({ assessment }: { assessment: Assessment }) {
  const { dialogs, draft } = useBuilder()
  const navigate = useNavigate()
  const acts = useAssessmentActs()
  const saveAsFile = () => {
    const { testCandidates } = assessment
    const definition = draft.definition()
    saveFile(fileNameOf(definition), writeAssessmentFile({ definition, testCandidates }))
    toast({ text: 'The draft and its tests are saved as a file' })
  }
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
            ? { label: 'Reopen', icon: <Play />, onSelect: () => void acts.reopen(assessment) }
            : { label: 'Close', icon: <CircleStop />, onSelect: () => void acts.close(assessment) },
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
        assessment.archived
          ? {
              label: 'Restore',
              icon: <ArchiveRestore />,
              onSelect: () => void acts.restore(assessment),
            }
          : { label: 'Archive', icon: <Archive />, onSelect: () => void acts.archive(assessment) },
        { label: 'Keys', icon: <Keyboard />, onSelect: () => dialogs.open({ kind: 'keys' }) },
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

/** The title, as far as every system takes it. */
function fileNameOf({ settings }: Definition): string {
  const name = settings.title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return `${name || 'assessment'}.json`
}
