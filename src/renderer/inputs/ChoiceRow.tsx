import type { Option } from '#schemas/question.ts'
import { AuthoredTree } from '#src/renderer/text/AuthoredTree.tsx'
import { useWords } from '#src/renderer/text/words.ts'

import styles from './fields.module.css'

/** A full-width row that can be pressed anywhere; its label may contain code blocks. */
export function ChoiceRow({
  type,
  name,
  id,
  option,
  position,
  checked,
}: {
  type: 'radio' | 'checkbox'
  name: string
  id: string
  option: Pick<Option, 'id' | 'label'>
  /** From 1. The first nine have a keyboard shortcut, unless there is only one. */
  position?: number
  checked: boolean
}) {
  const { choices } = useWords().fields
  return (
    <label className={styles.row} htmlFor={id}>
      <input
        className={styles.tick}
        type={type}
        name={name}
        id={id}
        value={option.id}
        defaultChecked={checked}
        autoComplete="off"
        // Only in a draft: an option without text still needs a name.
        aria-label={option.label.tree.length === 0 ? choices.option(position ?? 1) : undefined}
      />
      <span className={styles.rowLabel} dir="auto">
        <AuthoredTree text={option.label} inline />
      </span>
      {position !== undefined && position <= 9 && (
        <kbd className={styles.key} aria-hidden="true">
          {position}
        </kbd>
      )}
    </label>
  )
}

/** The first choice has the id that error summaries link to. */
export function choiceId(inputId: string, index: number): string {
  return index === 0 ? inputId : `${inputId}.${index + 1}`
}
