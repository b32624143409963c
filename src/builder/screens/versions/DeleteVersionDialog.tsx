import { useRef, useState } from 'react'

import type { Assessment } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import { deletedWith, whyKept } from '#src/builder/model/versions/versionUses.ts'
import { deleteVersion, type ReadUses } from '#src/builder/storage/versions.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'

import { deletedWithWords, keptWords } from './versionWords.ts'

interface DeleteVersionDialogProps {
  assessment: Assessment
  number: number
  read: ReadUses
  onClose: () => void
}

/** Names what is lost, because this can’t be undone; or says why the version stays. */
export function DeleteVersionDialog({
  assessment,
  number,
  read,
  onClose,
}: DeleteVersionDialogProps) {
  const close = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const id = versionIdOf(assessment.id, number)
  // Kept up to date: somebody may start meanwhile.
  const because = whyKept({ id, number }, assessment, read)
  const also = deletedWithWords(deletedWith(assessment, id))

  const remove = async () => {
    const outcome = await deleteVersion(assessment.id, number)
    if (outcome.ok) {
      toast({ text: `Version ${number} is deleted` })
      onClose()
      return
    }
    // What it is kept for is read again, and replaces the question.
    if (outcome.error.kind === 'kept') return
    const words = failureWords(outcome.error.kind)
    setProblem(`${words.title}. ${words.text}`)
  }

  if (because !== null) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={`Version ${number} can’t be deleted`}
        size="small"
        initialFocus={close}
        isBodyRead
        footer={
          <Button ref={close} onClick={onClose}>
            Close
          </Button>
        }
      >
        <p>{keptWords(because, read.uses.get(id))}</p>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open
      title={`Delete version ${number} of “${assessment.title.trim() || 'Untitled assessment'}”?`}
      tone="danger"
      confirmLabel={`Delete version ${number}`}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {problem ? (
        <FieldError>{problem}</FieldError>
      ) : (
        <>
          <p>
            Nobody has answered it. It is deleted for good and can no longer be restored. The draft
            and the other versions stay.
          </p>
          {also === '' ? null : <p>{also}</p>}
        </>
      )}
    </ConfirmDialog>
  )
}
