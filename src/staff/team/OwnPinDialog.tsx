import * as z from 'zod/mini'

import { setOwnPin } from '#src/storage/device/team.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { PinInput } from '#src/staff/handover/PinInput.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { pinVerifierOf } from '#src/storage/vault/pin.ts'

import { pinHelp, ownPinSchema, ownPinWords, readOwnPin } from './ownPin.ts'

const schema = z.strictObject({ pin: ownPinSchema })

/** Sets, changes or removes the PIN of whoever is at the keyboard. */
export function OwnPinDialog({
  name,
  hasPin,
  onClose,
}: {
  name: string
  hasPin: boolean
  onClose: () => void
}) {
  const form = useStaffForm({
    schema,
    start: { pin: '' },
    words: { pin: ownPinWords },
    save: async ({ pin: typed }) => {
      const pin = readOwnPin(typed)
      if (pin === null && !hasPin) return { field: 'pin' as const, text: 'Enter a PIN' }
      const saved = await setOwnPin(pin === null ? null : await pinVerifierOf(pin))
      if (!saved.ok) return failedSaving(saved.error.kind)
      toast({ text: pin === null ? 'Your PIN was removed' : 'Your PIN was saved' })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={hasPin ? 'Change your PIN' : `Set a PIN for ${name}`}
      submitLabel="Save PIN"
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      <Field
        label="New PIN"
        help={hasPin ? `${pinHelp} Leave it blank to remove the PIN.` : pinHelp}
        error={form.errorOf('pin')}
      >
        <PinInput {...form.register('pin')} />
      </Field>
    </FormDialog>
  )
}
