import { useMemo, useRef } from 'react'

import type { QuestionKind } from '#schemas/question.ts'
import type { Use } from '#src/assessment/engine/editing/references.ts'
import { effectsOfKind } from '#src/builder/model/changingKind.ts'
import { keyChangeLine } from '#src/builder/model/words/keyChangeWords.ts'
import { kindName } from '#src/builder/screens/kinds/kinds.tsx'
import { UsesList } from '#src/builder/screens/removing/UsesList.tsx'
import styles from '#src/builder/screens/removing/dialogs.module.css'
import {
  fieldOfUse,
  isRemovable,
  removalWords,
  selectionOfUse,
} from '#src/builder/screens/removing/usageWords.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { propertiesText } from '#src/staff/words/propertiesText.ts'
import { mintId } from '#src/storage/vault/randomness.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'

import { changeKindNow } from './requestKindChange.ts'

interface ChangeKindDialogProps {
  questionId: string
  to: QuestionKind
  onClose: () => void
}

/** Says what another kind drops and which references no longer fit, before anything changes. */
export function ChangeKindDialog({ questionId, to, onClose }: ChangeKindDialogProps) {
  const builder = useBuilder()
  const { draft, selection } = builder
  const cancel = useRef<HTMLButtonElement>(null)
  const goesElsewhere = useRef(false)
  const definition = draft.definition()
  const { uses, keys, dropped } = useMemo(
    () => effectsOfKind(definition, questionId, to, mintId),
    [definition, questionId, to],
  )
  const name = kindName(to)
  const change = (references: 'keep' | 'remove') => {
    changeKindNow(builder, questionId, to, references)
    onClose()
  }
  const show = (use: Use) => {
    goesElsewhere.current = true
    onClose()
    selection.select(selectionOfUse(use), 'elsewhere', fieldOfUse(use))
  }
  const lines = keys.map(keyChangeLine)
  const canRemove = uses.some(isRemovable)
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={cancel}
      returnsFocus={() => !goesElsewhere.current}
      title={`Change the kind to ${name}`}
      description="Undo brings everything back."
      footer={
        <>
          <Button ref={cancel} onClick={onClose}>
            Cancel
          </Button>
          <Button variant={canRemove ? 'secondary' : 'danger'} onClick={() => change('keep')}>
            {uses.length > 0 ? 'Change and fix later' : 'Change the kind'}
          </Button>
          {canRemove ? (
            <Button variant="danger" onClick={() => change('remove')}>
              Change and remove references
            </Button>
          ) : null}
        </>
      }
    >
      {lines.length + dropped.length > 0 ? (
        <section className={styles.effects}>
          <h3>What changes</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {dropped.length > 0 ? <li>{`Dropped: ${propertiesText(dropped)}`}</li> : null}
          </ul>
        </section>
      ) : null}
      {uses.length > 0 ? (
        <section className={styles.effects}>
          <h3>What no longer fits</h3>
          <UsesList uses={uses} definition={definition} onShow={show} />
          <p className={styles.note}>{removalWords(uses)}</p>
        </section>
      ) : null}
    </Dialog>
  )
}
