import { RowOutcome } from '#src/review/screens/RowOutcome.tsx'
import type { ResponseSort } from '#src/review/screens/filterResponses.ts'
import type { ResponseRow } from '#src/review/workers/responseRows.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { NameCell } from '#src/staff/NameCell.tsx'
import { StageBadge } from '#src/staff/StageBadge.tsx'
import { responsePath } from '#src/base/paths.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { Highlight } from '#src/ui/display/Highlight.tsx'
import { RelativeDay, RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import type { Column, ColumnSort } from '#src/ui/lists/RowList.tsx'
import type { RecommendationWords } from '#src/staff/words/recommendations.ts'
import { scoreWords, shareWords } from '#src/staff/words/scoreReasonWords.ts'

import styles from './ResponsesPage.module.css'
import {
  minutesText,
  movedWords,
  recommendedRange,
  recommendedWords,
  reviewersDoneWords,
  reviewerStateWords,
  reviewerWords,
  versionWords,
} from './rowWords.ts'

interface ListFacts {
  /** References have a column of their own where names are shown. */
  hasNames: boolean
  /** The team's words for its recommendations. */
  words: RecommendationWords
  assessmentId: string
  search: string
  /** The query string of the list. */
  address: string
  /** All of them, without filters: what none of them has, has no column. */
  rows: readonly ResponseRow[]
  sort: ResponseSort
  onSort: (sort: ResponseSort) => void
  /** The responses selected to be compared. */
  chosen: readonly string[]
  onChoose: (candidateId: string) => void
}

/** The columns of the responses list. */
export function responseColumns({
  hasNames,
  words,
  assessmentId,
  search,
  address,
  rows,
  sort,
  onSort,
  chosen,
  onChoose,
}: ListFacts): readonly Column<ResponseRow>[] {
  const empty = new Set<string>(emptyColumns(rows))
  const sortBy = (...sorts: readonly ResponseSort[]) => columnSort(sorts, sort, onSort)
  const columns: readonly Column<ResponseRow>[] = [
    {
      name: 'Select',
      kind: 'control',
      cell: (row) => <RowCheckbox row={row} chosen={chosen} onChange={onChoose} />,
    },
    {
      name: 'Candidate',
      sort: sortBy('name'),
      cell: (row) => (
        <NameCell
          row={row}
          search={search}
          pathname={responsePath(assessmentId, row.candidateId)}
          address={address}
          // With a column for the reference, the name needs the space.
          sampleWord={hasNames ? 'never' : 'wide'}
        />
      ),
    },
    ...(hasNames
      ? [
          {
            name: 'Reference',
            // It is in place of a hidden name.
            cell: ({ isHidden, reference }: ResponseRow) =>
              isHidden ? null : <Highlight text={reference} search={search} />,
          },
        ]
      : []),
    {
      name: 'Score',
      kind: 'number',
      sort: sortBy('highest', 'lowest'),
      cell: ({ score }) => (score === null ? 'Version can’t be read' : scoreWords(score)),
    },
    {
      name: 'Percent',
      kind: 'number',
      sort: sortBy('highest', 'lowest'),
      cell: ({ score }) => score && shareWords(score, score.limits),
    },
    {
      name: 'State',
      sort: sortBy('left'),
      title: ({ moved }) => (moved === null ? undefined : movedWords(moved)),
      cell: (row) => <RowState row={row} />,
    },
    { name: 'Outcome', cell: (row) => <RowOutcome row={row} /> },
    {
      name: 'Recommended',
      title: (row) => recommendedWords(row, words) || undefined,
      cell: (row) => <span className={styles.wrapped}>{recommendedRange(row, words)}</span>,
    },
    {
      name: 'Reviewer',
      title: (row) => reviewerWords(row) || undefined,
      cell: (row) => <Reviewers row={row} />,
    },
    {
      name: 'Time',
      kind: 'number',
      sort: sortBy('longest'),
      cell: ({ activeMs }) => minutesText(activeMs),
    },
    { name: 'Stage', cell: ({ stage }) => stage && <StageBadge stage={stage} plain /> },
    { name: 'Job', title: ({ job }) => job ?? undefined, cell: ({ job }) => job },
    { name: 'Version', title: versionWords, cell: versionWords },
    {
      name: 'Submitted',
      kind: 'number',
      sort: sortBy('newest', 'oldest'),
      cell: ({ submittedAt, isHidden }) =>
        isHidden ? <RelativeDay day={submittedAt} /> : <RelativeTime at={submittedAt} />,
    },
  ]
  return columns.filter(({ name }) => !empty.has(name))
}

/** The columns in which no row has anything. */
export function emptyColumns(rows: readonly ResponseRow[]) {
  return OPTIONAL_COLUMNS.filter(([, has]) => !rows.some(has)).map(([name]) => name)
}

const OPTIONAL_COLUMNS = [
  [
    'Outcome',
    // An open result is worded by the state.
    ({ score }: ResponseRow) =>
      score !== null && (score.isKnockedOut || (score.passed ?? 'open') !== 'open'),
  ],
  ['Recommended', ({ recommendations }: ResponseRow) => recommendations.length > 0],
  ['Reviewer', ({ reviewers }: ResponseRow) => reviewers.length > 0],
  ['Stage', ({ stage }: ResponseRow) => stage !== null],
] as const

/** Sorts by the first of `sorts`, or by the next one if the rows are sorted so already. */
function columnSort(
  sorts: readonly ResponseSort[],
  sort: ResponseSort,
  onSort: (sort: ResponseSort) => void,
): ColumnSort | undefined {
  const at = sorts.indexOf(sort)
  const next = sorts[(at + 1) % sorts.length]
  if (next === undefined) return undefined
  const direction = at < 0 ? null : SORTED_UP.has(sort) ? 'up' : 'down'
  return { next: SORT_WORDS[next], direction, onSort: () => onSort(next) }
}

const SORTED_UP: ReadonlySet<ResponseSort> = new Set(['lowest', 'oldest', 'name'])

const SORT_WORDS: { readonly [S in ResponseSort]: string } = {
  left: 'left to mark first',
  newest: 'newest first',
  oldest: 'oldest first',
  highest: 'highest first',
  lowest: 'lowest first',
  longest: 'longest first',
  name: 'A to Z',
}

/** What is left for this reviewer. */
function RowState({ row: { score, state, left, moved } }: { row: ResponseRow }) {
  if (score === null) return null
  if (moved !== null) {
    return (
      <Badge tone="warning" mark="bang" plain>
        Changed
      </Badge>
    )
  }
  if (state === 'done' || state === 'nothingToMark') {
    return (
      <Badge tone="neutral" mark="check" plain>
        Done
      </Badge>
    )
  }
  return (
    <Badge tone="info" mark={state === 'started' ? 'half' : 'ring'} plain>
      {left === 0 ? 'To finish' : `${numberText(left)} to mark`}
    </Badge>
  )
}

/** Up to two reviewers, one below the other, each with what is left; once both are done, only how many. */
function Reviewers({ row }: { row: ResponseRow }) {
  const { reviewers } = row
  const areDone = reviewers.length > 1 && reviewers.every(({ isDone }) => isDone)
  if (reviewers.length > 2 || areDone) return <span>{reviewersDoneWords(row)}</span>
  return reviewers.map((reviewer, at) => (
    <span key={reviewer.name} className={styles.reviewer}>
      <span>{reviewer.name}</span> <span>{reviewerStateWords(reviewer)}</span>
      {at < reviewers.length - 1 ? <span className={styles.comma}>, </span> : null}
    </span>
  ))
}

/** Chooses a response to be compared. */
function RowCheckbox({
  row: { candidateId, name, reference, isHidden },
  chosen,
  onChange,
}: {
  row: ResponseRow
  chosen: readonly string[]
  onChange: (candidateId: string) => void
}) {
  return (
    // A label around it, so that the whole cell can be pressed.
    <label className={styles.select}>
      <input
        type="checkbox"
        aria-label={`Select ${isHidden ? name : `${name}, ${reference}`}`}
        checked={chosen.includes(candidateId)}
        onChange={() => onChange(candidateId)}
      />
    </label>
  )
}
