import type { Assessment } from '#schemas/records/assessment.ts'
import { useStore } from '#src/base/useStore.ts'
import { DeleteDialog } from '#src/builder/screens/assessments/DeleteDialog.tsx'
import { paths } from '#src/base/paths.ts'
import { useNavigate } from '#src/staff/routing.ts'
import { lazyPart } from '#src/ui/lazyPart.ts'
import { type ShortcutGroup, ShortcutsDialog } from '#src/ui/overlays/ShortcutsDialog.tsx'

import { useBuilder } from './state/BuilderContext.ts'
import { ON_PURPOSE } from './header/onlyCopy.ts'
import { PasteParts } from './optionLists/PasteParts.tsx'
import { PublishDialog } from './publish/PublishDialog.tsx'
import { ChangeKindDialog } from './question/ChangeKindDialog.tsx'
import { SaveTestDialog } from './testCandidates/SaveTestDialog.tsx'
import { SimulationDialog } from './testCandidates/SimulationDialog.tsx'
import { ConditionDialog } from './many/ConditionDialog.tsx'
import { PointsDialog } from './many/PointsDialog.tsx'
import { ReplaceDialog } from './many/ReplaceDialog.tsx'
import { TagsDialog } from './many/TagsDialog.tsx'
import { MoveDialog } from './removing/MoveDialog.tsx'
import { RestoreDialog } from './versions/RestoreDialog.tsx'
import { TranslationDialog } from './translations/TranslationDialog.tsx'
import {
  RemoveCalculatedDialog,
  RemovePartDialog,
  RemovePlaceDialog,
  RemoveQuestionsDialog,
} from './removing/RemoveDialog.tsx'

/**
 * Loaded on demand: it reads files and every format of questions, which is a third of the builder's
 * code.
 */
const PasteQuestions = lazyPart(
  async () => (await import('./paste/PasteQuestions.tsx')).PasteQuestions,
)

/** The open dialog, if any. */
export function BuilderDialogs({ assessment }: { assessment: Assessment }) {
  const { dialogs } = useBuilder()
  const navigate = useNavigate()
  const open = useStore(dialogs)
  const { close } = dialogs
  switch (open?.kind) {
    case 'remove':
      return <RemovePlaceDialog what={open.what} onClose={close} />
    case 'removePart':
      return <RemovePartDialog part={open.part} onClose={close} />
    case 'removeCalculated':
      return <RemoveCalculatedDialog calculatedId={open.calculatedId} onClose={close} />
    case 'changeKind':
      return <ChangeKindDialog questionId={open.questionId} to={open.to} onClose={close} />
    case 'moveTo':
      return <MoveDialog questionIds={open.questionIds} onClose={close} />
    case 'removeQuestions':
      return <RemoveQuestionsDialog questionIds={open.questionIds} onClose={close} />
    case 'setPoints':
      return <PointsDialog questionIds={open.questionIds} onClose={close} />
    case 'editTags':
      return <TagsDialog questionIds={open.questionIds} onClose={close} />
    case 'setCondition':
      return <ConditionDialog questionIds={open.questionIds} onClose={close} />
    case 'replaceText':
      return <ReplaceDialog onClose={close} />
    case 'pasteQuestions':
      return <PasteQuestions file={open.file ?? null} onClose={close} />
    case 'pasteParts':
      return (
        <PasteParts
          questionId={open.questionId}
          part={open.part}
          text={open.text ?? ''}
          onClose={close}
        />
      )
    case 'saveTest':
      return <SaveTestDialog onClose={close} />
    case 'simulation':
      return <SimulationDialog onClose={close} />
    case 'publish':
      return <PublishDialog assessment={assessment} onClose={close} />
    case 'translate':
      return <TranslationDialog language={open.language} textId={open.textId} onClose={close} />
    case 'restore':
      return <RestoreDialog assessment={assessment} number={open.number} onClose={close} />
    case 'delete':
      return (
        <DeleteDialog
          assessment={assessment}
          onClose={close}
          onDeleted={() => void navigate(paths.assessments, { state: ON_PURPOSE })}
        />
      )
    case 'keys':
      return <ShortcutsDialog groups={builderShortcuts} onClose={close} />
    case undefined:
      return null
  }
}

/** The builder's keyboard shortcuts. */
const builderShortcuts: readonly ShortcutGroup[] = [
  {
    name: 'Everywhere in the builder',
    keys: [
      ['Ctrl+Enter or ⌘Enter', 'Add a question below, of the kind added last'],
      ['Alt+Page Down, Alt+Page Up', 'Go to the next or previous question'],
      ['F6, Shift+F6', 'Go to the next or previous pane'],
      ['Ctrl+Shift+P or ⇧⌘P (Firefox: Alt+Shift+P)', 'Publish'],
      ['Ctrl+Z or ⌘Z', 'Undo'],
      ['Ctrl+Shift+Z, ⇧⌘Z or Ctrl+Y', 'Redo'],
    ],
  },
  {
    name: 'In the outline',
    keys: [
      ['Arrows, Home, End', 'Move, expand and collapse'],
      ['Letters', 'Type to jump to a question'],
      ['Space', 'Select'],
      ['Enter', 'Open for editing'],
      ['Alt+↑, Alt+↓', 'Move a question or section'],
      ['Shift+↑, Shift+↓', 'Select several questions'],
      ['Ctrl+Space or ⌃Space', 'Select one more, or no longer'],
      ['Ctrl+A or ⌘A', 'Select all questions'],
      ['Esc', 'Clear the selection'],
      ['Delete', 'Delete what is selected'],
    ],
  },
  {
    name: 'In the options of a choice',
    keys: [
      ['Enter', 'Add the next option'],
      ['Backspace in an empty option', 'Delete it'],
      ['Alt+↑, Alt+↓', 'Move an option'],
    ],
  },
]
