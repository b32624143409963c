import type { ReviewedResponse } from '#src/review/storage/reviewedResponses.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'
import { actorName } from '#src/staff/words/actorName.ts'

import styles from './NameState.module.css'

/** Whether the name is hidden, and who was shown it, when and why. */
export function NameState({ response: { candidate, reveals } }: { response: ReviewedResponse }) {
  if (!candidate.isHidden && reveals.length === 0) return null
  return (
    <section aria-label="Name of the candidate" className={styles.state}>
      {candidate.isHidden ? (
        <p>
          The candidate’s name is hidden. In answers, ••• replaces the name, email and phone number
          where they are recognised. Nicknames and initials are not, and uploaded files are not
          changed.
        </p>
      ) : null}
      {reveals.length === 0 ? null : (
        <ul>
          {reveals.map(({ by, at, reason, hiddenAt }) => (
            <li key={at}>
              <span>{`Name shown to ${actorName(by)} on ${momentText(at)}${hiddenAt === undefined ? '' : `, hidden again on ${momentText(hiddenAt)}`}. Reason:`}</span>{' '}
              <span dir="auto">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
