import type { Definition } from '#schemas/definition.ts'
import { type SectionSubtotal, scorePathOf } from '#src/assessment/engine/scoring/scorePath.ts'
import type { Score } from '#src/assessment/engine/scoring/scoring.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { calculatedName } from '#src/staff/words/comparisonParts.ts'
import { pointsText } from '#src/staff/words/pointsText.ts'
import { pointsWords } from '#src/staff/words/scoreReasonWords.ts'

import styles from './ScorePath.module.css'

/** How sections and calculated values add up to the score, and what the pass mark asks for. */
export function ScorePath({ score, definition }: { score: Score; definition: Definition }) {
  const { sections, needed } = scorePathOf(definition, score)
  if (score.most <= 0 && sections.length === 0) return null
  const isMarked = score.toBeMarked === 0
  return (
    <details className={styles.path}>
      <summary>How the score adds up</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Section or value</th>
            <th scope="col">Points</th>
            <th scope="col">Available</th>
            {!isMarked && <th scope="col">Still to mark</th>}
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <tr key={section.sectionId}>
              <th scope="row" dir="auto">
                {sectionName(section)}
              </th>
              <td>{pointsText(section.points)}</td>
              <td>{pointsText(section.most)}</td>
              {!isMarked && <td>{pointsText(section.toBeMarked)}</td>}
            </tr>
          ))}
          {score.calculated.map(({ calculatedId, points, most }) => (
            <tr key={calculatedId}>
              <th scope="row" dir="auto">
                {calculatedName(calculatedId, definition)}
              </th>
              <td>{pointsText(points)}</td>
              <td>{pointsText(most)}</td>
              {!isMarked && <td>{pointsText(0)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{pointsText(score.points)}</td>
            <td>{pointsText(score.most)}</td>
            {!isMarked && <td>{pointsText(score.toBeMarked)}</td>}
          </tr>
        </tfoot>
      </table>
      {needed !== null && (
        <p>
          {`The pass mark is ${numberText(needed.percent)}% of ${pointsWords(score.most)}: ${numberText(needed.points)} or more.`}
        </p>
      )}
      {!isMarked && <p>The percentage leaves out the points that are still to mark.</p>}
    </details>
  )
}

function sectionName({ title, position }: SectionSubtotal): string {
  return title === '' ? `Section ${position}` : title
}
