import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import { type ConditionLead, conditionSentence } from '#src/staff/words/conditionSentence.ts'
import styles from './ConditionEditor.module.css'

interface ConditionSentenceProps {
  condition: Condition
  definition: Definition
  lead: ConditionLead
  /** If so, missing parts are not highlighted. */
  isNew: boolean
}

/** The condition as one sentence, with deleted references highlighted. */
export function ConditionSentence(props: ConditionSentenceProps) {
  const { condition, definition, lead, isNew } = props
  const parts = conditionSentence(condition, definition, lead)
  return parts.map((part, at) => {
    // Parts have no identity except their position in the sentence.
    const key = `${at}`
    if (part.kind === 'question' || part.kind === 'calculated')
      return <em key={key}>{part.text}</em>
    if (part.kind === 'value') return <strong key={key}>{part.text}</strong>
    if (part.kind === 'missing' && !isNew) {
      return (
        <mark key={key} className={styles.missing}>
          {part.text}
        </mark>
      )
    }
    return <span key={key}>{part.text}</span>
  })
}
