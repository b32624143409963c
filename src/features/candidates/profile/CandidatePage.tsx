import { useState } from 'react'
import type { Candidate } from '#schemas/candidate.ts'
import type { Response } from '#schemas/response.ts'
import { getCandidate } from '#src/db/candidates.ts'
import { useQuery } from '#src/db/query.ts'
import { getResponse } from '#src/db/responses.ts'
import { CandidateDialog } from '#src/features/candidates/CandidateDialog.tsx'
import { StageBadge } from '#src/features/candidates/StageBadge.tsx'
import { useJobs } from '#src/features/candidates/useJobs.ts'
import { stageItems, useStageMove } from '#src/features/candidates/useStageMove.tsx'
import { jobPath, paths } from '#src/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { FailureState } from '#src/ui/FailureState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Menu } from '#src/ui/Menu.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ReadBoundary } from '#src/ui/ReadBoundary.tsx'
import { Link, useLocation, useParams } from '#src/ui/routing.ts'
import { SampleMark } from '#src/ui/SampleMark.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { AssignmentPanel } from './AssignmentPanel.tsx'
import styles from './CandidatePage.module.css'
import { Neighbours } from './Neighbours.tsx'
import { Notes } from './Notes.tsx'
import { ResponsePanel } from './ResponsePanel.tsx'
import { Timeline } from './Timeline.tsx'

/** One candidate: who, for which job, at which stage, and what comes next. */
export function CandidatePage() {
  const { candidateId = '' } = useParams()
  return (
    <Page className={styles.page}>
      <ReadBoundary what="This candidate" heading="Candidate" key={candidateId}>
        <StoredCandidate candidateId={candidateId} />
      </ReadBoundary>
    </Page>
  )
}

function StoredCandidate({ candidateId }: { candidateId: string }) {
  const stored = useQuery(() => getCandidate(candidateId), [candidateId])
  if (stored === undefined) return <Skeleton label="Reading the candidate" rows={8} heading />
  if (stored === null) {
    return (
      <>
        <PageHeader title="Candidate not found" />
        <FailureState
          title="There is no such candidate"
          action={<LinkButton to={paths.candidates}>All candidates</LinkButton>}
        >
          The address may be old, or the candidate was erased.
        </FailureState>
      </>
    )
  }
  if (stored.kind === 'damaged') {
    return (
      <>
        <PageHeader title="Damaged candidate" />
        <FailureState
          title="This record is damaged"
          action={<LinkButton to={paths.data}>Export it on the data page</LinkButton>}
        >
          It can’t be shown as a candidate. Nothing was changed in it, and nothing writes over it.
        </FailureState>
      </>
    )
  }
  return <Profile key={stored.value.id} candidate={stored.value} />
}

function Profile({ candidate }: { candidate: Candidate }) {
  const { jobs, titleById } = useJobs()
  const { search } = useLocation()
  const { request, dialog } = useStageMove()
  const [editing, setEditing] = useState(false)
  const job = titleById.get(candidate.jobId)
  const response = useQuery(() => getResponse(candidate.id), [candidate.id])
  const isDone = response?.kind === 'whole' && isFinished(response.value)
  return (
    <>
      <PageHeader
        title={candidate.name}
        // The browser keeps the titles of pages in a history of its own, outside the data of the app.
        windowTitle={`Candidate ${candidate.reference}`}
        trail={<Link to={{ pathname: paths.candidates, search }}>Candidates</Link>}
        beside={
          <>
            <StageBadge stage={candidate.stage} />
            {candidate.sample ? <SampleMark /> : null}
          </>
        }
        actions={
          <>
            <Neighbours candidateId={candidate.id} />
            <Button onClick={() => setEditing(true)}>Edit</Button>
            <Menu
              label={`Move ${candidate.name} to…`}
              variant="secondary"
              items={stageItems(candidate.stage, (to) => request(candidate, to))}
            >
              Move to
            </Menu>
          </>
        }
      >
        <p className={styles.facts}>
          {job === undefined ? (
            'A job that is gone'
          ) : (
            <Link to={jobPath(candidate.jobId)}>{job}</Link>
          )}
          <span>{candidate.email}</span>
          {candidate.phone === '' ? null : <span>{candidate.phone}</span>}
        </p>
      </PageHeader>
      <div className={styles.columns}>
        <div className={styles.column}>
          {/* What comes next stands first: the session to open, or the response to read. */}
          {isDone ? <ResponsePanel stored={response} /> : null}
          <AssignmentPanel candidate={candidate} response={response} isDone={isDone} />
          {isDone || response === undefined ? null : <ResponsePanel stored={response} />}
          <Notes candidate={candidate} />
        </div>
        <Timeline candidate={candidate} />
      </div>
      {dialog}
      {editing ? (
        <CandidateDialog
          candidate={candidate}
          jobs={jobs}
          onClose={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      ) : null}
    </>
  )
}

/** Submitted, and no further attempt is possible. */
function isFinished({ attempts, current, retakeAllowedAt }: Response): boolean {
  return attempts.length > 0 && current === undefined && retakeAllowedAt === undefined
}
