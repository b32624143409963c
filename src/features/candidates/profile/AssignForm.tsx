import { useState } from 'react'
import type { Candidate } from '#schemas/candidate.ts'
import type { AssessmentSummary } from '#src/db/assessments.ts'
import { assignAssessment } from '#src/db/candidates.ts'
import { currentActor } from '#src/db/device.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { toast } from '#src/ui/toasts.ts'
import { failureWords } from '#src/wording/staff/failureWords.ts'
import styles from './CandidatePage.module.css'

interface AssignFormProps {
  candidate: Candidate
  /** Of the candidate's job. */
  summaries: readonly AssessmentSummary[]
}

/** Chooses among the published assessments of the job, until one was started. */
export function AssignForm({ candidate, summaries }: AssignFormProps) {
  const [chosen, setChosen] = useState('')
  const offered = summaries
    .map(({ assessment }) => assessment)
    .filter(
      ({ id, publishedVersion, archived }) =>
        publishedVersion !== undefined && !archived && id !== candidate.assignment?.assessmentId,
    )
  if (offered.length === 0) {
    if (candidate.assignment) return null
    return (
      <p className={styles.quiet}>
        This job has no published assessment. Once one is published it can be assigned here.
      </p>
    )
  }
  const assign = async () => {
    const assigned = await assignAssessment(candidate.id, chosen, await currentActor())
    if (assigned.ok) {
      setChosen('')
      return toast({ text: 'Assigned, with a fresh access code' })
    }
    const { title, text } = failureWords(assigned.error.kind)
    return toast({ tone: 'failed', text: `${title}. ${text}` })
  }
  return (
    <form
      className={styles.assign}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== '') void assign()
      }}
    >
      <Field label={candidate.assignment ? 'Assign another' : 'Assign an assessment'}>
        <NativeSelect value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">Choose an assessment</option>
          {offered.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button type="submit" variant={candidate.assignment ? 'secondary' : 'primary'}>
        Assign
      </Button>
    </form>
  )
}
