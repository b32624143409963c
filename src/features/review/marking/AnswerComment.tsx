import { useRef, useState } from 'react'

import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'

import styles from './marking.module.css'

/** A comment on one answer, folded until it is wanted. */
export function AnswerComment({
  comment,
  onSave,
}: {
  comment: string
  onSave: (text: string) => Promise<string | null>
}) {
  return (
    <details className={styles.more} open={comment !== '' || undefined} data-comment>
      <summary>{comment === '' ? 'Add a comment' : 'Comment'}</summary>
      <CommentField label="Comment" comment={comment} onSave={onSave} hideLabel />
    </details>
  )
}

/** Saved when it is left. */
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
  const [problem, setProblem] = useState<string | null>(null)
  const stored = useRef(comment)
  const save = async () => {
    if (text === stored.current) return
    const before = stored.current
    stored.current = text
    const failure = await onSave(text)
    // The next time the field is left, it is tried again.
    if (failure !== null) stored.current = before
    setProblem(failure)
  }
  return (
    <Field label={label} hideLabel={hideLabel} optional={!hideLabel} error={problem}>
      <TextArea
        rows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => void save()}
      />
    </Field>
  )
}
