import { useMemo, useState } from 'react'

import type { Actor } from '#schemas/actor.ts'
import type { AttemptToMark } from '#src/review/model/answersToQuestion.ts'
import { markingOf } from '#src/review/screens/marking/useMarking.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { responsesPath } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import shared from '#src/ui/shared.module.css'

import styles from './byQuestion.module.css'

/** Finishes all reviews in which nothing is left to mark, and leads back once all are finished. */
export function FinishReviewsButton({
  assessmentId,
  attempts,
  me,
}: {
  assessmentId: string
  attempts: readonly AttemptToMark[]
  me: Actor
}) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isFinishing, setFinishing] = useState(false)
  const ready = useMemo(() => attempts.filter(isReady), [attempts])
  if (ready.length === 0) {
    if (!attempts.every(({ isDone }) => isDone)) return null
    return (
      <div className={styles.finish}>
        <LinkButton data-finish to={responsesPath(assessmentId)}>
          See the responses
        </LinkButton>
        <span className={shared.quiet}>All reviews are finished.</span>
      </div>
    )
  }
  const isAllMarked = attempts.every((each) => each.isDone || isReady(each))
  const finish = async () => {
    setFinishing(true)
    const marking = markingOf(ready, me)
    const failure = await marking.finish()
    if (failure === null) {
      const finished = ready.length === 1 ? '1 review finished' : `${ready.length} reviews finished`
      toast({ text: finished, action: { label: 'Undo', onAct: marking.reopen } })
    }
    setProblem(failure)
    setFinishing(false)
    // The button disappears, so the focus moves on.
    if (failure === null) document.querySelector<HTMLElement>('h1')?.focus()
  }
  return (
    <div className={styles.finish}>
      <Button
        data-finish
        variant={isAllMarked ? 'primary' : 'secondary'}
        disabled={isFinishing}
        onClick={() => void finish()}
      >
        {ready.length === 1 ? 'Finish 1 review' : `Finish ${ready.length} reviews`}
      </Button>
      <span className={shared.quiet}>
        {`${ready.length === 1 ? 'It has' : 'They have'} nothing left to mark. Until a review is finished, its score is provisional. A recommendation is given on each response.`}
      </span>
      {problem === null ? null : <FieldError>{problem}</FieldError>}
    </div>
  )
}

function isReady({ isDone, answers }: AttemptToMark): boolean {
  if (isDone) return false
  for (const id in answers) if (answers[id]?.mark === null) return false
  return true
}
