import type { ObservedFacts } from '#src/assessment/engine/activity/facts.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { durationText } from '#src/staff/words/durationText.ts'

import styles from './facts.module.css'

/** The time of each page, and how much was pasted into which question. */
export function ObservedTables({
  observed: { pages, pasted },
  nameOf,
}: {
  observed: ObservedFacts
  nameOf: (place: string) => string
}) {
  return (
    <div className={styles.tables}>
      {pages.length > 0 && (
        <table>
          <caption>Time by page, in the order of the first visits</caption>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">On screen</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ place, visibleMs }) => (
              <tr key={place}>
                <th scope="row" dir="auto">
                  {nameOf(place)}
                </th>
                <td>{durationText(visibleMs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pasted.lengthsByQuestionId.size > 0 && (
        <table>
          <caption>Pasted text</caption>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Characters, each time</th>
            </tr>
          </thead>
          <tbody>
            {[...pasted.lengthsByQuestionId].map(([questionId, lengths]) => (
              <tr key={questionId}>
                <th scope="row">{nameOf(questionId)}</th>
                <td>{lengths.map((length) => numberText(length)).join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
