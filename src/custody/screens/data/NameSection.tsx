import { useState } from 'react'

import { staffNameDetailsSchema } from '#schemas/records/details.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { AddReviewerDialog } from '#src/staff/team/AddReviewerDialog.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'

import styles from '#src/custody/screens/DataPage.module.css'
import { DataSection } from '#src/custody/screens/DataSection.tsx'
import { TeamList } from './TeamList.tsx'
import type { StoredData } from './useStoredData.ts'

/** The name recorded with notes, moves and publications on this device, or those of several reviewers. */
export function NameSection({
  stored,
  team,
}: { stored: string | null } & Pick<StoredData, 'team'>) {
  const [isAdding, setAdding] = useState(false)
  const hasTeam = team !== null && team.length > 0
  return (
    <DataSection
      title={hasTeam ? 'Reviewers' : 'Your name'}
      about={
        hasTeam
          ? 'They share this device. Names are shown with notes, marks and stage changes. You set your own PIN under “Reviewing as”.'
          : 'Shown with your notes, marks and stage changes.'
      }
    >
      {hasTeam ? <TeamList team={team} /> : null}
      {team?.length === 0 ? <NameForm stored={stored ?? ''} /> : null}
      <div>
        <Button variant="quiet" onClick={() => setAdding(true)}>
          Add a reviewer…
        </Button>
      </div>
      {isAdding ? <AddReviewerDialog onClose={() => setAdding(false)} /> : null}
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
        help="Everyone who uses this browser can see it. You appear as “Hiring team” until you enter a name."
        error={form.errorOf('name')}
        className={styles.nameField}
      >
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Button type="submit" disabled={!form.isDirty || form.isSubmitting}>
        Save name
      </Button>
    </form>
  )
}
