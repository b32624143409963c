import type { QuestionStatistics } from '#src/assessment/engine/statistics/questionStatistics.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { pointsText } from '#src/staff/words/pointsText.ts'

import { BarChart } from './BarChart.tsx'
import styles from './Statistics.module.css'

/** How many got which points. */
export function PointsChart({ statistics: { reached, most } }: { statistics: QuestionStatistics }) {
  if (reached.length === 0) return null
  const tallest = Math.max(...reached.map(({ count }) => count))
  const labelOf = (points: number): string => `${pointsText(points)} of ${pointsText(most)}`
  return (
    <>
      <h3>Points</h3>
      <BarChart
        title="Candidates by points"
        rows={reached.map(({ points, count }) => ({
          id: `${points}`,
          label: labelOf(points),
          bars: [{ share: count / tallest, text: numberText(count) }],
        }))}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Points</th>
              <th scope="col" data-number>
                Candidates
              </th>
            </tr>
          </thead>
          <tbody>
            {reached.map(({ points, count }) => (
              <tr key={points}>
                <th scope="row">{labelOf(points)}</th>
                <td data-number>{numberText(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </BarChart>
    </>
  )
}
