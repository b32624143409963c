import { NoMatches } from '#src/ui/filters/NoMatches.tsx'
import { LayoutGrid, UserPlus } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { filterRows, useCandidateRows } from '#src/hiring/storage/candidateRows.ts'
import { candidatePath, paths } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { useNavigate, useSearchParams } from '#src/staff/routing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { RowList } from '#src/ui/lists/RowList.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { useRowHeight } from '#src/ui/lists/useRowHeight.ts'
import { VirtualList } from '#src/ui/lists/VirtualList.tsx'
import { useReturnToLink } from '#src/staff/returnToLink.ts'
import { CandidateDialog } from './CandidateDialog.tsx'
import { CandidateFilters } from './CandidateFilters.tsx'
import { candidateColumns } from './candidateColumns.tsx'
import { countWords } from './countWords.ts'
import styles from './CandidatesPage.module.css'
import { DamagedCandidates } from './DamagedCandidates.tsx'
import { useCandidatesState } from './useCandidatesState.ts'
import { useJobs } from './useJobs.ts'

const ONE_LINE = 32

/** Everyone who applied, searched and filtered according to the address. */
export function CandidatesPage() {
  return (
    <Page fill>
      <ReadBoundary what="The candidates" heading="Candidates">
        <Candidates />
      </ReadBoundary>
    </Page>
  )
}

function Candidates() {
  const { rows, damaged, ready } = useCandidateRows()
  const { jobs, nameById } = useJobs()
  const list = useCandidatesState()
  const rowHeight = useRowHeight(ONE_LINE)
  const navigate = useNavigate()
  const goBack = useReturnToLink()
  // The field updates at once, the list when it can.
  const filter = useDeferredValue(list.filter)
  // An archived job takes no new candidates.
  const openJobs = jobs.filter((job) => job.status !== 'archived')
  const onlyJob = openJobs.length === 1 ? (openJobs[0]?.id ?? null) : null
  const isEmpty = ready && rows.length === 0 && damaged.length === 0
  const matching = useMemo(() => filterRows(rows, filter), [rows, filter])
  const { address } = list
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  /** The job that a candidate is being added to, if given. */
  const addingTo = params.get('new')
  const add = () => changeAddress({ new: filter.jobId ?? 'choose' })

  const count = ready ? countWords(matching.length, rows.length) : 'Loading candidates'

  return (
    <>
      <PageHeader
        title="Candidates"
        actions={
          <>
            <LinkButton
              to={{ pathname: paths.board, search: boardSearch(address) }}
              icon={<LayoutGrid />}
            >
              Show as board
            </LinkButton>
            {isEmpty ? null : (
              <Button variant="primary" icon={<UserPlus />} onClick={add}>
                Add candidate
              </Button>
            )}
          </>
        }
      />
      {isEmpty ? (
        <NoCandidates hasJobs={openJobs.length > 0} onAdd={add} />
      ) : (
        <>
          <CandidateFilters
            jobs={jobs}
            nameById={nameById}
            list={list}
            count={count}
            hasMatches={!ready || matching.length > 0}
          />
          <DamagedCandidates damaged={damaged} />
          {ready ? (
            <RowList
              columns={candidateColumns(nameById, filter.search, address)}
              rows={matching}
              className={styles.rows}
              empty={
                <NoMatches onClear={list.clear}>
                  Try another name or email, or fewer filters.
                </NoMatches>
              }
            >
              {(draw) => (
                <VirtualList
                  label="Candidates"
                  count={matching.length}
                  rowHeight={rowHeight}
                  remember={`candidates?${address}`}
                  resetOn={address}
                  keyOf={(index) => matching[index]?.id ?? `${index}`}
                >
                  {(index) => draw(matching[index])}
                </VirtualList>
              )}
            </RowList>
          ) : (
            <Skeleton label="Loading candidates" rows={12} rowHeight={rowHeight} />
          )}
        </>
      )}
      {addingTo === null || openJobs.length === 0 ? null : (
        <CandidateDialog
          jobs={openJobs}
          jobId={openJobs.find((job) => job.id === addingTo)?.id ?? onlyJob}
          onClose={goBack ?? (() => changeAddress({ new: null }))}
          onSaved={({ id }) => void navigate(candidatePath(id), { replace: true })}
        />
      )}
    </>
  )
}

function NoCandidates({ hasJobs, onAdd }: { hasJobs: boolean; onAdd: () => void }) {
  if (!hasJobs) {
    return (
      <EmptyState
        title="No candidates yet"
        action={
          <>
            <LinkButton variant="primary" to={paths.jobs}>
              Go to jobs
            </LinkButton>
            <LinkButton to={`${paths.data}?load=sample`}>Load sample data</LinkButton>
          </>
        }
      >
        Create a job first, or explore with sample data.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No candidates yet"
      action={
        <Button variant="primary" icon={<UserPlus />} onClick={onAdd}>
          Add candidate
        </Button>
      }
    >
      Candidates you add appear here, with their stage and job.
    </EmptyState>
  )
}

/** The board has no sort order, and its stages are columns. */
function boardSearch(address: string): string {
  const params = new URLSearchParams(address)
  params.delete('sort')
  return params.toString()
}
