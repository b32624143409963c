import { useState } from 'react'

import type { MadeDecision } from '#schemas/records/decision.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { exportFileName } from '#src/review/screens/export/exportWords.ts'
import { SignerField } from '#src/review/screens/names/SignerField.tsx'
import { NO_NAME, NO_REASON, signForm, useNeedsName } from '#src/review/screens/names/signing.ts'
import { revealNames } from '#src/review/storage/revealing.ts'
import { askResponses } from '#src/review/workers/askResponses.ts'
import type { ShortlistPerson } from '#src/review/workers/shortlistJob.ts'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { RadioGroup } from '#src/ui/controls/RadioGroup.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { saveFile } from '#src/ui/saveFile.ts'

import { counted, savedWords } from './decisionWords.ts'

type Which = 'chosen' | 'notChosen' | 'all'

/** Saves those chosen, or the others, as a table for letters and emails. */
export function MailMergeDialog({
  assessmentId,
  title,
  decision,
  people,
  onClose,
}: {
  assessmentId: string
  title: string
  decision: MadeDecision
  people: readonly ShortlistPerson[]
  onClose: () => void
}) {
  const { chosen, notChosen } = decision
  const [which, setWhich] = useState<Which>(chosen.length > 0 ? 'chosen' : 'notChosen')
  const [isShowing, setShowing] = useState(false)
  const [reason, setReason] = useState('')
  const [signer, setSigner] = useState('')
  const needsName = useNeedsName()
  const [missing, setMissing] = useState({ signer: false, reason: false })
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const decided = { chosen, notChosen, all: [...chosen, ...notChosen] }[which]
  const ids = new Set(decided.map(({ candidateId }) => candidateId))
  const hidden = people.filter(({ candidateId, isHidden }) => isHidden && ids.has(candidateId))

  const save = async (): Promise<string | null> => {
    if (isShowing && hidden.length > 0) {
      const signed = await signForm({ signer })
      if (!signed.ok) return signed.error.text
      const shown = await revealNames(
        hidden.map(({ candidateId }) => candidateId),
        signed.value,
        reason,
      )
      if (!shown.ok) {
        const { kind } = shown.error
        return kind === 'needs-reason' ? NO_REASON : failedSaving(kind).text
      }
    }
    const saved = await askResponses('mailMerge', { assessmentId, candidateIds: [...ids] })
    if (saved === null) return null
    const name = exportFileName(
      which === 'notChosen' ? 'not-chosen' : which === 'all' ? 'decision' : 'chosen',
      title,
      'csv',
      new Date(),
    )
    saveFile(name, saved.file, 'text/csv')
    toast({ text: savedWords(saved.people, ids.size, isShowing ? 0 : hidden.length) })
    onClose()
    return null
  }
  const submit = async () => {
    const asks = isShowing && hidden.length > 0
    const isMissing = {
      signer: asks && needsName && signer.trim() === '',
      reason: asks && reason.trim() === '',
    }
    setMissing(isMissing)
    setProblem(null)
    if (isMissing.signer || isMissing.reason) return
    setSaving(true)
    const failed = await save().catch(
      () => 'The candidates could not be read, and nothing was saved. Try again.',
    )
    setSaving(false)
    setProblem(failed)
  }
  return (
    <FormDialog
      title="Save for mail merge"
      submitLabel="Save"
      isSubmitting={isSaving}
      isDirty={false}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <RadioGroup
        legend="Who"
        options={[
          { value: 'chosen', label: `Those chosen (${numberText(chosen.length)})` },
          { value: 'notChosen', label: `Those not chosen (${numberText(notChosen.length)})` },
          {
            value: 'all',
            label: `All (${numberText(chosen.length + notChosen.length)})`,
            help: 'A column says who was chosen.',
          },
        ]}
        value={which}
        onChange={setWhich}
      />
      {hidden.length > 0 ? (
        <Checkbox
          label={`Show ${counted(hidden.length, 'hidden name')}`}
          help="Without this, the names and email addresses that are hidden from you are left empty. Showing them also shows them on screen until you hide them again."
          checked={isShowing}
          onChange={(event) => setShowing(event.target.checked)}
        />
      ) : null}
      {isShowing && hidden.length > 0 && needsName ? (
        <SignerField
          error={missing.signer ? NO_NAME : undefined}
          value={signer}
          maxLength={80}
          onChange={(event) => setSigner(event.target.value)}
        />
      ) : null}
      {isShowing && hidden.length > 0 ? (
        <Field
          label="Reason for showing the names"
          help="It is recorded in each response, with your name and the time."
          error={missing.reason ? NO_REASON : undefined}
        >
          <TextInput
            dir="auto"
            value={reason}
            maxLength={1000}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      ) : null}
      <p>
        A CSV file with name, email, reference, job and assessment, without scores and reasons. It
        is not encrypted. Keep it where only your team can open it.
      </p>
      {problem === null ? null : <FieldError>{problem}</FieldError>}
    </FormDialog>
  )
}
