import { type ReactNode, useMemo, useState } from 'react'

import type { Candidate } from '#schemas/records/candidate.ts'
import type { Response } from '#schemas/records/response.ts'
import { getCandidate } from '#src/hiring/storage/candidates.ts'
import { type Stored, useQuery } from '#src/storage/core/query.ts'
import { isFinished } from '#src/hiring/storage/isFinished.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { CandidateDialog } from '#src/hiring/screens/candidates/CandidateDialog.tsx'
import { StageBadge } from '#src/staff/StageBadge.tsx'
import { useJobs } from '#src/hiring/screens/candidates/useJobs.ts'
import { stageItems, useStageMove } from '#src/staff/useStageMove.tsx'
import { moveAsStaff } from '#src/hiring/screens/candidates/moveAsStaff.ts'
import { candidatePath, jobPath, paths } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { StoredRecord } from '#src/staff/StoredRecord.tsx'
import { Link, useLocation, useNavigate, useParams } from '#src/staff/routing.ts'
import { SampleMark } from '#src/staff/SampleMark.tsx'
import { filterRows, useCandidateRows } from '#src/hiring/storage/candidateRows.ts'
import { useCandidatesState } from '#src/hiring/screens/candidates/useCandidatesState.ts'
import { NeighbourButtons } from '#src/staff/NeighbourButtons.tsx'

import { AssignmentPanel } from './AssignmentPanel.tsx'
import styles from './CandidatePage.module.css'
import { Notes } from './Notes.tsx'
import { Timeline } from './Timeline.tsx'

interface CandidatePageProps {
  /** The panel of review, which this wing doesn't import; the response is null before the start. */
  responsePanel: (stored: Stored<Response> | null) => ReactNode
}

/** One candidate: who they are, their job and stage, and the next step. */
export function CandidatePage({ responsePanel }: CandidatePageProps) {
  const { candidateId = '' } = useParams()
  return (
    <Page className={styles.page}>
      <ReadBoundary what="This candidate" heading="Candidate" key={candidateId}>
        <StoredCandidate candidateId={candidateId} responsePanel={responsePanel} />
      </ReadBoundary>
    </Page>
  )
}

function StoredCandidate({
  candidateId,
  responsePanel,
}: CandidatePageProps & { candidateId: string }) {
  const stored = useQuery(() => getCandidate(candidateId), [candidateId])
  return (
    <StoredRecord
      stored={stored}
      noun="candidate"
      heading="Candidate"
      list={{ to: paths.candidates, see: 'See all candidates' }}
      unreadable="This candidate can’t be shown. The record is kept exactly as it is."
    >
      {(candidate) => (
        <Profile key={candidate.id} candidate={candidate} responsePanel={responsePanel} />
      )}
    </StoredRecord>
  )
}

function Profile({ candidate, responsePanel }: CandidatePageProps & { candidate: Candidate }) {
  const { jobs, nameById } = useJobs()
  const { search } = useLocation()
  const { request, dialog } = useStageMove(moveAsStaff)
  const [editing, setEditing] = useState(false)
  const job = nameById.get(candidate.jobId)
  const response = useQuery(() => getResponse(candidate.id), [candidate.id])
  const isDone = response?.kind === 'whole' && isFinished(response.value)
  return (
    <>
      <PageHeader
        title={candidate.name}
        // Browsers store titles in their history, outside the app's data. A reference beside the name
        // would tell whose the response is that has it.
        windowTitle="Candidate"
        trail={<Link to={{ pathname: paths.candidates, search }}>Candidates</Link>}
        beside={
          <>
            <StageBadge stage={candidate.stage} />
            {candidate.sample ? <SampleMark /> : null}
          </>
        }
        actions={
          <>
            <CandidateNeighbours candidateId={candidate.id} />
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
            <span>Deleted job</span>
          ) : (
            <Link to={jobPath(candidate.jobId)}>{job}</Link>
          )}
          <span>{candidate.email}</span>
          {candidate.phone === '' ? null : <span>{candidate.phone}</span>}
        </p>
      </PageHeader>
      <div className={styles.columns}>
        <div className={styles.column}>
          {/* The next step comes first: the session to open, or the response to read. */}
          {isDone ? responsePanel(response) : null}
          <AssignmentPanel candidate={candidate} response={response} isDone={isDone} />
          {isDone || response === undefined ? null : responsePanel(response)}
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

/** The previous and next candidate in the list that led here. */
function CandidateNeighbours({ candidateId }: { candidateId: string }) {
  const { rows } = useCandidateRows()
  const { filter, address } = useCandidatesState()
  const navigate = useNavigate()
  const matching = useMemo(() => filterRows(rows, filter), [rows, filter])
  const at = matching.findIndex(({ id }) => id === candidateId)
  if (at < 0 || matching.length < 2) return null
  return (
    <NeighbourButtons
      noun="candidate"
      before={matching[at - 1]}
      after={matching[at + 1]}
      onOpen={({ id }) => void navigate({ pathname: candidatePath(id), search: address })}
    />
  )
}
