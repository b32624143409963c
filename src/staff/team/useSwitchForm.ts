import * as z from 'zod/mini'

import { type Colleague, switchReviewer } from '#src/storage/device/team.ts'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { announce } from '#src/ui/announce.ts'
import { readPin } from '#src/storage/vault/pin.ts'
import { timeText } from '#src/assessment/words/values/formats.ts'

const WRONG = 'This PIN is incorrect'
const schema = z.strictObject({ id: z.string(), pin: z.string() })

/** Chooses who is at the keyboard, with the PIN if that person has one. */
export function useSwitchForm(
  team: readonly Colleague[],
  start: Colleague | undefined,
  onSwitched: () => void,
) {
  const form = useStaffForm({
    schema,
    start: { id: start?.id ?? '', pin: '' },
    words: {},
    save: async ({ id, pin }) => {
      const switched = await switchReviewer(id, readPin(pin) ?? '')
      if (switched.ok) {
        onSwitched()
        return null
      }
      form.resetField('pin')
      const { error } = switched
      if (error.kind === 'wait') {
        const text = `Too many wrong PINs. Try again after ${timeText(error.until)}`
        return { field: 'pin' as const, text }
      }
      if (error.kind !== 'wrong-pin') return failedSaving(error.kind)
      // The field has the focus already, so its new description is not read by itself.
      announce(WRONG, 'assertive')
      return { field: 'pin' as const, text: WRONG }
    },
  })
  const wanted = form.watch('id')
  const chosen = team.find(({ id }) => id === wanted)
  return { form, asksPin: chosen?.hasPin === true }
}
