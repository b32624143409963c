import type { Option } from '#schemas/question.ts'
import { AuthoredTree } from '#src/renderer/AuthoredTree.tsx'

import styles from './fields.module.css'

/** A whole-width row that can be touched anywhere; its label may hold blocks of code. */
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
  /** From 1; the first nine have a key on the keyboard, and a lone one needs none. */
  position?: number
  checked: boolean
}) {
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
        // Only in a draft: what has no text yet still has a name.
        aria-label={option.label.tree.length === 0 ? `Option ${position ?? 1}` : undefined}
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
