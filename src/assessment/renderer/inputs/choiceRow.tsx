import type { Option } from '#schemas/question.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import type { FieldIds } from '#src/assessment/renderer/session/field.ts'
import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'

import styles from './fields.module.css'

type Choice = {
  type: 'radio' | 'checkbox'
  ids: FieldIds
  option: Pick<Option, 'id' | 'label'>
  /** Among the choices. */
  index: number
  checked: boolean
  /** Not in a list of rows, by which all others are styled. */
  isAlone?: boolean
  /** Set only for a box that is alone. */
  isInvalid?: true | undefined
}

/**
 * A full-width row that can be pressed anywhere; its label may contain code blocks. Not a
 * component, because a page may have a thousand of them. The style sheet adds the key that chooses
 * it, and the direction of its text.
 */
export function choiceRow(
  { type, ids, option, index, checked, isAlone = false, isInvalid }: Choice,
  { fields }: CandidateWords,
) {
  return (
    <label key={option.id} className={isAlone ? styles.row : undefined}>
      <input
        type={type}
        name={ids.name}
        id={choiceId(ids.input, index)}
        value={option.id}
        defaultChecked={checked}
        autoComplete="off"
        aria-invalid={isInvalid}
        // An option without text, which exists only in a draft, still needs a name.
        aria-label={option.label.tree.length === 0 ? fields.choices.option(index + 1) : undefined}
      />
      {/* Firefox needs the element for the direction of its text. */}
      <AuthoredTree text={option.label} inline />
    </label>
  )
}

/** The id of the first choice, which error summaries link to; none for others. */
export function choiceId(inputId: string, index: number): string | undefined {
  return index === 0 ? inputId : undefined
}
