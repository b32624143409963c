import { useState } from 'react'

import { useNamedAfterCard } from '#src/assessment/renderer/read/ReadCard.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'

import styles from './marking.module.css'
import { useTextSaving } from './useTextSaving.ts'

/** A comment on one answer, folded until it is wanted. */
export function AnswerComment({
  comment,
  onSave,
}: {
  comment: string
  onSave: (text: string) => Promise<string | null>
}) {
  // The field must not fold while its text is being cleared.
  const [isOpen] = useState(comment !== '')
  // A browser that fills in forms lays out each folded field, and a response has one for each question.
  const [hasField, setHasField] = useState(isOpen)
  return (
    <details
      className={styles.more}
      open={isOpen || undefined}
      onToggle={() => setHasField(true)}
      data-comment
    >
      {/* `toggle` comes a moment after the click, and the next key may be text. */}
      <summary {...useNamedAfterCard()} onClick={() => setHasField(true)}>
        {comment === '' ? 'Add a comment' : 'Comment'}
      </summary>
      {hasField ? (
        <CommentField label="Comment" comment={comment} onSave={onSave} hideLabel />
      ) : null}
    </details>
  )
}

/** Saved as it is typed. */
export function CommentField({
  label,
  comment,
  onSave,
  hideLabel = false,
}: {
  label: string
  comment: string
  onSave: (text: string) => Promise<string | null>
  hideLabel?: boolean
}) {
  const [text, setText] = useState(comment)
  // A comment saved in another tab appears here, unless something else is being typed.
  const [known, setKnown] = useState(comment)
  if (known !== comment) {
    setKnown(comment)
    if (text === known) setText(comment)
  }
  const { problem, change, flush } = useTextSaving(onSave)
  return (
    <Field label={label} hideLabel={hideLabel} optional={!hideLabel} error={problem}>
      <TextArea
        rows={2}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value)
          change(value)
        }}
        onBlur={flush}
      />
    </Field>
  )
}
