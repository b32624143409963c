import { useRef } from 'react'
import { type Use, usesOf } from '#src/assessment/engine/editing/references.ts'
import type { Referent } from '#src/assessment/engine/editing/referenceMatcher.ts'
import { removeQuestionsNow } from '#src/builder/screens/many/manyActions.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { type Selection, START } from '#src/builder/screens/state/draftPlaces.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import type { PartOfQuestion } from '#src/builder/screens/state/dialogStore.ts'
import { removeCalculatedNow } from './requestCalculatedRemoval.ts'
import { removePartNow } from './requestPartRemoval.ts'
import { removeNow } from './requestRemoval.ts'
import styles from './dialogs.module.css'
import { UsesList } from './UsesList.tsx'
import { isRemovable, fieldOfUse, selectionOfUse, removalWords } from './usageWords.ts'

interface RemovePlaceDialogProps {
  what: Selection
  onClose: () => void
}

export function RemovePlaceDialog({ what, onClose }: RemovePlaceDialogProps) {
  const builder = useBuilder()
  if (what.kind === 'start') return null
  const id = what.kind === 'question' ? what.questionId : what.sectionId
  return (
    <RemoveDialog
      referent={id}
      noun={what.kind}
      onClose={onClose}
      onRemove={(references) => removeNow(builder, what, references)}
    />
  )
}

interface RemoveQuestionsDialogProps {
  questionIds: readonly string[]
  onClose: () => void
}

export function RemoveQuestionsDialog({ questionIds, onClose }: RemoveQuestionsDialogProps) {
  const builder = useBuilder()
  return (
    <RemoveDialog
      referent={{ questionIds }}
      noun="questions"
      onClose={onClose}
      onRemove={(references) => removeQuestionsNow(builder, questionIds, references)}
    />
  )
}

interface RemovePartDialogProps {
  part: PartOfQuestion
  onClose: () => void
}

export function RemovePartDialog({ part, onClose }: RemovePartDialogProps) {
  const builder = useBuilder()
  return (
    <RemoveDialog
      referent={part}
      noun={part.kind}
      onClose={onClose}
      onRemove={(references) => {
        removePartNow(builder, part, references)
        const question = { kind: 'question', questionId: part.questionId } as const
        builder.selection.select(question, 'elsewhere', `${part.kind}s`)
      }}
    />
  )
}

interface RemoveCalculatedDialogProps {
  calculatedId: string
  onClose: () => void
}

export function RemoveCalculatedDialog({ calculatedId, onClose }: RemoveCalculatedDialogProps) {
  const builder = useBuilder()
  return (
    <RemoveDialog
      referent={calculatedId}
      noun="calculated value"
      onClose={onClose}
      onRemove={(references) => {
        removeCalculatedNow(builder, calculatedId, references)
        builder.selection.select(START, 'elsewhere', 'calculated')
      }}
    />
  )
}

interface RemoveDialogProps {
  referent: Referent
  noun: 'question' | 'questions' | 'section' | 'option' | 'row' | 'calculated value'
  onClose: () => void
  onRemove: (references: 'keep' | 'remove') => void
}

/** Asks before something in use is deleted: lists each use, and the choices. */
function RemoveDialog({ referent, noun, onClose, onRemove }: RemoveDialogProps) {
  const { draft, selection } = useBuilder()
  const cancel = useRef<HTMLButtonElement>(null)
  const goesElsewhere = useRef(false)
  /** Several were, and the buttons for them went with them. */
  const isRemoved = useRef(false)
  const definition = draft.definition()
  const isOfSeveral = noun === 'questions'
  const isPart = noun === 'option' || noun === 'row'
  const uses = usesOf(definition, referent).filter(({ field }) => !isPart || field !== 'key')
  const remove = (references: 'keep' | 'remove') => {
    goesElsewhere.current = true
    isRemoved.current = isOfSeveral
    onRemove(references)
    onClose()
  }
  const show = (use: Use) => {
    goesElsewhere.current = true
    onClose()
    selection.select(selectionOfUse(use), 'elsewhere', fieldOfUse(use))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={cancel}
      returnsFocus={() => (isRemoved.current && outlineRow()) || !goesElsewhere.current}
      title={isOfSeveral ? 'These questions are used elsewhere' : `This ${noun} is used elsewhere`}
      description="Undo brings everything back."
      footer={
        <>
          <Button ref={cancel} onClick={onClose}>
            Cancel
          </Button>
          {uses.some(isRemovable) ? (
            <>
              <Button onClick={() => remove('keep')}>Delete and fix later</Button>
              <Button variant="danger" onClick={() => remove('remove')}>
                Delete and remove references
              </Button>
            </>
          ) : (
            <Button variant="danger" onClick={() => remove('keep')}>
              Delete and fix later
            </Button>
          )}
        </>
      }
    >
      <UsesList uses={uses} definition={definition} isOfSeveral={isOfSeveral} onShow={show} />
      <p className={styles.note}>{removalWords(uses, isOfSeveral)}</p>
    </Dialog>
  )
}

/** The row of the outline that the keyboard reaches. */
function outlineRow(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')
}
