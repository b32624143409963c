import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type Candidate,
  type CandidateDetails,
  candidateDetailsSchema,
} from '#schemas/candidate.ts'
import type { Job } from '#schemas/job.ts'
import { createCandidate, updateCandidate } from '#src/db/candidates.ts'
import { currentActor } from '#src/db/device.ts'
import { Field } from '#src/ui/Field.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { FormDialog } from '#src/ui/FormDialog.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import { failureWords } from '#src/wording/staff/failureWords.ts'

interface CandidateDialogProps {
  /** The one to edit; a new one without. */
  candidate?: Candidate
  jobs: readonly Job[]
  /** The job that a new candidate applies for, unless another is chosen. */
  jobId?: string | null
  onClose: () => void
  onSaved: (candidate: Candidate) => void
}

/** Adds a candidate, or edits who it is. */
export function CandidateDialog({
  candidate,
  jobs,
  jobId,
  onClose,
  onSaved,
}: CandidateDialogProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<CandidateDetails>({
    resolver: zodResolver(candidateDetailsSchema),
    mode: 'onTouched',
    defaultValues: {
      name: candidate?.name ?? '',
      email: candidate?.email ?? '',
      phone: candidate?.phone ?? '',
      jobId: candidate?.jobId ?? jobId ?? '',
    },
  })
  const { errors, isSubmitting } = form.formState

  const save = form.handleSubmit(async (details) => {
    const saved = candidate
      ? await updateCandidate(candidate.id, candidate.rev, details)
      : await createCandidate(details, await currentActor())
    if (saved.ok) return onSaved(saved.value)
    if (saved.error.kind === 'already-applied') {
      const { name } = saved.error.candidate
      form.setError('email', { message: `${name} already stands in this job with this e-mail` })
      form.setFocus('email')
      return undefined
    }
    const { title, text } = failureWords(saved.error.kind)
    return setFailure(`${title}. ${text}`)
  })

  return (
    <FormDialog
      keepOpenOutside
      onClose={onClose}
      title={candidate ? 'Edit candidate' : 'Add candidate'}
      submitLabel={candidate ? 'Save changes' : 'Add candidate'}
      isSubmitting={isSubmitting}
      onSubmit={() => void save()}
    >
      <Field label="Name" error={errors.name && 'Enter a name'}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field
        label="E-mail"
        help="The candidate identifies with it."
        error={errors.email && emailWords(errors.email)}
      >
        <TextInput type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field label="Phone" optional>
        <TextInput type="tel" autoComplete="off" {...form.register('phone')} />
      </Field>
      <Field label="Job" error={errors.jobId && 'Choose a job'}>
        <NativeSelect {...form.register('jobId')}>
          <option value="">Choose a job</option>
          {jobs.map((job) => (
            <option key={job.id} value={job.id}>
              {job.title}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {failure === null ? null : (
        <div role="alert">
          <FieldError id="candidate-failure">{failure}</FieldError>
        </div>
      )}
    </FormDialog>
  )
}

/** Rules of the schema have one text; what storage refused brings its own. */
function emailWords({ type, message }: { type?: unknown; message?: string }): string {
  return type === undefined && message
    ? message
    : 'Enter an e-mail address, such as name@example.org'
}
