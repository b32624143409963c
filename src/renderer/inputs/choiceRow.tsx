import type { ReactNode } from 'react'

import type { Option } from '#schemas/question.ts'
import { inlineText } from '#src/renderer/text/AuthoredTree.tsx'
import type { FieldIds } from '#src/renderer/session/field.ts'
import { partOf } from '#src/renderer/session/FillContext.ts'
import type { CandidateWords } from '#src/wording/candidate/candidateWords.ts'

import styles from './fields.module.css'

type Choice = {
  type: 'radio' | 'checkbox'
  ids: FieldIds
  option: Pick<Option, 'id' | 'label'>
  /** Among the choices. */
  index: number
  checked: boolean
}

/**
 * A full-width row that can be pressed anywhere; its label may contain code blocks. Not a
 * component, because a page has thousands. The style sheet adds the key that chooses it.
 */
export function choiceRow(
  { type, ids, option, index, checked }: Choice,
  { fields }: CandidateWords,
): ReactNode {
  const id = choiceId(ids.input, index)
  return (
    <label key={option.id} className={styles.row} htmlFor={id}>
      <input
        className={styles.tick}
        type={type}
        name={ids.name}
        id={id}
        value={option.id}
        defaultChecked={checked}
        autoComplete="off"
        // Only in a draft: an option without text still needs a name.
        aria-label={option.label.tree.length === 0 ? fields.choices.option(index + 1) : undefined}
      />
      <span className={styles.rowLabel} dir="auto">
        {inlineText(option.label)}
      </span>
    </label>
  )
}

/** The first choice has the id that error summaries link to. */
export function choiceId(inputId: string, index: number): string {
  return index === 0 ? inputId : partOf(inputId, `${index + 1}`)
}
