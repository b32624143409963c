import type { Actor } from '#schemas/actor.ts'
import { revealDetailsSchema } from '#schemas/records/details.ts'
import { revealNames } from '#src/review/storage/revealing.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { announce } from '#src/ui/announce.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'

import { namesWords } from './namesWords.ts'

const NO_REASON = 'Enter a reason'

/** Asks why the names should be shown, which is recorded. */
export function ShowNamesDialog({
  candidateIds,
  me,
  onClose,
}: {
  candidateIds: readonly string[]
  me: Actor
  onClose: () => void
}) {
  const words = namesWords(candidateIds.length)
  const form = useStaffForm({
    schema: revealDetailsSchema,
    start: { reason: '' },
    words: { reason: { invalid: NO_REASON, label: 'Reason' } },
    save: async ({ reason }) => {
      const revealed = await revealNames(candidateIds, me, reason)
      if (!revealed.ok) {
        const { kind } = revealed.error
        return kind === 'needs-reason' ? { field: 'reason', text: NO_REASON } : failedSaving(kind)
      }
      announce(words.shown)
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title={words.show}
      submitLabel={words.show}
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      <p>{words.recorded}</p>
      <Field label="Reason" error={form.errorOf('reason')}>
        <TextArea rows={2} dir="auto" {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
