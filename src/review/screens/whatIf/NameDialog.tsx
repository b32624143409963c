import { useState } from 'react'

import { whatIfDetailsSchema } from '#schemas/records/details.ts'
import type { SavedWhatIf, WhatIf } from '#schemas/whatIf.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import type { FormProblem } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { mintId } from '#src/storage/vault/randomness.ts'

import { renameAndSay, saveAndSay } from './savedActions.ts'

/** Saves the weights and limits that are tried, under a name. */
export function SaveDialog({
  assessmentId,
  versionId,
  whatIf,
  onClose,
}: {
  assessmentId: string
  versionId: string
  whatIf: WhatIf
  onClose: () => void
}) {
  // Saving twice by mistake would otherwise add it twice.
  const [id] = useState(() => mintId('w'))
  return (
    <NameDialog
      title="Save what-if"
      submitLabel="Save what-if"
      start=""
      help="Saves the weights, the pass mark and the bands. Recorded scores don’t change."
      save={async (name) =>
        saveAndSay(assessmentId, { id, versionId, name, by: await currentActor(), ...whatIf })
      }
      onClose={onClose}
    />
  )
}

export function RenameDialog({
  assessmentId,
  saved,
  onClose,
}: {
  assessmentId: string
  saved: SavedWhatIf
  onClose: () => void
}) {
  return (
    <NameDialog
      title="Rename what-if"
      submitLabel="Rename what-if"
      start={saved.name}
      save={(name) => renameAndSay(assessmentId, saved, name)}
      onClose={onClose}
    />
  )
}

function NameDialog({
  title,
  submitLabel,
  start,
  help,
  save,
  onClose,
}: {
  title: string
  submitLabel: string
  start: string
  help?: string
  save: (name: string) => Promise<FormProblem<'name'> | null>
  onClose: () => void
}) {
  const form = useStaffForm({
    schema: whatIfDetailsSchema,
    start: { name: start },
    words: { name: { invalid: 'Enter a name', label: 'Name' } },
    save: async ({ name }) => {
      const problem = await save(name)
      if (problem === null) onClose()
      return problem
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={title}
      submitLabel={submitLabel}
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      <Field label="Name" help={help} error={form.errorOf('name')}>
        <TextInput dir="auto" autoComplete="off" {...form.register('name')} />
      </Field>
    </FormDialog>
  )
}
