import { useState } from 'react'

import type { Assignment, Candidate } from '#schemas/records/candidate.ts'
import type { Response } from '#schemas/records/response.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { isPaused, resumeClock, setExtraTime } from '#src/hiring/storage/clock.ts'
import { listVersions } from '#src/storage/stored/versions.ts'
import { limitsOf } from '#src/assessment/engine/clock/limits.ts'
import { NumberField, wholeFrom } from '#src/staff/fields/NumberField.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import shared from '#src/ui/shared.module.css'

import styles from './CandidatePage.module.css'
import { PauseDialog } from './PauseDialog.tsx'

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
      {paused && <p>Paused since {momentText(paused.from)}. The reason is in the notes.</p>}
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
      <p className={shared.quiet}>While it is paused, the clock stops and questions are hidden.</p>
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
