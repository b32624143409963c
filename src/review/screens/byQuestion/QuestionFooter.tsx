import { useEffect, useRef } from 'react'

import type { AnswerableQuestion } from '#schemas/question.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import { focusFinish } from '#src/review/screens/marking/markingKeys.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import shared from '#src/ui/shared.module.css'

import styles from './byQuestion.module.css'

const ALL_MARKED = 'All answers to this question are marked.'

/**
 * Leads on from a question once all its answers are marked. The next question never opens by itself:
 * a digit meant for this one would mark an answer there.
 */
export function QuestionFooter({
  isAllMarked,
  next,
  isWanted,
  onFocused,
  onGoOn,
}: {
  isAllMarked: boolean
  /** With answers left to mark. */
  next: AnswerableQuestion | undefined
  /** Whether the button takes the focus as soon as all answers are marked. */
  isWanted: boolean
  onFocused: () => void
  onGoOn: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isWanted || !isAllMarked) return
    announce(ALL_MARKED)
    if (button.current === null) focusFinish()
    else button.current.focus()
    onFocused()
  }, [isWanted, isAllMarked, onFocused])
  if (!isAllMarked || next === undefined) return null
  const prompt = plainText(next.prompt)
  return (
    <div className={styles.finish}>
      <Button ref={button} variant="primary" onClick={onGoOn}>
        {`Next question: ${prompt.length > 60 ? `${prompt.slice(0, 59)}…` : prompt}`}
      </Button>
      <span className={shared.quiet}>{ALL_MARKED}</span>
    </div>
  )
}
