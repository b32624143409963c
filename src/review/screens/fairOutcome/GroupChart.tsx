import type { FairOutcome } from '#src/review/model/fairOutcome/fairOutcome.ts'
import { BarChart } from '#src/review/screens/statistics/BarChart.tsx'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { percentText } from '#src/staff/words/pointsText.ts'

import styles from './FairOutcome.module.css'
import { groupName } from './outcomeWords.ts'

/** The share that is selected of each group that is shown. */
export function GroupChart({ outcome }: { outcome: FairOutcome }) {
  const rows = outcome.groups.flatMap(({ group, shown }) =>
    shown === null
      ? []
      : [{ id: group.kind === 'option' ? group.id : group.kind, label: groupName(group), shown }],
  )
  return (
    <BarChart
      title="Share selected of each group"
      rows={rows.map(({ id, label, shown }) => ({
        id,
        label,
        bars: [{ share: shown.rate, text: percentText(shown.rate) }],
      }))}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col" data-number>
              Candidates
            </th>
            <th scope="col" data-number>
              Selected
            </th>
            <th scope="col" data-number>
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, shown }) => (
            <tr key={id}>
              <th scope="row" dir="auto">
                {label}
              </th>
              <td data-number>{numberText(shown.members)}</td>
              <td data-number>{numberText(shown.selected)}</td>
              <td data-number>{percentText(shown.rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </BarChart>
  )
}
