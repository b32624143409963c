import { outcomeLooks, RowOutcome } from '#src/review/screens/RowOutcome.tsx'
import type { ResponseRow } from '#src/review/workers/responseRows.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { NameCell } from '#src/staff/NameCell.tsx'
import { StageBadge } from '#src/staff/StageBadge.tsx'
import { responsePath } from '#src/base/paths.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { Highlight } from '#src/ui/display/Highlight.tsx'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import type { Column } from '#src/ui/lists/RowList.tsx'
import type { RecommendationWords } from '#src/staff/words/recommendations.ts'
import { scoreWords, shareWords } from '#src/staff/words/scoreReasonWords.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import styles from './ResponsesPage.module.css'

interface ListFacts {
  /** References have a column of their own where names are shown. */
  hasNames: boolean
  /** The team's words for its recommendations. */
  words: RecommendationWords
  assessmentId: string
  search: string
  /** The query string of the list. */
  address: string
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
  chosen,
  onChoose,
}: ListFacts): readonly Column<ResponseRow>[] {
  return [
    {
      name: 'Select',
      kind: 'control',
      cell: (row) => <RowCheckbox row={row} chosen={chosen} onChange={onChoose} />,
    },
    {
      name: 'Candidate',
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
            cell: (row: ResponseRow) => <Highlight text={row.reference} search={search} />,
          },
        ]
      : []),
    {
      name: 'Score',
      kind: 'number',
      cell: ({ score }) => (score === null ? 'Version can’t be read' : scoreWords(score)),
    },
    {
      name: 'Percent',
      kind: 'number',
      cell: ({ score }) => score && shareWords(score, score.limits),
    },
    { name: 'State', cell: (row) => <RowState row={row} /> },
    { name: 'Outcome', cell: (row) => <RowOutcome row={row} /> },
    {
      name: 'Recommended',
      title: (row) => recommendedWords(row, words) || undefined,
      cell: (row) => recommendedWords(row, words),
    },
    {
      name: 'Reviewer',
      title: ({ reviewers }) => reviewers.join(', ') || undefined,
      cell: ({ reviewers }) => reviewers.join(', '),
    },
    { name: 'Time', kind: 'number', cell: ({ activeMs }) => minutesText(activeMs) },
    { name: 'Stage', cell: ({ stage }) => stage && <StageBadge stage={stage} plain /> },
    { name: 'Job', title: ({ job }) => job ?? undefined, cell: ({ job }) => job },
    { name: 'Version', title: versionWords, cell: versionWords },
    {
      name: 'Submitted',
      kind: 'number',
      cell: ({ submittedAt }) => <RelativeTime at={submittedAt} />,
    },
  ]
}

function RowState({ row: { isProvisional } }: { row: ResponseRow }) {
  return isProvisional ? (
    <Badge {...outcomeLooks.open} plain>
      {staffWords.scores.provisional}
    </Badge>
  ) : (
    <Badge tone="neutral" mark="check" plain>
      Done
    </Badge>
  )
}

/** "Yes", or "No, Yes" where reviewers differ. */
function recommendedWords({ recommendations }: ResponseRow, words: RecommendationWords): string {
  return [...new Set(recommendations)].map((each) => words[each]).join(', ')
}

const MINUTE_MS = 60_000

/** "12 min"; seconds below one minute. */
function minutesText(ms: number): string {
  return ms < MINUTE_MS
    ? `${Math.round(ms / 1000)} s`
    : `${numberText(Math.round(ms / MINUTE_MS))} min`
}

function versionWords({ versionNumber, attempts }: ResponseRow): string {
  return [
    ...(versionNumber === null ? [] : [`Version ${versionNumber}`]),
    ...(attempts > 1 ? [`attempt ${attempts}`] : []),
  ].join(', ')
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
