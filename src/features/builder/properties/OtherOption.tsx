import { X } from 'lucide-react'
import type { ChoiceQuestion } from '#schemas/question.ts'
import { authored } from '#src/exchange/markdown.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import styles from './PartsEditor.module.css'
import { useQuestionEdit } from './useQuestionEdit.ts'

/** The last row of the options: a choice in the candidate's own words. */
export function OtherOption({ question }: { question: ChoiceQuestion }) {
  const edit = useQuestionEdit(question.id)
  if (!question.other) return null
  return (
    <div className={styles.line} data-field="other">
      <span className={styles.special}>Other</span>
      <TextArea
        rows={1}
        dir="auto"
        aria-label="Label of other"
        className={styles.text}
        value={question.other.label.source}
        onChange={(event) =>
          edit.type('Edit other', 'other', { other: { label: authored(event.target.value) } })
        }
      />
      <IconButton
        label="Delete other"
        icon={<X size={16} />}
        onClick={() => edit.set('Delete other', { other: undefined })}
      />
    </div>
  )
}
