import * as z from 'zod/mini'

import { reviewerDetailsSchema } from '#schemas/records/details.ts'
import { useSetting } from '#src/storage/device/device.ts'
import { addReviewer } from '#src/storage/device/team.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { PinInput } from '#src/staff/handover/PinInput.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { pinVerifierOf } from '#src/storage/vault/pin.ts'

import { pinHelp, ownPinSchema, ownPinWords, readOwnPin } from './ownPin.ts'

const schema = z.extend(reviewerDetailsSchema, { pin: ownPinSchema })

/** A second person at this device, or one more. */
export function AddReviewerDialog({ onClose }: { onClose: () => void }) {
  const stored = useSetting('staffName')
  const form = useStaffForm({
    schema,
    start: { name: '', pin: '' },
    words: { name: { invalid: 'Enter a name', label: 'Name' }, pin: ownPinWords },
    save: async ({ name, pin: typed }) => {
      const pin = readOwnPin(typed)
      const added = await addReviewer(name, pin === null ? undefined : await pinVerifierOf(pin))
      if (added.ok) {
        toast({ text: `${name} was added` })
        onClose()
        return null
      }
      if (added.error.kind !== 'taken') return failedSaving(added.error.kind)
      return { field: 'name' as const, text: 'This name is already on the list' }
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title="Add a reviewer"
      submitLabel="Add reviewer"
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      <p>
        Reviewers share this device. Each sees only their own marks of a response until they have
        finished reviewing it.
      </p>
      {stored === null || stored === '' ? (
        <p>
          You appear as “Hiring team”, and names can’t be changed once a reviewer has been added. To
          use your own, cancel and save it first, under “Your name” on the data page.
        </p>
      ) : null}
      <Field
        label="Name"
        help="Shown with their marks and notes. Everyone who uses this browser can see it."
        error={form.errorOf('name')}
      >
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="PIN" optional help={pinHelp} error={form.errorOf('pin')}>
        <PinInput {...form.register('pin')} />
      </Field>
    </FormDialog>
  )
}
