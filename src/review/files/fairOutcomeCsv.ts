/** How often each group is selected, one row for each group (rule Y17). */
import type { FairOutcome } from '#src/review/model/fairOutcome/fairOutcome.ts'
import type { Group } from '#src/review/model/fairOutcome/groups.ts'
import type { Cell } from '#src/storage/tables/cell.ts'
import { BYTE_ORDER_MARK, csvLine } from '#src/storage/tables/csv.ts'

const HEADINGS = [
  'Question',
  'Selected means',
  'Group',
  'Candidates',
  'Selected',
  'Share selected',
  'Of the highest share',
  'Below four fifths',
  'p',
  'Why there is no value',
]

/** With a byte order mark, as statistics have one. */
export function fairOutcomeCsv({
  prompt,
  selectedBy,
  outcome,
  groupName,
}: {
  prompt: string
  selectedBy: string
  outcome: FairOutcome
  groupName: (group: Group) => string
}): string {
  const { groups, hidden } = outcome
  const rows = groups.map(({ group, shown }) => [groupName(group), ...cellsOf(shown)])
  const together = [
    ...['Hidden groups together', hidden.members, hidden.selected],
    ...[null, null, null, null, null],
  ]
  const lines = [...rows, ...(hidden.groups > 0 ? [together] : [])].map((cells) =>
    csvLine([prompt, selectedBy, ...cells]),
  )
  return `${BYTE_ORDER_MARK}${csvLine(HEADINGS)}${lines.join('')}`
}

function cellsOf(shown: FairOutcome['groups'][number]['shown']): Cell[] {
  if (shown === null) return [null, null, null, null, null, null, 'Hidden: too few']
  const { members, selected, rate, comparison } = shown
  const counted = [members, selected, rate]
  switch (comparison.kind) {
    case 'none':
      return [...counted, null, null, null, 'Not compared']
    case 'highest':
      return [...counted, 1, 'No', null, null]
    case 'compared':
      return [
        ...[...counted, comparison.ratio, comparison.isBelowFourFifths ? 'Yes' : 'No'],
        ...[comparison.p, null],
      ]
  }
}
