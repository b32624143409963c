import { staffNameDetailsSchema } from '#schemas/details.ts'
import { setSetting, useSetting } from '#src/db/device/device.ts'
import { failedSaving } from '#src/parts/forms/formProblem.ts'
import { useStaffForm } from '#src/parts/forms/useStaffForm.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'

import styles from './DataPage.module.css'
import { DataSection } from './DataSection.tsx'

/** The name recorded with notes, moves and publications on this device. */
export function NameSection() {
  const stored = useSetting('staffName')
  return (
    <DataSection title="Your name" about="Shown with your notes, marks and stage changes.">
      {stored === undefined ? null : <NameForm stored={stored ?? ''} />}
    </DataSection>
  )
}

function NameForm({ stored }: { stored: string }) {
  const form = useStaffForm({
    schema: staffNameDetailsSchema,
    start: { name: stored },
    words: { name: { invalid: 'Enter a name', label: 'Name' } },
    save: async ({ name }) => {
      const saved = await setSetting('staffName', name)
      if (!saved.ok) return { ...failedSaving(saved.error.kind), field: 'name' }
      form.reset({ name })
      toast({ text: name === '' ? 'Your name was removed' : 'Your name was saved' })
      return null
    },
  })

  return (
    <form
      className={styles.nameForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <Field
        label="Name"
        optional
        help="Everyone who uses this browser can see it. Without a name, what you do is signed “Hiring team”."
        error={form.errorOf('name')}
        className={styles.nameField}
      >
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Button type="submit" disabled={!form.isDirty} aria-disabled={form.isSubmitting}>
        Save name
      </Button>
    </form>
  )
}
