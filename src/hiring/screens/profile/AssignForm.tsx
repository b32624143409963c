import type { Assessment } from '#schemas/records/assessment.ts'
import type { Candidate } from '#schemas/records/candidate.ts'
import { assignmentDetailsSchema } from '#schemas/records/details.ts'
import type { AssessmentSummary } from '#src/storage/stored/assessments.ts'
import { assignAssessment } from '#src/hiring/storage/candidates.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import shared from '#src/ui/shared.module.css'
import styles from './CandidatePage.module.css'

interface AssignFormProps {
  candidate: Candidate
  /** The assessments of the candidate's job. */
  summaries: readonly AssessmentSummary[]
}

/** Chooses among the job's published assessments, until one is started. */
export function AssignForm({ candidate, summaries }: AssignFormProps) {
  const offered = summaries
    .map(({ assessment }) => assessment)
    .filter(
      ({ id, publishedVersion, archived }) =>
        publishedVersion !== undefined && !archived && id !== candidate.assignment?.assessmentId,
    )
  if (offered.length === 0) {
    if (candidate.assignment) return null
    return (
      <p className={shared.quiet}>
        This job has no published assessment. Publish one to assign it here.
      </p>
    )
  }
  return <ChoiceForm candidate={candidate} offered={offered} />
}

interface ChoiceFormProps {
  candidate: Candidate
  offered: readonly Assessment[]
}

function ChoiceForm({ candidate, offered }: ChoiceFormProps) {
  const form = useStaffForm({
    schema: assignmentDetailsSchema,
    start: { assessmentId: '' },
    words: { assessmentId: { invalid: 'Choose an assessment' } },
    save: async ({ assessmentId }) => {
      const assigned = await assignAssessment(candidate.id, assessmentId, await currentActor())
      if (!assigned.ok) return { ...failedSaving(assigned.error.kind), field: 'assessmentId' }
      form.reset()
      toast({ text: 'Assigned with a new access code' })
      return null
    },
  })
  return (
    <form
      className={styles.assign}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <Field
        label={candidate.assignment ? 'Assign another' : 'Assign an assessment'}
        error={form.errorOf('assessmentId')}
      >
        <NativeSelect {...form.register('assessmentId')}>
          <option value="">Choose an assessment</option>
          {offered.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button
        type="submit"
        variant={candidate.assignment ? 'secondary' : 'primary'}
        disabled={form.isSubmitting}
      >
        Assign
      </Button>
    </form>
  )
}
