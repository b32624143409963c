import { useSyncExternalStore } from 'react'
import type { Assessment } from '#schemas/assessment.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { ON_PURPOSE } from '#src/features/builder/leaving/onlyCopy.ts'
import { DeleteDialog } from '#src/features/builder/list/DeleteDialog.tsx'
import { PasteParts } from '#src/features/builder/paste/PasteParts.tsx'
import { PasteQuestions } from '#src/features/builder/paste/PasteQuestions.tsx'
import { PublishDialog } from '#src/features/builder/publish/PublishDialog.tsx'
import { KeepTestDialog } from '#src/features/builder/testCandidates/KeepTestDialog.tsx'
import { MadeUpDialog } from '#src/features/builder/testCandidates/MadeUpDialog.tsx'
import { paths } from '#src/paths.ts'
import { useNavigate } from '#src/ui/routing.ts'
import { KeysDialog } from './KeysDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { RemoveCalculatedDialog, RemovePartDialog, RemovePlaceDialog } from './RemoveDialog.tsx'

/** The dialog that is open, if any. */
export function BuilderDialogs({ assessment }: { assessment: Assessment }) {
  const { dialogs } = useBuilder()
  const navigate = useNavigate()
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.getState)
  const { close } = dialogs
  switch (open?.kind) {
    case 'remove':
      return <RemovePlaceDialog what={open.what} onClose={close} />
    case 'removePart':
      return <RemovePartDialog part={open.part} onClose={close} />
    case 'removeCalculated':
      return <RemoveCalculatedDialog calculatedId={open.calculatedId} onClose={close} />
    case 'moveTo':
      return <MoveDialog questionId={open.questionId} onClose={close} />
    case 'pasteQuestions':
      return <PasteQuestions onClose={close} />
    case 'pasteParts':
      return (
        <PasteParts
          questionId={open.questionId}
          part={open.part}
          text={open.text ?? ''}
          onClose={close}
        />
      )
    case 'keepTest':
      return <KeepTestDialog onClose={close} />
    case 'madeUp':
      return <MadeUpDialog onClose={close} />
    case 'publish':
      return <PublishDialog assessment={assessment} onClose={close} />
    case 'delete':
      return (
        <DeleteDialog
          assessment={assessment}
          onClose={close}
          onDeleted={() => void navigate(paths.assessments, { state: ON_PURPOSE })}
        />
      )
    case 'keys':
      return <KeysDialog onClose={close} />
    case undefined:
      return null
  }
}
