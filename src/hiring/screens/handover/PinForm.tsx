import { endWithPin } from '#src/storage/device/candidateModeWrites.ts'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { PinInput } from '#src/staff/handover/PinInput.tsx'
import { pinSchema, pinWords } from '#src/staff/handover/pinField.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { readPin } from '#src/storage/vault/pin.ts'
import * as z from 'zod/mini'

import styles from './HandedOver.module.css'
import { clockText } from './clockText.ts'

interface PinFormProps {
  /** Until then no PIN is checked. */
  waitMs: number
  onRefused: () => Promise<void>
  onEnded: () => void
}

const WRONG = 'This PIN is incorrect'

const schema = z.strictObject({ pin: pinSchema })

/** The PIN that was chosen when the device was handed over. */
export function PinForm({ waitMs, onRefused, onEnded }: PinFormProps) {
  const form = useStaffForm({
    schema,
    start: { pin: '' },
    words: { pin: pinWords },
    save: async ({ pin }) => {
      const ended = await endWithPin(readPin(pin) ?? '')
      if (ended.ok) {
        onEnded()
        return null
      }
      await onRefused()
      form.resetField('pin')
      if (ended.error.kind === 'wait') return { field: 'pin', text: 'Wait before you try again' }
      if (ended.error.kind === 'wrong') {
        // The field has the focus already, so its new description is not read by itself.
        announce(WRONG, 'assertive')
        return { field: 'pin', text: WRONG }
      }
      return failedSaving(ended.error.kind)
    },
  })
  const isWaiting = waitMs > 0
  return (
    <form
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWaiting) form.submit()
      }}
    >
      <FormFailure text={form.failure} />
      <Field
        label="PIN"
        help="The PIN chosen when this device was handed over."
        error={form.errorOf('pin')}
      >
        <PinInput {...form.register('pin')} />
      </Field>
      {isWaiting ? (
        <p role="timer" className={styles.wait}>
          {`Too many wrong PINs. Try again in ${clockText(waitMs)}. Keep this page open: the timer runs only while it is visible.`}
        </p>
      ) : null}
      <div>
        <Button type="submit" variant="primary" aria-disabled={isWaiting || form.isSubmitting}>
          Take the device back
        </Button>
      </div>
    </form>
  )
}
