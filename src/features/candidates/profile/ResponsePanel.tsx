import { useState } from 'react'
import type { Response } from '#schemas/response.ts'
import { currentActor } from '#src/db/device/device.ts'
import { type Stored, useQuery } from '#src/db/core/query.ts'
import { allowRetake } from '#src/db/stored/retakes.ts'
import { listCorrectedVersions } from '#src/db/reviewing/correctedVersions.ts'
import { isProvisional, type Score, scoreAnswers } from '#src/engine/scoring/scoring.ts'
import { responsePath } from '#src/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { LinkButton } from '#src/parts/LinkButton.tsx'
import { Link } from '#src/parts/routing.ts'
import { toast } from '#src/ui/overlays/toasts.ts'
import { whyUnreadable } from '#src/parts/whyUnreadable.ts'
import { momentText } from '#src/wording/candidate/formats.ts'
import { failureWords } from '#src/wording/staff/failureWords.ts'
import { scoreWords } from '#src/wording/staff/scoreReasonWords.ts'
import { staffWords } from '#src/wording/staff/staffWords.ts'
import styles from './CandidatePage.module.css'

/** The status of the assessment: not started, in progress, or submitted with its score. */
export function ResponsePanel({ stored }: { stored: Stored<Response> | null }) {
  return (
    <section className={styles.panel} aria-labelledby="response-heading">
      <h2 id="response-heading">Response</h2>
      {stored === null ? <p className={styles.quiet}>Not started.</p> : null}
      {stored?.kind === 'damaged' ? (
        <p className={styles.quiet}>
          The response is {whyUnreadable([stored.record])}. It is kept as it is; you can export it
          on the data page.
        </p>
      ) : null}
      {stored?.kind === 'whole' ? <Progress response={stored.value} /> : null}
    </section>
  )
}

function Progress({ response }: { response: Response }) {
  const { current, attempts, assessmentId, candidateId } = response
  const last = attempts.at(-1)
  const scores = useQuery(() => scoresOf(response), [response.rev, candidateId])
  return (
    <>
      {current ? (
        <p>
          {last ? 'Retake in progress' : 'In progress'} since {momentText(current.startedAt)}. It
          resumes where it stopped.
        </p>
      ) : null}
      {attempts.length === 1 && last ? (
        <p>
          Submitted {momentText(last.submittedAt)}
          {scoreText(scores?.[0])}
        </p>
      ) : null}
      {attempts.length > 1 ? (
        <ol className={styles.attempts} aria-label="Submitted attempts">
          {attempts.map((attempt, index) => (
            <li key={attempt.attemptId}>
              <Link to={`${responsePath(assessmentId, candidateId)}?attempt=${index + 1}`}>
                Attempt {index + 1}
              </Link>
              , submitted {momentText(attempt.submittedAt)}
              {scoreText(scores?.[index])}
            </li>
          ))}
        </ol>
      ) : null}
      {response.retakeAllowedAt === undefined ? null : (
        <p className={styles.quiet}>A retake is allowed. It has not been started.</p>
      )}
      {last ? (
        <div className={styles.actions}>
          <LinkButton variant="primary" to={responsePath(assessmentId, candidateId)}>
            Read the response
          </LinkButton>
          {current || response.retakeAllowedAt !== undefined ? null : (
            <RetakeButton candidateId={candidateId} />
          )}
        </div>
      ) : null}
    </>
  )
}

function RetakeButton({ candidateId }: { candidateId: string }) {
  const [asking, setAsking] = useState(false)
  const allow = async () => {
    setAsking(false)
    const allowed = await allowRetake(candidateId, await currentActor())
    if (allowed.ok) return toast({ text: 'Retake allowed' })
    const { title, text } = failureWords(allowed.error.kind)
    return toast({ tone: 'failed', text: `${title}. ${text}` })
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>Allow a retake</Button>
      <ConfirmDialog
        open={asking}
        title="Allow a retake?"
        confirmLabel="Allow a retake"
        onCancel={() => setAsking(false)}
        onConfirm={() => void allow()}
      >
        What was submitted is kept. The candidate can start again with the same access code, on the
        latest version.
      </ConfirmDialog>
    </>
  )
}

/** Each attempt scored by its own version; null if that can't be read. */
async function scoresOf({ assessmentId, attempts }: Response): Promise<(Score | null)[]> {
  const versions = await listCorrectedVersions(assessmentId)
  return attempts.map((attempt) => {
    const version = versions.find(({ id }) => id === attempt.versionId)
    return version ? scoreAnswers(version.definition, attempt.answers, attempt) : null
  })
}

/** ", 4 of 5 points", or that it is provisional; empty until it is known. */
function scoreText(score: Score | null | undefined): string {
  if (score === undefined) return ''
  if (score === null) return ', version can’t be read'
  if (score.most <= 0) return ''
  const note = isProvisional(score) ? ` (${staffWords.scores.provisional.toLowerCase()})` : ''
  return `, ${scoreWords(score)}${note}`
}
