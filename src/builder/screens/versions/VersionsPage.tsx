import { Columns2, History } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'

import type { Assessment } from '#schemas/records/assessment.ts'
import { builderPath, versionComparisonPath } from '#src/base/paths.ts'
import { StoredAssessmentPage } from '#src/staff/StoredAssessmentPage.tsx'
import {
  listVersionNumbers,
  readVersionFacts,
  readVersionUses,
  type VersionFacts,
} from '#src/builder/storage/versions.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { useSearchParams } from '#src/staff/routing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { RowList } from '#src/ui/lists/RowList.tsx'
import { useFocusAfterRowRemoval } from '#src/ui/lists/useFocusAfterRowRemoval.ts'

import { DeleteVersionDialog } from './DeleteVersionDialog.tsx'
import { DraftLine } from './DraftLine.tsx'
import { useFocusOnMore } from './useFocusOnMore.ts'
import { versionColumns } from './versionColumns.tsx'
import styles from './versions.module.css'
import { VersionTrail } from './VersionTrail.tsx'

const TITLE = 'Versions'

/** The published versions of an assessment, newest first, and how its draft differs. */
export function VersionsPage() {
  return (
    <StoredAssessmentPage
      title={TITLE}
      what="The versions"
      unreadable="Its versions can’t be shown. The records are kept exactly as they are."
    >
      {(assessment) => <Versions assessment={assessment} />}
    </StoredAssessmentPage>
  )
}

function Versions({ assessment }: { assessment: Assessment }) {
  const { id } = assessment
  const numbers = useQuery(() => listVersionNumbers(id), [id])
  const [newest, before] = numbers ?? []
  return (
    <>
      <PageHeader
        title={TITLE}
        windowTitle={`Versions of ${assessment.title.trim() || 'Untitled assessment'}`}
        trail={<VersionTrail assessment={assessment} />}
        actions={
          newest === undefined || before === undefined ? null : (
            <LinkButton to={versionComparisonPath(id, before, newest)} icon={<Columns2 />}>
              Compare versions
            </LinkButton>
          )
        }
      >
        A published version never changes. Candidates keep the version they started.
      </PageHeader>
      {numbers === undefined ? (
        <Skeleton label="Loading versions" rows={8} />
      ) : numbers.length === 0 ? (
        <EmptyState
          title="Nothing is published yet"
          icon={<History />}
          action={<LinkButton to={builderPath(id)}>Open the draft</LinkButton>}
        >
          Each time you publish, what candidates get is kept here as a version.
        </EmptyState>
      ) : (
        <>
          <DraftLine assessment={assessment} />
          <VersionList assessment={assessment} numbers={numbers} />
        </>
      )}
    </>
  )
}

const PAGE_SIZE = 25

interface VersionListProps {
  assessment: Assessment
  /** Newest first. */
  numbers: readonly number[]
}

function VersionList({ assessment, numbers }: VersionListProps) {
  const { id } = assessment
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const shown = Math.max(PAGE_SIZE, Number(params.get('shown')) || 0)
  const key = numbers.join(' ')
  const facts = useLastKnown(useQuery(() => readVersionFacts(id, numbers, shown), [id, key, shown]))
  const read = useQuery(() => readVersionUses(id), [id])
  const [deleting, setDeleting] = useState<number | null>(null)
  /** The row that *Show more* leads to. */
  const [startsAt, setStartsAt] = useState<number | null>(null)
  if (facts === undefined) return <Skeleton label="Loading versions" rows={8} />
  const rest = numbers.length - facts.length
  return (
    <>
      <RowList
        columns={versionColumns({ assessment, read, onDelete: setDeleting })}
        rows={facts}
        className={styles.rows}
        empty={null}
      >
        {(draw) => <Rows facts={facts} draw={draw} startsAt={startsAt} />}
      </RowList>
      {rest > 0 ? (
        <p className={styles.more}>
          <Button
            onClick={() => {
              setStartsAt(facts.length)
              changeAddress({ shown: `${shown + PAGE_SIZE}` })
            }}
          >
            {`Show ${Math.min(PAGE_SIZE, rest)} more`}
          </Button>{' '}
          <span>{`${facts.length} of ${numbers.length} versions`}</span>
        </p>
      ) : null}
      {deleting === null || read === undefined ? null : (
        <DeleteVersionDialog
          assessment={assessment}
          number={deleting}
          read={read}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  )
}

interface RowsProps {
  facts: readonly VersionFacts[]
  draw: (row: VersionFacts) => ReactNode
  startsAt: number | null
}

function Rows({ facts, draw, startsAt }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterRowRemoval(list, 'li')
  useFocusOnMore(list, startsAt)
  return (
    <ul ref={list} aria-label="Versions" className={styles.list}>
      {facts.map((row) => (
        <li key={row.number} tabIndex={-1}>
          {draw(row)}
        </li>
      ))}
    </ul>
  )
}

/** What was known before stays until something else is, so that no row moves. */
function useLastKnown(facts: VersionFacts[] | undefined): VersionFacts[] | undefined {
  const [known, setKnown] = useState(facts)
  if (facts !== undefined && facts !== known) setKnown(facts)
  return facts ?? known
}
