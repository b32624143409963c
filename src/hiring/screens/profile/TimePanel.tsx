import { useState } from 'react'

import type { Assignment, Candidate } from '#schemas/records/candidate.ts'
import type { Response } from '#schemas/records/response.ts'
import { noteDetailsSchema } from '#schemas/records/details.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { currentActor } from '#src/storage/device/device.ts'
import {
  hasPauseReason,
  isPaused,
  pauseClock,
  resumeClock,
  setExtraTime,
} from '#src/hiring/storage/clock.ts'
import { listVersions } from '#src/storage/stored/versions.ts'
import { limitsOf } from '#src/assessment/engine/clock/limits.ts'
import { NumberField, wholeFrom } from '#src/staff/fields/NumberField.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import shared from '#src/ui/shared.module.css'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'

import styles from './CandidatePage.module.css'

interface TimePanelProps {
  candidate: Candidate
  assignment: Assignment
  /** Null before the start. */
  response: Response | null
}

/** Extra time, and pausing the clock. Only for an assessment with time limits. */
export function TimePanel({ candidate, assignment, response }: TimePanelProps) {
  const [asking, setAsking] = useState(false)
  const versionId = response?.current?.versionId
  const isLimited = useQuery(
    () => hasLimits(assignment.assessmentId, versionId),
    [assignment.assessmentId, versionId],
  )
  if (!isLimited) return null
  const paused = isPaused(assignment) ? assignment.pauses?.at(-1) : undefined
  return (
    <section className={styles.time} aria-labelledby="time-heading">
      <h3 id="time-heading">Time</h3>
      <NumberField
        label="Extra time"
        field="extraTime"
        unit="%"
        help="Added to every time limit, also while the candidate is answering."
        value={assignment.extraTime}
        refuse={wholeFrom(0, 1000)}
        onType={(extraTime) => void saved(setExtraTime(candidate.id, extraTime ?? 0))}
      />
      {paused && (
        <p>
          {`Paused since ${momentText(paused.from)}. ${
            hasPauseReason(candidate) ? 'The reason is in the notes.' : 'No reason was given.'
          }`}
        </p>
      )}
      {paused && (
        <Button
          onClick={() => void currentActor().then((by) => saved(resumeClock(candidate.id, by)))}
        >
          Resume the assessment
        </Button>
      )}
      {!paused && response?.current && (
        <Button onClick={() => setAsking(true)}>Pause the assessment</Button>
      )}
      {response?.current && (
        <p className={shared.quiet}>
          While it is paused, the clock stops and questions are hidden.
        </p>
      )}
      {asking && <PauseDialog candidateId={candidate.id} onClose={() => setAsking(false)} />}
    </section>
  )
}

/** Whether the version that the candidate answers, or would answer, has time limits. */
async function hasLimits(assessmentId: string, versionId: string | undefined): Promise<boolean> {
  const versions = await listVersions(assessmentId)
  const newest = versions.toSorted((one, other) => other.number - one.number)[0]
  const version = versions.find(({ id }) => id === versionId) ?? newest
  if (version === undefined) return false
  const { all, places } = limitsOf(version.definition, 0)
  return all !== null || places.size > 0
}

async function saved(change: ReturnType<typeof setExtraTime>): Promise<void> {
  const changed = await change
  if (changed.ok) return
  const { title, text } = failureWords(changed.error.kind)
  toast({ tone: 'failed', text: `${title}. ${text}` })
}

/** Asks why, before the clock of a candidate is stopped. */
function PauseDialog({ candidateId, onClose }: { candidateId: string; onClose: () => void }) {
  const form = useStaffForm({
    schema: noteDetailsSchema,
    start: { text: '' },
    words: { text: { invalid: 'Enter the reason first' } },
    save: async ({ text }) => {
      const paused = await pauseClock(candidateId, text, await currentActor())
      if (!paused.ok) return failedSaving(paused.error.kind)
      onClose()
      toast({ text: 'Assessment paused' })
      return null
    },
  })
  return (
    <FormDialog
      title="Pause the assessment"
      description="The clock stops and questions are hidden until you resume."
      submitLabel="Pause the assessment"
      isSubmitting={form.isSubmitting}
      isDirty={form.isDirty}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <FormFailure text={form.failure} />
      <Field
        label="Reason"
        help="Kept as a note. The candidate does not see it."
        error={form.errorOf('text')}
      >
        <TextArea rows={2} {...form.register('text')} />
      </Field>
    </FormDialog>
  )
}
