import { Copy, Printer } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'

import { copyText } from '#src/parts/copyText.ts'
import { useStaffForm } from '#src/parts/forms/useStaffForm.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { classes } from '#src/ui/classes.ts'
import { readRecoveryCode } from '#src/vault/recoveryCode.ts'

import styles from './Protection.module.css'
import { RecoverySheet } from './RecoverySheet.tsx'

interface RecoveryCodeProps {
  recoveryCode: string
  /** Of the form, for a button outside of it. */
  formId: string
  /** Its last group was typed. */
  onConfirmed: () => void
}

const schema = z.strictObject({ last: z.string() })

/** Shows a new recovery code once, to be printed or copied, until its last group is typed. */
export function RecoveryCode({ recoveryCode, formId, onConfirmed }: RecoveryCodeProps) {
  const [printings, setPrintings] = useState(0)
  const [madeAt] = useState(() => new Date().toISOString())
  const print = useCallback(() => window.print(), [])
  const lastGroup = recoveryCode.slice(recoveryCode.lastIndexOf('-') + 1)
  const form = useStaffForm({
    schema,
    start: { last: '' },
    words: {},
    save: ({ last }) => {
      const isLast = readRecoveryCode(last) === lastGroup
      if (isLast) onConfirmed()
      const text = `Type the last ${lastGroup.length} letters and digits of the code`
      return Promise.resolve(isLast ? null : { field: 'last', text })
    },
  })
  const step = useRef<HTMLFormElement>(null)
  // The button that led here is no longer there.
  useEffect(() => step.current?.focus(), [])
  return (
    <form
      ref={step}
      tabIndex={-1}
      id={formId}
      className={styles.step}
      aria-label="Recovery code"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <p>
        If the passphrase is lost, only this code can open your data. It is shown this once. Print
        or copy it, and keep it away from this device.
      </p>
      <output className={styles.code} aria-label="Recovery code">
        {recoveryCode}
      </output>
      <div className={styles.buttons}>
        <Button size="small" icon={<Printer />} onClick={() => setPrintings((count) => count + 1)}>
          Print
        </Button>
        <Button
          size="small"
          icon={<Copy />}
          onClick={() => void copyText(recoveryCode, 'Recovery code')}
        >
          Copy
        </Button>
      </div>
      <Field
        label="Last group of the code"
        help={`Type its last ${lastGroup.length} letters and digits from your copy.`}
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
    </form>
  )
}
