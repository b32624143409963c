import { Copy, Printer } from 'lucide-react'
import { useCallback, useState } from 'react'
import * as z from 'zod/mini'

import type { FormProblem } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { copySecret } from '#src/staff/protection/copySecret.ts'
import { SecretForm } from '#src/staff/protection/SecretForm.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { classes } from '#src/ui/classes.ts'
import { readRecoveryCode } from '#src/storage/vault/recoveryCode.ts'
import shared from '#src/ui/shared.module.css'

import styles from './Protection.module.css'
import { RecoverySheet } from './RecoverySheet.tsx'

interface RecoveryCodeProps {
  recoveryCode: string
  /** The id of the form, for a button outside of it. */
  formId: string
  /** A note on other effects of the confirmation. */
  note?: string
  /** Its last group was typed. */
  onConfirmed: () => Promise<FormProblem<never> | null>
}

const schema = z.strictObject({ last: z.string() })

/** Shows a new recovery code once, to be printed or copied, until its last group is typed. */
export function RecoveryCode({ recoveryCode, formId, note, onConfirmed }: RecoveryCodeProps) {
  const [printings, setPrintings] = useState(0)
  const [madeAt] = useState(() => new Date().toISOString())
  const print = useCallback(() => window.print(), [])
  const { length } = recoveryCode.slice(recoveryCode.lastIndexOf('-') + 1)
  const form = useStaffForm({
    schema,
    start: { last: '' },
    words: {},
    save: ({ last }) => {
      const problem = lastGroupProblem(recoveryCode, last)
      return problem === null ? onConfirmed() : Promise.resolve({ field: 'last', text: problem })
    },
  })
  return (
    <SecretForm id={formId} focusedAs="Recovery code" failure={form.failure} onSubmit={form.submit}>
      <p>
        If you lose the passphrase, only this code can open your data. It is shown only once: print
        or copy it, and keep it away from this device.
      </p>
      <output className={styles.code} aria-label="Recovery code" translate="no">
        {recoveryCode}
      </output>
      <div className={shared.wrap}>
        <Button size="small" icon={<Printer />} onClick={() => setPrintings((count) => count + 1)}>
          Print
        </Button>
        <Button
          size="small"
          icon={<Copy />}
          onClick={() => void copySecret(recoveryCode, 'Recovery code')}
        >
          Copy
        </Button>
      </div>
      <Field
        label={`Last ${length} letters and digits`}
        help="To check your copy, type them from the printed or copied code."
        error={form.errorOf('last')}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={classes(styles.lastGroup)}
          {...form.register('last')}
        />
      </Field>
      {note === undefined ? null : <p>{note}</p>}
      {printings === 0 ? null : (
        // Again for each press, and kept until the step is left: some browsers return from printing
        // before they have read the page.
        <RecoverySheet
          key={printings}
          recoveryCode={recoveryCode}
          madeAt={madeAt}
          onDrawn={print}
        />
      )}
    </SecretForm>
  )
}

/** Null if `typed` is the last group of the code, or all of it. */
function lastGroupProblem(recoveryCode: string, typed: string): string | null {
  const group = recoveryCode.slice(recoveryCode.lastIndexOf('-') + 1)
  const read = readRecoveryCode(typed)
  if (read === group || read === readRecoveryCode(recoveryCode)) return null
  return read === ''
    ? `Type the last ${group.length} letters and digits of the code`
    : `These are not the last ${group.length} letters and digits of the code`
}
