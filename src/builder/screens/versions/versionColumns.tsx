import { Columns2, Eye, Printer, RotateCcw, Trash2 } from 'lucide-react'

import type { Assessment } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import {
  paperPath,
  paths,
  responsesPath,
  restorePath,
  versionComparisonPath,
  versionPath,
} from '#src/base/paths.ts'
import type { ReadUses, VersionFacts } from '#src/builder/storage/versions.ts'
import { Link, useNavigate } from '#src/staff/routing.ts'
import { actorName } from '#src/staff/words/actorName.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import { type Column, Count } from '#src/ui/lists/RowList.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'

import styles from './versions.module.css'
import { alsoAnsweredWords, contentWords, stateOf } from './versionWords.ts'

interface VersionColumns {
  assessment: Assessment
  /** Undefined while the responses are read. */
  read: ReadUses | undefined
  onDelete: (number: number) => void
}

export function versionColumns({
  assessment,
  read,
  onDelete,
}: VersionColumns): readonly Column<VersionFacts>[] {
  return [
    { name: 'Version', cell: (row) => <Name assessment={assessment} row={row} /> },
    { name: 'Changes', cell: (row) => <Changes assessmentId={assessment.id} row={row} /> },
    {
      name: 'Published',
      cell: (row) =>
        row.kind === 'damaged' ? null : (
          <>
            <RelativeTime at={row.publishedAt} />{' '}
            <span className={styles.by}>{`by ${actorName(row.publishedBy)}`}</span>
          </>
        ),
    },
    {
      name: 'Responses',
      kind: 'number',
      cell: ({ number }) => <Responses assessmentId={assessment.id} number={number} read={read} />,
    },
    {
      name: 'Actions',
      kind: 'control',
      cell: (row) => <VersionMenu assessment={assessment} row={row} onDelete={onDelete} />,
    },
  ]
}

function Name({ assessment, row }: { assessment: Assessment; row: VersionFacts }) {
  const { number } = row
  const state = stateOf(assessment, number)
  return (
    <span className={styles.name}>
      {row.kind === 'damaged' ? (
        <span className={styles.number}>{`Version ${number}`}</span>
      ) : (
        <Link to={versionPath(assessment.id, number)} className={styles.number}>
          {`Version ${number}`}
        </Link>
      )}
      {state === null ? null : (
        <Badge tone={state.tone} mark={state.mark}>
          {state.words}
        </Badge>
      )}
    </span>
  )
}

function Changes({ assessmentId, row }: { assessmentId: string; row: VersionFacts }) {
  if (row.kind === 'damaged') {
    return (
      <>
        <span>
          {row.isNewer
            ? 'Saved by a newer version of TalentFlow, so it can’t be read here.'
            : 'Damaged, so it can’t be read.'}
        </span>{' '}
        <Link to={paths.data}>Export it on the data page</Link>
      </>
    )
  }
  const { number, since, changes } = row
  if (since === null) return <span>{contentWords(row)}</span>
  return (
    <>
      <Link
        to={versionComparisonPath(assessmentId, since, number)}
        className={styles.changes}
        aria-label={`Version ${number}: ${changes || 'No changes'}. Compare with version ${since}`}
      >
        {changes || 'No changes'}
      </Link>
      {since === number - 1 ? null : <span className={styles.by}>{` since version ${since}`}</span>}
    </>
  )
}

interface ResponsesProps {
  assessmentId: string
  number: number
  read: ReadUses | undefined
}

function Responses({ assessmentId, number, read }: ResponsesProps) {
  if (read === undefined) return null
  const use = read.uses.get(versionIdOf(assessmentId, number))
  const responses = use?.responses ?? 0
  const noun = responses === 1 ? 'response' : 'responses'
  const count = <Count count={responses} noun={noun} />
  const also = alsoAnsweredWords(use)
  return (
    <>
      {responses === 0 ? (
        count
      ) : (
        <Link
          to={`${responsesPath(assessmentId)}?version=${number}`}
          aria-label={`${responses} ${noun} to version ${number}`}
        >
          {count}
        </Link>
      )}
      {also === '' ? null : <span className={styles.also}>{also}</span>}
    </>
  )
}

function VersionMenu({
  assessment: { id, publishedVersion },
  row,
  onDelete,
}: {
  assessment: Assessment
  row: VersionFacts
  onDelete: (number: number) => void
}) {
  const navigate = useNavigate()
  const { number } = row
  const isNewest = number === publishedVersion
  if (row.kind === 'damaged') return null
  const { since } = row
  return (
    <Menu
      label={`More actions for version ${number}`}
      items={[
        {
          label: 'Open',
          icon: <Eye />,
          onSelect: () => void navigate(versionPath(id, number)),
        },
        ...(since === null
          ? []
          : [
              {
                label: `Compare with version ${since}`,
                icon: <Columns2 />,
                onSelect: () => void navigate(versionComparisonPath(id, since, number)),
              },
            ]),
        {
          label: 'Compare with draft',
          icon: <Columns2 />,
          onSelect: () => void navigate(versionComparisonPath(id, number, 'draft')),
        },
        {
          label: isNewest ? 'Discard changes of the draft' : 'Restore as draft',
          icon: <RotateCcw />,
          onSelect: () => void navigate(restorePath(id, number)),
        },
        {
          label: 'Print on paper',
          icon: <Printer />,
          onSelect: () => void navigate(paperPath(id, number)),
        },
        'separator',
        { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => onDelete(number) },
      ]}
    />
  )
}
