import { MessageSquare } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'

import styles from './marking.module.css'
import { useTextSaving } from './useTextSaving.ts'

type SaveComment = (text: string) => Promise<string | null>

/** The comment on one answer as text, with the button that opens its field; other buttons are beside it. */
export function AnswerComment({
  comment,
  onSave,
  children,
}: {
  comment: string
  onSave: SaveComment
  children?: ReactNode
}) {
  const written = useWrittenComment(comment)
  const part = useRef<HTMLDivElement>(null)
  // At once, so that the next key is text.
  const write = () => {
    flushSync(written.write)
    part.current?.querySelector('textarea')?.focus()
  }
  const label = written.text === '' ? 'Add a comment' : 'Edit the comment'
  return (
    <div ref={part} className={styles.comment} data-comment>
      {written.isOpen ? (
        <CommentField
          label="Comment"
          comment={written.text}
          onSave={onSave}
          onLeft={written.leave}
          hideLabel
        />
      ) : (
        <WrittenComment text={written.text} />
      )}
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          aria-label={label}
          aria-keyshortcuts="C"
          title={`${label} (C)`}
          onClick={write}
        >
          <MessageSquare size={16} aria-hidden="true" />
          <kbd aria-hidden="true">C</kbd>
        </button>
        {children}
      </div>
    </div>
  )
}

/** The reviewer's own comment, as it reads; nothing if there is none. */
export function WrittenComment({ text }: { text: string }) {
  if (text === '') return null
  return <p className={styles.written} dir="auto">{`Your comment: ${text}`}</p>
}

/** A comment that is text until its field is opened, and again once that has been left and saved. */
export function useWrittenComment(comment: string) {
  const [isOpen, setOpen] = useState(false)
  // As it was typed, until storage shows it.
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null)
  if (typed !== null && typed.over !== comment) setTyped(null)
  return {
    text: typed?.text ?? comment,
    isOpen,
    write: () => setOpen(true),
    leave: (text: string) => {
      setTyped(text === comment ? null : { text, over: comment })
      setOpen(false)
    },
  }
}

/** Saved as it is typed. */
export function CommentField({
  label,
  comment,
  onSave,
  onLeft,
  hideLabel = false,
}: {
  label: string
  comment: string
  onSave: SaveComment
  /** Its text is saved, and it has not the focus any more. */
  onLeft?: (text: string) => void
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
  const field = useRef<HTMLTextAreaElement>(null)
  const leave = async () => {
    const isSaved = await flush()
    if (isSaved && field.current !== null && field.current !== document.activeElement) {
      onLeft?.(field.current.value)
    }
  }
  return (
    <Field label={label} hideLabel={hideLabel} optional={!hideLabel} error={problem}>
      <TextArea
        ref={field}
        rows={2}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value)
          change(value)
        }}
        onBlur={() => void leave()}
      />
    </Field>
  )
}
