import { numberText } from '#src/assessment/words/values/formats.ts'
import { markingPath } from '#src/base/paths.ts'
import type { Shortlist } from '#src/review/workers/shortlistJob.ts'
import { Link } from '#src/staff/routing.ts'
import shared from '#src/ui/shared.module.css'

import styles from './decision.module.css'
import { counted, errorWords, provisionalWords, scoresInShort } from './decisionWords.ts'
import { errorOf } from './useShortlist.ts'

/** What has to be known about the scores before people are chosen by them: in short, and in full. */
export function Facts({
  assessmentId,
  read: { people, versions, unlisted },
}: {
  assessmentId: string
  read: Shortlist
}) {
  const provisional = people.filter(({ isProvisional }) => isProvisional).length
  const errors = errorOf(versions)
  const known = versions.map(({ version: { id, number }, standardError }) => ({
    ...{ id, standardError, error: errors(id) },
    number: versions.length > 1 ? number : null,
  }))
  return (
    <details className={`${shared.folded} ${styles.facts}`}>
      <summary>
        {scoresInShort({ people: people.length, provisional, versions: known, unlisted })}
      </summary>
      {provisional > 0 ? (
        <p>
          <span>{provisionalWords(provisional, people.length)}</span>{' '}
          <Link to={markingPath(assessmentId)}>Mark by question</Link>
        </p>
      ) : null}
      {known.map((version) => (
        <p key={version.id}>{errorWords(version)}</p>
      ))}
      {versions.length > 1 ? (
        <p>
          {`These are responses to ${numberText(versions.length)} versions, which may ask different questions. Their ranks share one list: compare them with care.`}
        </p>
      ) : null}
      {unlisted > 0 ? (
        <p>
          {`${counted(unlisted, 'response')} ${unlisted === 1 ? 'is' : 'are'} not listed, because ${unlisted === 1 ? 'its version or its' : 'their versions or their'} candidate’s record can’t be read.`}
        </p>
      ) : null}
    </details>
  )
}
