import type { AttemptFacts, Moment } from '#src/assessment/engine/activity/facts.ts'
import { dateFormat } from '#src/assessment/words/values/formats.ts'

import styles from './facts.module.css'
import { counted } from './factWords.ts'
import { momentWords } from './momentWords.ts'

/** Everything that is listed, with its time. */
export function Moments({
  facts: { moments, unlistedEvents, observed },
  nameOf,
}: {
  facts: AttemptFacts
  nameOf: (place: string) => string
}) {
  const { hidden = 0, pasted = 0 } = observed?.unlisted ?? {}
  const unlisted = unlistedEvents + hidden + pasted
  return (
    <details>
      <summary>All events ({moments.length})</summary>
      <ol className={styles.moments}>
        {moments.map((moment, index) => (
          <li key={index}>
            <time dateTime={moment.at}>{exactTime(moment)}</time>
            <span>{momentWords(moment, nameOf)}</span>
          </li>
        ))}
      </ol>
      {unlisted > 0 && (
        <p className={styles.quiet}>
          The list is limited. Another {counted(unlisted, 'event')} {unlisted === 1 ? 'is' : 'are'}{' '}
          only counted.
        </p>
      )}
    </details>
  )
}

function exactTime({ at }: Moment): string {
  return dateFormat('en', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at))
}
