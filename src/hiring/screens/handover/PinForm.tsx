import { useRef } from 'react'

import { clockText } from '#src/assessment/words/values/formats.ts'
import { checkPin, endWithPin } from '#src/storage/device/candidateModeWrites.ts'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import type { OtherAction } from '#src/staff/protection/unlockingProps.ts'
import { PinInput } from '#src/staff/handover/PinInput.tsx'
import { pinSchema, pinWords } from '#src/staff/handover/pinField.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { readPin } from '#src/storage/vault/pin.ts'
import * as z from 'zod/mini'

import shared from '#src/ui/shared.module.css'

import styles from './HandedOver.module.css'

interface PinFormProps {
  /** Until then no PIN is checked. */
  waitMs: number
  /** With the same PIN, while the device stays handed over. */
  other: OtherAction | undefined
  onRefused: () => Promise<void>
  onEnded: () => void
}

const WRONG = 'This PIN is incorrect'

const schema = z.strictObject({ pin: pinSchema })

/** The PIN that was chosen when the device was handed over. */
export function PinForm({ waitMs, other, onRefused, onEnded }: PinFormProps) {
  const pressed = useRef<OtherAction>(undefined)
  const form = useStaffForm({
    schema,
    start: { pin: '' },
    words: { pin: pinWords },
    save: async ({ pin }) => {
      const typed = readPin(pin) ?? ''
      const otherAction = pressed.current
      const checked = await (otherAction ? checkPin(typed) : endWithPin(typed))
      if (checked.ok) {
        if (otherAction && checked.value) return otherAction.onAllowed()
        onEnded()
        return null
      }
      await onRefused()
      form.resetField('pin')
      if (checked.error.kind === 'wait') return { field: 'pin', text: 'Wait before you try again' }
      if (checked.error.kind === 'wrong') {
        // The field has the focus already, so its new description is not read by itself.
        announce(WRONG, 'assertive')
        return { field: 'pin', text: WRONG }
      }
      return failedSaving(checked.error.kind)
    },
  })
  const isWaiting = waitMs > 0
  const submit = (action?: OtherAction) => {
    pressed.current = action
    form.submit()
  }
  return (
    <form
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
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
      <div className={shared.wrap}>
        <Button type="submit" variant="primary" disabled={isWaiting || form.isSubmitting}>
          Take the device back
        </Button>
        {other && (
          <Button disabled={isWaiting || form.isSubmitting} onClick={() => submit(other)}>
            {other.action}
          </Button>
        )}
      </div>
    </form>
  )
}
