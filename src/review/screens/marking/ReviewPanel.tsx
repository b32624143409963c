import { useRef, useState } from 'react'

import type { Judged } from '#src/assessment/engine/scoring/marks.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { START_MARKING } from '#src/staff/routing.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { momentText } from '#src/assessment/words/values/formats.ts'

import { CommentField } from './AnswerComment.tsx'
import styles from './marking.module.css'
import { focusRecommendation } from './markingKeys.ts'
import { OthersReviews } from '#src/review/screens/attempt/OthersReviews.tsx'
import { RecommendationPart } from './RecommendationPart.tsx'
import type { Marking } from './useMarking.ts'

interface ReviewPanelProps {
  judged: Judged
  marking: Marking
  /** The address of the next response in the list; null for the last one. */
  nextAddress: string | null
}

/** The review as a whole: comment, recommendation, and finishing it. */
export function ReviewPanel({ judged, marking, nextAddress }: ReviewPanelProps) {
  const { mine, left, others } = judged
  const [problem, setProblem] = useState<string | null>(null)
  const [wasAsked, setAsked] = useState(false)
  // Storage may be slower than the next press.
  const [wasChosen, setChosen] = useState(false)
  const isMissing = mine?.recommendation === undefined && !wasChosen
  const doneAt = mine?.doneAt
  const heading = useRef<HTMLHeadingElement>(null)
  const hasJustFinished = useRef(false)
  const finish = async () => {
    setProblem(null)
    // Asked for once; whoever presses again means it.
    const isAsking = isMissing && !wasAsked && left.length === 0
    setAsked(isAsking)
    if (isAsking && focusRecommendation()) return
    const failure = await marking.finish()
    setProblem(failure)
    if (failure !== null) return
    announce('Review finished')
    // The button disappears, so the focus moves on.
    hasJustFinished.current = true
    heading.current?.focus()
  }
  const focusOnceFinished = (link: HTMLAnchorElement | null) => {
    if (link === null || !hasJustFinished.current) return
    hasJustFinished.current = false
    link.focus()
  }
  return (
    <section className={styles.review} aria-labelledby="review-heading">
      <h2 id="review-heading" ref={heading} tabIndex={-1}>
        Your review
      </h2>
      <RecommendationPart
        mine={mine}
        marking={marking}
        isMissing={wasAsked && isMissing}
        onChoose={() => setChosen(true)}
      />
      <CommentField
        label="Comment on the whole response"
        comment={mine?.comment ?? ''}
        onSave={marking.commentAll}
      />
      <OthersReviews others={others} />
      {doneAt === undefined ? (
        <div className={styles.finish}>
          <Button
            data-finish
            variant={left.length === 0 ? 'primary' : undefined}
            onClick={() => void finish()}
          >
            {wasAsked && isMissing ? 'Finish without a recommendation' : 'Finish the review'}
          </Button>
          <p className={styles.quiet}>
            {left.length === 0
              ? mine?.sawOthers
                ? 'Your marks will count. You have seen other reviewers’ marks, so changes need a reason.'
                : 'Your marks will count. You can change them later, with a reason.'
              : `${countWords(left.length)} left to mark.`}
          </p>
          {problem === null ? null : <FieldError>{problem}</FieldError>}
        </div>
      ) : (
        <div className={styles.finish}>
          <p>{`Finished on ${momentText(doneAt)}.`}</p>
          {nextAddress === null ? null : (
            <LinkButton to={nextAddress} state={START_MARKING} ref={focusOnceFinished}>
              Next response
            </LinkButton>
          )}
          <Button
            variant="quiet"
            onClick={() => {
              marking.reopen()
              heading.current?.focus()
            }}
          >
            Reopen the review
          </Button>
        </div>
      )}
    </section>
  )
}

function countWords(count: number): string {
  return count === 1 ? '1 answer' : `${count} answers`
}
