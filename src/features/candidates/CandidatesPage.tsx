import { LayoutGrid, UserPlus } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { filterRows, useCandidateRows } from '#src/db/candidateRows.ts'
import { candidatePath, paths } from '#src/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { ColumnHeads } from '#src/ui/ColumnHeads.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import longList from '#src/ui/longList.module.css'
import { Page } from '#src/ui/Page.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ReadBoundary } from '#src/ui/ReadBoundary.tsx'
import { useNavigate } from '#src/ui/routing.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { VirtualList } from '#src/ui/VirtualList.tsx'
import { useWayBack } from '#src/ui/wayBack.ts'
import { CandidateDialog } from './CandidateDialog.tsx'
import { CandidateFilters } from './CandidateFilters.tsx'
import { CandidateRowLine } from './CandidateRowLine.tsx'
import { countWords } from './countWords.ts'
import styles from './CandidatesPage.module.css'
import { DamagedCandidates } from './DamagedCandidates.tsx'
import { useCandidateFilter } from './useCandidateFilter.ts'
import { useJobs } from './useJobs.ts'

/** As the parts of a line are, one after the other. */
const HEADS = ['Name', 'Email', 'Stage', 'Job', 'Applied'] as const
const ROW_HEIGHT = 32

/** Everyone who applied, searched and filtered by the address. */
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
  const { jobs, titleById } = useJobs()
  const filtering = useCandidateFilter()
  const navigate = useNavigate()
  const goBack = useWayBack()
  // The field follows the keys at once, the list as soon as it can.
  const filter = useDeferredValue(filtering.filter)
  // An archived job takes nobody new.
  const openJobs = jobs.filter((job) => job.status !== 'archived')
  const onlyJob = openJobs.length === 1 ? (openJobs[0]?.id ?? null) : null
  const isEmpty = ready && rows.length === 0 && damaged.length === 0
  const matching = useMemo(() => filterRows(rows, filter), [rows, filter])
  const { address, addingTo } = filtering
  const add = () => filtering.set({ new: filter.jobId ?? 'choose' })

  const count = ready ? countWords(matching.length, rows.length) : 'Reading candidates'

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
              Board
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
          <CandidateFilters jobs={jobs} titleById={titleById} filtering={filtering} count={count} />
          <DamagedCandidates damaged={damaged} />
          {ready ? null : <Skeleton label="Reading candidates" rows={12} rowHeight={ROW_HEIGHT} />}
          {ready && matching.length === 0 ? (
            <EmptyState
              title="No matches"
              action={<Button onClick={filtering.clear}>Clear search and filters</Button>}
            >
              Try another name or email, or fewer filters.
            </EmptyState>
          ) : (
            <>
              <ColumnHeads className={styles.line} names={HEADS} />
              <VirtualList
                label="Candidates"
                className={longList.frame}
                count={matching.length}
                rowHeight={ROW_HEIGHT}
                remember={`candidates?${address}`}
                resetOn={address}
                keyOf={(index) => matching[index]?.id ?? `${index}`}
              >
                {(index) => {
                  const row = matching[index]
                  return row ? (
                    <CandidateRowLine
                      row={row}
                      job={titleById.get(row.jobId)}
                      search={filter.search}
                      address={address}
                    />
                  ) : null
                }}
              </VirtualList>
            </>
          )}
        </>
      )}
      {addingTo === null || openJobs.length === 0 ? null : (
        <CandidateDialog
          jobs={openJobs}
          jobId={openJobs.find((job) => job.id === addingTo)?.id ?? onlyJob}
          onClose={goBack ?? (() => filtering.set({ new: '' }))}
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
        A candidate applies for a job, so a job comes first. Or look around with sample data, which
        can be removed again.
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
      Everyone who applies stands here, with their stage and their assessment.
    </EmptyState>
  )
}

/** The board has no order of its own, and its stages are columns. */
function boardSearch(address: string): string {
  const params = new URLSearchParams(address)
  params.delete('sort')
  return params.toString()
}
