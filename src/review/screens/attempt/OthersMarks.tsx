import type { Question } from '#schemas/question.ts'
import { isFixed, type Judged } from '#src/assessment/engine/scoring/marks.ts'
import { PaperWords } from './PaperWords.tsx'
import { MarkShape } from '#src/ui/display/MarkShape.tsx'
import { actorName } from '#src/staff/words/actorName.ts'

import styles from './attempt.module.css'
import { GivenMark } from './GivenMark.tsx'

/**
 * The marks of one answer with their levels, and the settled one. Nothing until one's own review is
 * finished, or was before it was reopened.
 */
export function OthersMarks({
  judged: { mine, others, settled },
  question,
}: {
  judged: Pick<Judged, 'mine' | 'others' | 'settled'>
  question: Question
}) {
  const { id } = question
  const own = isFixed(mine) ? mine?.marks[id] : undefined
  const given = others.flatMap(({ reviewId, by, marks, comments }) => {
    const [mark, comment] = [marks[id], comments[id]]
    return mark || comment ? [{ reviewId, name: actorName(by), mark, comment }] : []
  })
  const agreed = settled.get(id)
  if (given.length === 0 && agreed === undefined && own === undefined) return null
  return (
    <div className={styles.others}>
      {agreed === undefined ? null : (
        <p>
          <MarkShape mark="check" />
          <b>
            Settled by <span dir="auto">{actorName(agreed.by)}</span>
            <span>: </span>
            <GivenMark question={question} mark={agreed} />
          </b>{' '}
          <span dir="auto">{agreed.reason}</span>
        </p>
      )}
      <ul aria-label="Marks of all reviewers">
        {mine === null || own === undefined ? null : (
          <li>
            <PaperWords paper={actorName(mine.by)}>You</PaperWords>
            <span>: </span>
            <GivenMark question={question} mark={own} />
          </li>
        )}
        {given.map(({ reviewId, name, mark, comment }) => (
          <li key={reviewId}>
            <span dir="auto">{name}</span>
            {mark === undefined ? null : (
              <>
                <span>: </span>
                <GivenMark question={question} mark={mark} />
              </>
            )}
            {mark?.reason === undefined ? null : <span dir="auto">{`, ${mark.reason}`}</span>}
            {comment === undefined ? null : <span dir="auto">{`. Comment: ${comment}`}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
