import type { Question } from '#schemas/question.ts'
import type { Review } from '#schemas/review.ts'
import { isFixed, type Judged } from '#src/assessment/engine/scoring/marks.ts'
import { GivenMark } from '#src/review/screens/attempt/GivenMark.tsx'
import { OthersReviews } from '#src/review/screens/attempt/OthersReviews.tsx'
import { useRecommendationWords } from '#src/staff/team/useRecommendationWords.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'
import { actorName } from '#src/staff/words/actorName.ts'

import styles from '#src/review/screens/attempt/printed.module.css'
import { usePrinting } from '#src/review/screens/attempt/usePrinting.ts'

/** The review as a whole for paper, where its form is not printed. */
export function PrintedReview({ mine, others }: Pick<Judged, 'mine' | 'others'>) {
  const words = useRecommendationWords()
  const isPrinting = usePrinting() !== null
  if (mine === null || !isPrinting) return null
  const { by, recommendation, comment, doneAt } = mine
  return (
    <section className={styles.printed}>
      <h2 dir="auto">{`Review by ${actorName(by)}`}</h2>
      {recommendation === undefined ? null : <p>{`Recommendation: ${words[recommendation]}`}</p>}
      {comment ? <p dir="auto">{`Comment: ${comment}`}</p> : null}
      <p>{doneAt === undefined ? 'Not finished.' : `Finished on ${momentText(doneAt)}.`}</p>
      <OthersReviews others={others} />
    </section>
  )
}

/** One's mark of an answer while its review is open, its reason, and the comment on it, for paper. */
export function PrintedMark({ mine, question }: { mine: Review | null; question: Question }) {
  const isPrinting = usePrinting() !== null
  const mark = mine?.marks[question.id]
  const reason = mark?.reason
  const comment = mine?.comments[question.id]
  // Of a finished review it is printed with the marks of others.
  const open = isFixed(mine) ? undefined : mark
  if (mine === null || !isPrinting || (open ?? reason ?? comment) === undefined) return null
  return (
    <div className={styles.printed}>
      {open === undefined ? null : (
        <p>
          <span dir="auto">{`Mark by ${actorName(mine.by)}, not finished: `}</span>
          <GivenMark question={question} mark={open} />
        </p>
      )}
      {reason === undefined ? null : <p dir="auto">{`Reason: ${reason}`}</p>}
      {comment === undefined ? null : (
        <p dir="auto">{`Comment by ${actorName(mine.by)}: ${comment}`}</p>
      )}
    </div>
  )
}
