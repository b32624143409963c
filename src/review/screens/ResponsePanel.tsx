import { useMemo, useState } from 'react'
import type { Response } from '#schemas/records/response.ts'
import { outcomeLimits } from '#src/assessment/engine/scoring/percent.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { type Stored, useQuery } from '#src/storage/core/query.ts'
import { allowRetake } from '#src/review/storage/retakes.ts'
import { getReviewed } from '#src/review/storage/reviewedResponses.ts'
import { attemptCache, type AttemptCache } from '#src/review/model/attemptCache.ts'
import { isNameShown } from '#src/review/model/reveals.ts'
import type { ReviewedAttempt } from '#src/review/model/reviewedAttempt.ts'
import { passResultOf } from '#src/assessment/engine/scoring/passResult.ts'
import { NameButton } from '#src/review/screens/names/NameButton.tsx'
import { responsePath } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { Link } from '#src/staff/routing.ts'
import { toast } from '#src/ui/overlays/toasts.ts'
import { whyUnreadable } from '#src/staff/whyUnreadable.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import {
  bandWords,
  resultWords,
  scoreWords,
  shareWords,
} from '#src/staff/words/scoreReasonWords.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'
import shared from '#src/ui/shared.module.css'

import styles from './ResponsePanel.module.css'

/** For a candidate's page: not started, in progress, or submitted, with the scores. */
export function ResponsePanel({ stored }: { stored: Stored<Response> | null }) {
  return (
    <section className={styles.panel} aria-labelledby="response-heading">
      <h2 id="response-heading">Response</h2>
      {stored === null ? <p className={shared.quiet}>Not started.</p> : null}
      {stored?.kind === 'damaged' ? (
        <p className={shared.quiet}>
          {`The response is ${whyUnreadable([stored.record])}. It is kept as it is; you can export it on the data page.`}
        </p>
      ) : null}
      {stored?.kind === 'whole' ? <Progress response={stored.value} /> : null}
    </section>
  )
}

/**
 * The name stands on this page, so the score and the way to the answers appear only once this reviewer
 * has shown it, with a reason (rule H2).
 */
function Progress({ response }: { response: Response }) {
  const { current, attempts, assessmentId, candidateId } = response
  const last = attempts.at(-1)
  const cache = useMemo(() => attemptCache(), [])
  const me = useQuery(() => currentActor(), [])
  const isShown = me !== undefined && isNameShown(response.reveals, me)
  const read = useQuery(
    async () => (isShown ? scoresOf(response, cache) : undefined),
    [response.rev, candidateId, cache, isShown],
  )
  const scoreOf = (index: number) => (isShown ? (read?.[index] ?? '') : '')
  return (
    <>
      {current ? (
        <p>
          {`${last ? 'Retake in progress' : 'In progress'} since ${momentText(current.startedAt)}. It resumes where it stopped.`}
        </p>
      ) : null}
      {attempts.length === 1 && last ? (
        <p>{`Submitted ${momentText(last.submittedAt)}${scoreOf(0)}`}</p>
      ) : null}
      {attempts.length > 1 ? (
        <ol className={styles.attempts} aria-label="Submitted attempts">
          {attempts.map((attempt, index) => (
            <li key={attempt.attemptId}>
              {isShown ? (
                <Link to={`${responsePath(assessmentId, candidateId)}?attempt=${index + 1}`}>
                  {`Attempt ${index + 1}`}
                </Link>
              ) : (
                <span>{`Attempt ${index + 1}`}</span>
              )}
              <span>{`, submitted ${momentText(attempt.submittedAt)}${scoreOf(index)}`}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {response.retakeAllowedAt === undefined ? null : (
        <p className={shared.quiet}>A retake is allowed. It has not been started.</p>
      )}
      {last && me && !isShown ? (
        <p className={shared.quiet}>
          The score and answers are hidden, because responses are reviewed without names.
        </p>
      ) : null}
      {last && me ? (
        <div className={styles.actions}>
          {isShown ? (
            <LinkButton variant="primary" to={responsePath(assessmentId, candidateId)}>
              Read the response
            </LinkButton>
          ) : null}
          <NameButton candidateIds={[candidateId]} isHidden={!isShown} shows="score" me={me} />
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

/**
 * The score of each attempt as the response page shows it to this reviewer; undefined if the
 * response was deleted meanwhile.
 */
async function scoresOf(
  { assessmentId, candidateId }: Response,
  cache: AttemptCache,
): Promise<string[] | undefined> {
  const reviewed = await getReviewed(assessmentId, candidateId, cache)
  return reviewed?.kind === 'whole' ? reviewed.response.attempts.map(scoreText) : undefined
}

/** ", 4 of 5 points (80%). Passed", or that it is provisional; empty without points. */
function scoreText({ reading }: ReviewedAttempt): string {
  if (reading === null) return ', version can’t be read'
  const { score, isProvisional } = reading.judged()
  const { settings } = reading.version.definition
  const share = shareWords(score, outcomeLimits(settings))
  const points = share === null ? scoreWords(score) : `${scoreWords(score)} (${share})`
  const note = isProvisional ? `${staffWords.scores.provisional.toLowerCase()}: ` : ''
  const outcomes = [resultWords(passResultOf(score)), bandWords(score, settings)].filter(
    (words) => words !== null,
  )
  const outcome = outcomes.length === 0 ? '' : `. ${outcomes.join(' · ')}`
  return `${score.most > 0 ? `, ${note}${points}` : ''}${outcome}`
}
