import type { Question } from '#schemas/question.ts'
import type { EvaluatedVersion } from '#src/review/model/attemptCache.ts'
import { isKeyCorrectable } from '#src/builder/model/correctedKeys.ts'
import { Link } from '#src/staff/routing.ts'
import { keyFixPath } from '#src/base/paths.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'
import { actorName } from '#src/staff/words/actorName.ts'

import { FixReason } from './FixReason.tsx'
import styles from './keys.module.css'

/** Below a key: whether it was fixed after publishing; with `hasLink`, also the way to fix it. */
export function KeyState({
  version,
  question,
  hasLink = false,
}: {
  version: EvaluatedVersion
  question: Question
  hasLink?: boolean
}) {
  if (!isKeyCorrectable(question)) return null
  const last = version.corrections?.findLast(({ questionId }) => questionId === question.id)
  if (last === undefined && !hasLink) return null
  return (
    <div className={styles.state}>
      {last === undefined ? null : (
        <>
          <p>
            The correct answer was fixed by <span dir="auto">{actorName(last.by)}</span>{' '}
            <span>{`on ${momentText(last.at)}`}</span>
          </p>
          <FixReason reason={last.reason} />
        </>
      )}
      {hasLink ? (
        <Link to={keyFixPath(version.assessmentId, version.number, question.id)}>
          Fix the correct answer
        </Link>
      ) : null}
    </div>
  )
}
