import { X } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import type { QuestionWithOptions } from '#schemas/question.ts'
import { isComposing } from '#src/base/composing.ts'
import { authoredLabel } from '#src/builder/files/markdown.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { requestPartRemoval } from '#src/builder/screens/removing/requestPartRemoval.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { OptionMark } from './OptionMark.tsx'
import styles from '#src/builder/screens/fields/PartsEditor.module.css'
import { type Part, type PartKind, partEdits } from '#src/builder/screens/state/optionsAndRows.ts'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

export interface PartRowProps {
  question: QuestionWithOptions
  kind: PartKind
  part: Part
  /** In a sentence, different from the others. */
  name: string
  index: number
  /** The drag handle of the row. */
  handle: ReactNode
  /** Moves to the next row, which is added if necessary. */
  onGoOn: () => void
  onFocusOther: (partId: string) => void
}

/** One option or row: its text, and for an option of a choice its points. */
export function PartRow(props: PartRowProps) {
  const { question, kind, part, name, index, handle, onGoOn, onFocusOther } = props
  const builder = useBuilder()
  const edit = useQuestionEdit(question.id)
  const parts = partEdits[kind].of(question)
  const neighbour = parts[index - 1] ?? parts[index + 1]

  const remove = () => {
    const what = { kind, questionId: question.id, partId: part.id }
    if (requestPartRemoval(builder, what) && neighbour) onFocusOther(neighbour.id)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent)) {
      onGoOn()
    } else if (event.key === 'Backspace' && part.label.source === '' && neighbour) {
      remove()
    } else return
    event.preventDefault()
  }

  // Several pasted lines are a list of options, not one long option.
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!text.trim().includes('\n')) return
    event.preventDefault()
    builder.dialogs.open({ kind: 'pasteParts', questionId: question.id, part: kind, text })
  }

  return (
    <div className={styles.line} data-part={part.id}>
      {handle}
      <TextArea
        rows={1}
        dir="auto"
        aria-label={`${kind === 'row' ? 'Row' : 'Option'} ${index + 1}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        className={styles.text}
        value={part.label.source}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onChange={(event) => {
          const label = authoredLabel(event.target.value)
          edit.apply(
            { key: 'editPart', of: kind },
            (d) => partEdits[kind].update(d, question.id, part.id, { label }),
            `${kind}.${part.id}`,
          )
        }}
      />
      <OptionMark question={question} option={part} name={name} />
      <IconButton label={`Delete ${name}`} icon={<X size={16} />} onClick={remove} />
    </div>
  )
}
