import { Copy, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Assignment, Candidate } from '#schemas/records/candidate.ts'
import type { Response } from '#schemas/records/response.ts'
import { listAssessmentsOfJob } from '#src/storage/stored/assessments.ts'
import { type Stored, useQuery } from '#src/storage/core/query.ts'
import { copyText } from '#src/staff/copyText.ts'
import { candidateAddress } from '#src/staff/handover/candidateAddress.ts'
import { HandOverDialog } from '#src/staff/handover/HandOverDialog.tsx'
import { RenewCodeDialog } from '#src/hiring/screens/RenewCodeDialog.tsx'
import { useProtection } from '#src/staff/protection/useProtection.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { invitePath } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { useMinute } from '#src/ui/display/useMinute.ts'
import { formatAccessCode } from '#src/storage/vault/accessCode.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'
import shared from '#src/ui/shared.module.css'
import { AssignForm } from './AssignForm.tsx'
import styles from './CandidatePage.module.css'
import { TimePanel } from './TimePanel.tsx'

interface AssignmentPanelProps {
  candidate: Candidate
  /** Undefined while loading. */
  response: Stored<Response> | null | undefined
  /** Submitted: there is no session left to open. */
  isDone: boolean
}

/**
 * The assigned assessment, the candidate's access code, and the button that opens the session here.
 */
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
          title={listing ? (assigned?.title ?? 'Deleted assessment') : ''}
          isDone={isDone}
        />
      ) : (
        <p className={shared.quiet}>None assigned yet.</p>
      )}
      {assignment && !isDone && response !== undefined && response?.kind !== 'damaged' ? (
        <TimePanel
          candidate={candidate}
          assignment={assignment}
          response={response?.value ?? null}
        />
      ) : null}
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
  const [handing, setHanding] = useState(false)
  const isProtected = useProtection()?.kind === 'unlocked'
  const now = useMinute()
  const code = formatAccessCode(assignment.code)
  const address = candidateAddress(assignment.assessmentId)
  const { nextTryAt } = assignment

  if (isDone) {
    return (
      <>
        <p className={styles.assessment}>{title}</p>
        <p className={shared.quiet}>Submitted. They can’t start again unless you allow a retake.</p>
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
            <output className={styles.code} aria-label="Access code" translate="no">
              {code}
            </output>
            <Button
              size="small"
              variant="quiet"
              icon={<Copy />}
              onClick={() => void copyText(code, 'Code')}
            >
              Copy code
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={<RefreshCw />}
              onClick={() => setAsking(true)}
            >
              Replace code
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
              onClick={() => void copyText(address, 'Address')}
            >
              Copy address
            </Button>
          </dd>
        </div>
      </dl>
      {nextTryAt !== undefined && Date.parse(nextTryAt) > now ? (
        <p className={shared.quiet}>
          {`Too many wrong codes. They can try again at ${momentText(nextTryAt)}, or at once with a new code.`}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => setHanding(true)}>
          Hand over this device
        </Button>
        <span className={shared.quiet}>
          {`${isProtected ? 'The candidate signs in here with the code.' : 'The candidate answers here without the code.'} The hiring team’s pages stay closed until you take the device back.`}
        </span>
        <LinkButton to={invitePath(assignment.assessmentId, candidate.id)}>
          Invite step by step
        </LinkButton>
      </div>
      {handing ? (
        <HandOverDialog
          assessments={[{ id: assignment.assessmentId, title }]}
          candidate={{ id: candidate.id, name: candidate.name, code: assignment.code }}
          onClose={() => setHanding(false)}
        />
      ) : null}
      <RenewCodeDialog
        candidateId={asking ? candidate.id : null}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
