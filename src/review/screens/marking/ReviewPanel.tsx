import { useRef, useState } from 'react'

import { isFixed, type Judged } from '#src/assessment/engine/scoring/marks.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { START_MARKING } from '#src/staff/routing.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { Menu, type MenuItem } from '#src/ui/overlays/Menu.tsx'
import { momentText } from '#src/assessment/words/values/formats.ts'

import { CommentField, useWrittenComment, WrittenComment } from './AnswerComment.tsx'
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
  const panel = useRef<HTMLElement>(null)
  const [isChanging, setChanging] = useState(false)
  const written = useWrittenComment(mine?.comment ?? '')
  const items: MenuItem[] = [
    { label: 'Change the recommendation', onSelect: () => setChanging(true) },
    ...(doneAt === undefined
      ? []
      : [
          {
            label: written.text === '' ? 'Add a comment' : 'Edit the comment',
            onSelect: written.write,
          },
        ]),
  ]
  const returnFocus = () => {
    const changed = panel.current?.querySelector('[data-change]')
    const field =
      changed?.querySelector<HTMLElement>(':checked') ?? changed?.querySelector('textarea, input')
    return field instanceof HTMLElement ? field : true
  }
  const focusOnceFinished = (link: HTMLAnchorElement | null) => {
    if (link === null || !hasJustFinished.current) return
    hasJustFinished.current = false
    link.focus()
  }
  return (
    <section ref={panel} className={styles.review} aria-labelledby="review-heading">
      <div className={styles.head}>
        <h2 id="review-heading" ref={heading} tabIndex={-1}>
          Your review
        </h2>
        {isFixed(mine) ? (
          <Menu label="Change your review" items={items} returnsFocus={returnFocus} />
        ) : null}
      </div>
      <RecommendationPart
        mine={mine}
        marking={marking}
        isMissing={wasAsked && isMissing}
        onChoose={() => setChosen(true)}
        isChanging={isChanging}
        onChanged={() => setChanging(false)}
      />
      {doneAt === undefined || written.isOpen ? (
        <div data-change={doneAt === undefined ? undefined : ''}>
          <CommentField
            label="Comment on the whole response"
            comment={written.text}
            onSave={marking.commentAll}
            {...(doneAt !== undefined && { onLeft: written.leave })}
          />
        </div>
      ) : (
        <WrittenComment text={written.text} />
      )}
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
