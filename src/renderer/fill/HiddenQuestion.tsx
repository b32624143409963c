import { useEffect, useRef, useSyncExternalStore } from 'react'

import type { Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { UNANSWERED } from '#src/engine/authoredText.ts'
import { promptLine } from '#src/renderer/promptParts.ts'
import { moreSigns } from '#src/ui/moreSigns.ts'
import { Sign } from '#src/ui/Sign.tsx'

import { type HiddenParts, useFill } from './FillContext.ts'
import styles from './question.module.css'

/** For previews; a candidate's page neither draws nor loads them. */
export const hiddenParts: HiddenParts = { Question: HiddenQuestion, Section: HiddenSection }

/** Stands where the question would, and says in words why it doesn't. */
function HiddenQuestion({ question, isSelected }: { question: Question; isSelected: boolean }) {
  const reason = useReason(question.id)
  return (
    <div className={styles.hidden} data-question={question.id} data-selected={isSelected}>
      <Sign path={moreSigns.hidden} size={18} />
      <p>
        <strong>{promptLine(question.prompt, () => UNANSWERED) || 'Question without text'}</strong>{' '}
        {reason}
      </p>
    </div>
  )
}

/** A whole section that is hidden has one line; all its questions have the same reason. */
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
        <strong>{section.title || 'Section without a title'}</strong> {reason}
      </p>
    </div>
  )
}

/**
 * A reason may change while what it hides stays hidden: it names other questions. Drawn again only
 * when it reads otherwise.
 */
function useReason(questionId: string): string {
  const { session, describeHidden } = useFill()
  return useSyncExternalStore(session.subscribeStructure, () => describeHidden(questionId))
}
