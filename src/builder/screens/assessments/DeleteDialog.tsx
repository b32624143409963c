import { useState } from 'react'
import type { Assessment } from '#schemas/records/assessment.ts'
import { deleteAssessment } from '#src/builder/storage/assessments.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'

interface DeleteDialogProps {
  assessment: Pick<Assessment, 'id' | 'title' | 'publishedVersion'>
  onClose: () => void
  onDeleted: () => void
}

/** Names what will be lost, because this can't be undone. */
export function DeleteDialog({ assessment, onClose, onDeleted }: DeleteDialogProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const { id, title, publishedVersion } = assessment
  const name = title.trim() || 'Untitled assessment'

  const remove = async () => {
    const outcome = await deleteAssessment(id)
    if (outcome.ok) {
      toast({ text: `“${name}” is deleted` })
      onClose()
      onDeleted()
      return
    }
    const words = failureWords(outcome.error.kind)
    setProblem(`${words.title}. ${words.text}`)
  }

  return (
    <ConfirmDialog
      open
      title={`Delete “${name}”?`}
      tone="danger"
      confirmLabel="Delete assessment"
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {problem ? (
        <FieldError>{problem}</FieldError>
      ) : (
        <p>
          {`Its draft${publishedVersion ? ', its versions' : ''} and its history are deleted for good. An assessment with responses can’t be deleted; archive it instead.`}
        </p>
      )}
    </ConfirmDialog>
  )
}
