import { useEffect, useRef, useSyncExternalStore } from 'react'

import type { Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { UNANSWERED } from '#src/assessment/engine/authoredText.ts'
import { promptLine } from '#src/assessment/renderer/text/promptParts.ts'
import { moreSigns } from '#src/ui/display/moreSigns.ts'
import { Sign } from '#src/ui/display/Sign.tsx'

import { type HiddenParts, useFill } from '#src/assessment/renderer/session/FillContext.ts'
import styles from './question.module.css'

/** For previews; the candidate's page neither renders nor loads them. */
export const hiddenParts: HiddenParts = { Question: HiddenQuestion, Section: HiddenSection }

/** Shown in place of a hidden question, with the reason. */
function HiddenQuestion({ question, isSelected }: { question: Question; isSelected: boolean }) {
  const reason = useReason(question.id)
  return (
    <div className={styles.hidden} data-question={question.id} data-selected={isSelected}>
      <Sign path={moreSigns.hidden} size={18} />
      <p>
        <strong>{promptLine(question.prompt, () => UNANSWERED) || 'Question without text'}</strong>{' '}
        <bdi>{reason}</bdi>
      </p>
    </div>
  )
}

/** A hidden section has one line, because all its questions are hidden for the same reason. */
function HiddenSection({ section, isSelected }: { section: Section; isSelected: boolean }) {
  const [first] = section.questions
  const reason = useReason(first?.id ?? '')
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSelected) card.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isSelected])
  return (
    <div ref={card} className={styles.hidden} data-question={first?.id} data-selected={isSelected}>
      <Sign path={moreSigns.hidden} size={18} />
      <p>
        <strong>{section.title || 'Section without a title'}</strong> <bdi>{reason}</bdi>
      </p>
    </div>
  )
}

/**
 * The reason may change while the question stays hidden, because it refers to other questions.
 * Re-renders only if the text changes.
 */
function useReason(questionId: string): string {
  const { session, describeHidden } = useFill()
  return useSyncExternalStore(session.subscribeStructure, () => describeHidden(questionId))
}
