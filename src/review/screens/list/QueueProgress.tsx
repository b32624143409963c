import { useTeam } from '#src/storage/device/team.ts'
import { decisionPath, responsesPath, settlingPath } from '#src/base/paths.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { Link } from '#src/staff/routing.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { isLeft } from '#src/review/screens/filterResponses.ts'
import type { ResponseRow } from '#src/review/workers/responseRows.ts'
import { MarkShape } from '#src/ui/display/MarkShape.tsx'

import styles from './ResponsesPage.module.css'

/** How many responses this reviewer and anyone has finished and left; in the end, what is next. */
export function QueueProgress({
  assessmentId,
  rows,
}: {
  assessmentId: string
  rows: readonly ResponseRow[]
}) {
  const hasTeam = (useTeam()?.length ?? 0) > 0
  const marked = rows.filter(({ toMark }) => toMark > 0)
  if (marked.length === 0) return null
  const mine = marked.length - rows.filter(isLeft).length
  const anyone = marked.filter(({ reviewers }) => reviewers.some(({ isDone }) => isDone)).length
  const moved = rows.filter((row) => row.moved !== null).length
  const isFinished = mine === marked.length
  const hasOthers = marked.some(({ reviewers }) => reviewers.length > 1)
  const toSettle = rows.reduce((sum, row) => sum + row.toSettle, 0)
  return (
    <div className={styles.progress}>
      {isFinished ? (
        <span className={styles.finished}>
          <MarkShape mark="check" />
          <span>{finishedWords(marked.length)}</span>
        </span>
      ) : (
        <span>{`You: ${countsWords(mine, marked.length)}`}</span>
      )}
      {hasTeam || hasOthers ? <span>{`Anyone: ${countsWords(anyone, marked.length)}`}</span> : null}
      {moved > 0 ? (
        <Link to={`${responsesPath(assessmentId)}?state=moved`}>
          {moved === 1
            ? '1 score changed since you finished'
            : `${numberText(moved)} scores changed since you finished`}
        </Link>
      ) : null}
      {isFinished ? (
        <LinkButton
          variant="primary"
          size="small"
          to={toSettle > 0 ? settlingPath(assessmentId) : decisionPath(assessmentId)}
        >
          {toSettle > 0 ? settleWords(toSettle) : 'Next: decide'}
        </LinkButton>
      ) : null}
    </div>
  )
}

/** "12 finished, 73 left". */
function countsWords(done: number, all: number): string {
  return `${numberText(done)} finished, ${numberText(all - done)} left`
}

function settleWords(count: number): string {
  return `Next: settle ${count === 1 ? 'the difference' : `${numberText(count)} differences`}`
}

function finishedWords(count: number): string {
  return count === 1
    ? 'You have finished the only review.'
    : `You have finished all ${numberText(count)} reviews.`
}
