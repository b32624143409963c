import { X } from 'lucide-react'
import type { ChoiceQuestion } from '#schemas/question.ts'
import { authoredLabel } from '#src/builder/files/markdown.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import type { FocusPart } from './PartsEditor.tsx'
import styles from '#src/builder/screens/fields/PartsEditor.module.css'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

/** The id of this row for focus; no option has such an id. */
export const OTHER_PART = '.other'

interface OtherOptionProps {
  question: ChoiceQuestion
  onFocusOther: FocusPart
}

/** The last row of the options: the candidate's own words. */
export function OtherOption({ question, onFocusOther }: OtherOptionProps) {
  const edit = useQuestionEdit(question.id)
  if (!question.other) return null
  const neighbour = question.options.at(-1)
  const remove = () => {
    edit.set('deleteOther', { other: undefined })
    if (neighbour) onFocusOther(neighbour.id)
  }
  return (
    <div className={styles.line} data-field="other" data-part={OTHER_PART}>
      <span className={styles.indent} />
      <TextArea
        rows={1}
        dir="auto"
        aria-label="Label of other"
        className={styles.text}
        value={question.other.label.source}
        onChange={(event) =>
          edit.type('editOther', 'other', { other: { label: authoredLabel(event.target.value) } })
        }
      />
      <span className={styles.special}>Other</span>
      <IconButton label="Delete other" icon={<X size={16} />} onClick={remove} />
    </div>
  )
}
