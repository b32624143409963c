import type { Colleague } from '#src/storage/device/team.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { PinInput } from '#src/staff/handover/PinInput.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'

import type { useSwitchForm } from './useSwitchForm.ts'

/** Fields for the person at the keyboard, and for the PIN if that person has one. */
export function SwitchFields({
  people,
  form,
  asksPin,
}: { people: readonly Colleague[] } & ReturnType<typeof useSwitchForm>) {
  return (
    <>
      <FormFailure text={form.failure} />
      <Field label="Reviewer">
        <NativeSelect {...form.register('id')}>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {asksPin ? (
        <Field label="PIN" error={form.errorOf('pin')}>
          <PinInput {...form.register('pin')} />
        </Field>
      ) : null}
    </>
  )
}
