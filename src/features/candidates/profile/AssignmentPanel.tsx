import { Copy, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Assignment, Candidate } from '#schemas/candidate.ts'
import type { Response } from '#schemas/response.ts'
import { listAssessmentsOfJob } from '#src/db/assessments.ts'
import { renewCode } from '#src/db/candidates.ts'
import { currentActor } from '#src/db/device.ts'
import { type Stored, useQuery } from '#src/db/query.ts'
import { offerHandover } from '#src/db/handover.ts'
import { takePath } from '#src/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { toast } from '#src/ui/toasts.ts'
import { useMinute } from '#src/ui/useMinute.ts'
import { formatAccessCode } from '#src/vault/accessCode.ts'
import { momentText } from '#src/wording/candidate/formats.ts'
import { failureWords } from '#src/wording/staff/failureWords.ts'
import { AssignForm } from './AssignForm.tsx'
import styles from './CandidatePage.module.css'

interface AssignmentPanelProps {
  candidate: Candidate
  /** Undefined while it is being read. */
  response: Stored<Response> | null | undefined
  /** Submitted: there is no session to open any more. */
  isDone: boolean
}

/** Which assessment, the code that lets the candidate in, and the way to open it here. */
export function AssignmentPanel({ candidate, response, isDone }: AssignmentPanelProps) {
  const listing = useQuery(() => listAssessmentsOfJob(candidate.jobId), [candidate.jobId])
  const { assignment } = candidate
  const assigned = listing?.whole.find(
    ({ assessment }) => assessment.id === assignment?.assessmentId,
  )?.assessment
  return (
    <section className={styles.panel} aria-labelledby="assignment-heading">
      <h2 id="assignment-heading">Assessment</h2>
      {assignment ? (
        <Assigned
          candidate={candidate}
          assignment={assignment}
          title={listing ? (assigned?.title ?? 'An assessment that is gone') : ''}
          isDone={isDone}
        />
      ) : (
        <p className={styles.quiet}>None is assigned yet.</p>
      )}
      {response === null && listing !== undefined ? (
        <AssignForm candidate={candidate} summaries={listing.whole} />
      ) : null}
    </section>
  )
}

interface AssignedProps {
  candidate: Candidate
  assignment: Assignment
  title: string
  isDone: boolean
}

function Assigned({ candidate, assignment, title, isDone }: AssignedProps) {
  const [asking, setAsking] = useState(false)
  const now = useMinute()
  const code = formatAccessCode(assignment.code)
  const address = new URL(takePath(assignment.assessmentId), location.origin).href
  const { nextTryAt } = assignment

  const openHere = async () => {
    const offered = await offerHandover(candidate.id, assignment.assessmentId)
    // A full load: the candidate's page shares nothing with this one.
    if (offered.ok) location.assign(takePath(assignment.assessmentId))
    else tellFailure(offered.error.kind)
  }
  const renew = async () => {
    setAsking(false)
    const renewed = await renewCode(candidate.id, await currentActor())
    if (renewed.ok) toast({ text: 'There is a new access code; the old one is void.' })
    else tellFailure(renewed.error.kind)
  }

  if (isDone) {
    return (
      <>
        <p className={styles.assessment}>{title}</p>
        <p className={styles.quiet}>
          Submitted. The access code now shows the candidate only that they submitted, unless you
          allow a retake.
        </p>
      </>
    )
  }
  return (
    <>
      <p className={styles.assessment}>{title}</p>
      <dl className={styles.access}>
        <div>
          <dt>Access code</dt>
          <dd>
            <output className={styles.code} aria-label="Access code">
              {code}
            </output>
            <Button
              size="small"
              variant="quiet"
              icon={<Copy />}
              onClick={() => void copy(code, 'Code')}
            >
              Copy code
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={<RefreshCw />}
              onClick={() => setAsking(true)}
            >
              New code
            </Button>
          </dd>
        </div>
        <div>
          <dt>Address for the candidate</dt>
          <dd>
            <span className={styles.address}>{address}</span>
            <Button
              size="small"
              variant="quiet"
              icon={<Copy />}
              onClick={() => void copy(address, 'Address')}
            >
              Copy address
            </Button>
          </dd>
        </div>
      </dl>
      {nextTryAt !== undefined && Date.parse(nextTryAt) > now ? (
        <p className={styles.quiet}>
          Too many wrong codes: the next try is possible at {momentText(nextTryAt)}. A new code ends
          the waiting.
        </p>
      ) : null}
      <div className={styles.acts}>
        <Button variant="primary" onClick={() => void openHere()}>
          Open the session here
        </Button>
        <span className={styles.quiet}>
          No code is needed. Stay nearby: whoever holds this device can also open these staff pages.
        </span>
      </div>
      <ConfirmDialog
        open={asking}
        title="Make a new access code?"
        confirmLabel="Make a new code"
        onCancel={() => setAsking(false)}
        onConfirm={() => void renew()}
      >
        The present code stops working at once. Answers that were given are kept.
      </ConfirmDialog>
    </>
  )
}

async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ text: `${what} copied` })
  } catch {
    toast({ tone: 'failed', text: `${what} could not be copied. Select it and copy it by hand.` })
  }
}

function tellFailure(kind: Parameters<typeof failureWords>[0]): void {
  const { title, text } = failureWords(kind)
  toast({ tone: 'failed', text: `${title}. ${text}` })
}
