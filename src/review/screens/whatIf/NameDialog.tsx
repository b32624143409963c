import { useState } from 'react'
import * as z from 'zod/mini'

import { whatIfDetailsSchema } from '#schemas/records/details.ts'
import type { SavedWhatIf, WhatIf } from '#schemas/whatIf.ts'
import { MASK } from '#src/assessment/engine/maskedEmail.ts'
import { SignerField } from '#src/review/screens/names/SignerField.tsx'
import { SIGNER_WORDS, signerShape, signForm } from '#src/review/screens/names/signing.ts'
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
  needsName,
  onClose,
}: {
  assessmentId: string
  versionId: string
  whatIf: WhatIf
  /** Whoever saves it has not entered a name yet. */
  needsName: boolean
  onClose: () => void
}) {
  // Saving twice by mistake would otherwise add it twice.
  const [id] = useState(() => mintId('w'))
  return (
    <NameDialog
      needsName={needsName}
      title="Save what-if"
      submitLabel="Save what-if"
      start=""
      help="Saves the weights, the pass mark and the bands. Recorded scores don’t change."
      save={async ({ name, ...signing }) => {
        const signed = await signForm(signing)
        if (!signed.ok) return signed.error
        return saveAndSay(assessmentId, { id, versionId, name, by: signed.value, ...whatIf })
      }}
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
      // A name that is hidden in it must not be replaced for good.
      start={saved.name.includes(MASK) ? '' : saved.name}
      save={({ name }) => renameAndSay(assessmentId, saved, name)}
      onClose={onClose}
    />
  )
}

function NameDialog({
  title,
  submitLabel,
  start,
  help,
  needsName = false,
  save,
  onClose,
}: {
  title: string
  submitLabel: string
  start: string
  help?: string
  needsName?: boolean
  save: (typed: { name: string; signer: string }) => Promise<FormProblem<'name' | 'signer'> | null>
  onClose: () => void
}) {
  const form = useStaffForm({
    schema: z.extend(whatIfDetailsSchema, signerShape),
    start: { name: start, signer: '' },
    words: { name: { invalid: 'Enter a name', label: 'Name' }, signer: SIGNER_WORDS },
    save: async (typed) => {
      const problem = await save(typed)
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
      {needsName ? (
        <SignerField error={form.errorOf('signer')} {...form.register('signer')} />
      ) : null}
    </FormDialog>
  )
}
