import { noteDetailsSchema } from '#schemas/records/details.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { pauseClock } from '#src/hiring/storage/clock.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'

/** Asks why, before the clock of a candidate is stopped. */
export function PauseDialog({
  candidateId,
  onClose,
}: {
  candidateId: string
  onClose: () => void
}) {
  const form = useStaffForm({
    schema: noteDetailsSchema,
    start: { text: '' },
    words: { text: { invalid: 'Enter the reason first' } },
    save: async ({ text }) => {
      const paused = await pauseClock(candidateId, text, await currentActor())
      if (!paused.ok) return failedSaving(paused.error.kind)
      onClose()
      toast({ text: 'Assessment paused' })
      return null
    },
  })
  return (
    <FormDialog
      title="Pause the assessment"
      description="The clock stops and questions are hidden until you resume."
      submitLabel="Pause the assessment"
      isSubmitting={form.isSubmitting}
      isDirty={form.isDirty}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <FormFailure text={form.failure} />
      <Field
        label="Reason"
        help="Kept as a note. The candidate does not see it."
        error={form.errorOf('text')}
      >
        <TextArea rows={2} {...form.register('text')} />
      </Field>
    </FormDialog>
  )
}
