import { Download, Printer } from 'lucide-react'

import type { Version } from '#schemas/assessment.ts'
import type { FinishedAttempt } from '#schemas/response.ts'
import { candidatePath } from '#src/paths.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Link } from '#src/ui/routing.ts'
import { SampleMark } from '#src/ui/SampleMark.tsx'
import { momentText } from '#src/wording/candidate/formats.ts'
import { stageName } from '#src/wording/staff/names.ts'
import { stageLooks } from '#src/wording/staff/stageLooks.ts'

import { downloadResponse } from './downloadResponse.ts'
import { Neighbours } from './Neighbours.tsx'
import type { OpenResponse } from './openResponse.ts'
import styles from './ResponsePage.module.css'
import { Trail } from './Trail.tsx'
import { useListAddress } from './useListAddress.ts'

export function ResponseHeader({
  open,
  attempt,
  version,
}: {
  open: OpenResponse
  attempt: FinishedAttempt
  version: Version | null
}) {
  const { address } = useListAddress()
  const { response, candidate, assessment } = open
  const { assessmentId, candidateId } = response
  const name = candidate?.name ?? 'Candidate whose record can’t be read'
  const title = version?.definition.settings.title ?? assessment?.title ?? 'Assessment'
  return (
    <PageHeader
      title={name}
      // Without the name: the browser keeps titles in a history of its own.
      windowTitle={`Response ${attempt.receipt} to ${title}`}
      trail={
        <Trail
          assessment={{ id: assessmentId, title: assessment?.title ?? title }}
          listAddress={address}
        />
      }
      beside={
        <>
          {candidate && (
            <Badge {...stageLooks[candidate.stage]}>{stageName(candidate.stage)}</Badge>
          )}
          {response.sample ? <SampleMark /> : null}
        </>
      }
      actions={
        <span className={styles.acts}>
          <Neighbours assessmentId={assessmentId} candidateId={candidateId} />
          <IconButton
            label="Download as JSON"
            icon={<Download size={16} />}
            onClick={() => downloadResponse(open, attempt, version)}
          />
          <IconButton label="Print" icon={<Printer size={16} />} onClick={() => window.print()} />
        </span>
      }
    >
      <span className={styles.quiet}>
        {title}
        {version && `, version ${version.number}`}, submitted {momentText(attempt.submittedAt)},
        reference {attempt.receipt}. Active for {activeWords(attempt)}.{' '}
        {candidate && <Link to={candidatePath(candidateId)}>See the candidate</Link>}
      </span>
    </PageHeader>
  )
}

/** The time in which the page was in use, breaks left out. */
function activeWords({ clock }: FinishedAttempt): string {
  const minutes = Math.round(clock.activeMs / 60_000)
  if (minutes < 1) return 'less than a minute'
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
