import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import { type ConditionLead, conditionSentence } from '#src/wording/staff/conditionSentence.ts'
import styles from './ConditionEditor.module.css'

interface ConditionSentenceProps {
  condition: Condition
  definition: Definition
  lead: ConditionLead
  /** Then what it lacks does not stand out. */
  isBegun: boolean
}

/** The condition as one sentence; what is gone stands out in it. */
export function ConditionSentence(props: ConditionSentenceProps) {
  const { condition, definition, lead, isBegun } = props
  const parts = conditionSentence(condition, definition, lead)
  return parts.map((part, at) => {
    // Pieces have no other identity than their place in the sentence.
    const key = `${at}`
    if (part.kind === 'question' || part.kind === 'calculated')
      return <em key={key}>{part.text}</em>
    if (part.kind === 'value') return <strong key={key}>{part.text}</strong>
    if (part.kind === 'missing' && !isBegun) {
      return (
        <mark key={key} className={styles.missing}>
          {part.text}
        </mark>
      )
    }
    return <span key={key}>{part.text}</span>
  })
}
