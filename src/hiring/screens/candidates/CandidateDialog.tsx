import type { Candidate } from '#schemas/records/candidate.ts'
import { candidateDetailsSchema } from '#schemas/records/details.ts'
import type { Job } from '#schemas/records/job.ts'
import { createCandidate, updateCandidate } from '#src/hiring/storage/candidates.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { jobNames } from '#src/staff/words/jobNames.ts'
import { TextInput } from '#src/ui/controls/TextInput.tsx'

interface CandidateDialogProps {
  /** The candidate to edit; absent for a new one. */
  candidate?: Candidate
  jobs: readonly Job[]
  /** The default job for a new candidate. */
  jobId?: string | null
  onClose: () => void
  onSaved: (candidate: Candidate) => void
}

/** Adds a candidate, or edits their details. */
export function CandidateDialog({
  candidate,
  jobs,
  jobId,
  onClose,
  onSaved,
}: CandidateDialogProps) {
  const nameById = jobNames(jobs)
  const form = useStaffForm({
    schema: candidateDetailsSchema,
    start: {
      name: candidate?.name ?? '',
      email: candidate?.email ?? '',
      phone: candidate?.phone ?? '',
      jobId: candidate?.jobId ?? jobId ?? '',
    },
    words: WORDS,
    save: async (details) => {
      const saved = candidate
        ? await updateCandidate(candidate.id, candidate.rev, details)
        : await createCandidate(details, await currentActor())
      if (saved.ok) {
        onSaved(saved.value)
        return null
      }
      if (saved.error.kind !== 'already-applied') return failedSaving(saved.error.kind)
      const { name } = saved.error.candidate
      return { field: 'email', text: `${name} has already applied for this job with this email` }
    },
  })

  return (
    <FormDialog
      onClose={onClose}
      title={candidate ? 'Edit candidate' : 'Add candidate'}
      submitLabel={candidate ? 'Save changes' : 'Add candidate'}
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      <Field label="Name" error={form.errorOf('name')}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Email" help="Candidates sign in with it." error={form.errorOf('email')}>
        <TextInput type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field label="Phone" optional>
        <TextInput type="tel" autoComplete="off" {...form.register('phone')} />
      </Field>
      <Field label="Job" error={form.errorOf('jobId')}>
        <NativeSelect {...form.register('jobId')}>
          <option value="">Choose a job</option>
          {jobs.map((job) => (
            <option key={job.id} value={job.id}>
              {nameById.get(job.id)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </FormDialog>
  )
}

const WORDS = {
  name: { invalid: 'Enter a name', label: 'Name' },
  email: { invalid: 'Enter an email address like name@example.org' },
  jobId: { invalid: 'Choose a job' },
}
