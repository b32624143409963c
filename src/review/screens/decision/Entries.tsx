import type { Decision } from '#schemas/records/decision.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'
import { actorName } from '#src/staff/words/actorName.ts'

import styles from './decision.module.css'
import { chosenWords } from './decisionWords.ts'

/** Every decision and reopening, the newest first. */
export function Entries({ decisions }: { decisions: readonly Decision[] }) {
  return (
    <section className={styles.entries} aria-labelledby="decision-history">
      <h2 id="decision-history">History of the decision</h2>
      <ol>
        {decisions.toReversed().map((entry) => (
          <li key={entry.id}>
            <p>
              <b>{entry.kind === 'reopened' ? 'Reopened' : `Decided: ${chosenWords(entry)}`}</b>
              <span> by </span>
              <bdi>{actorName(entry.by)}</bdi>
              <span>{`, ${momentText(entry.at)}`}</span>
            </p>
            <p dir="auto" className={styles.why}>
              {entry.kind === 'reopened' ? entry.reason : entry.why}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
