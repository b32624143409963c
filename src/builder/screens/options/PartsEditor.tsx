import { ClipboardPaste, Plus } from 'lucide-react'
import { type ReactNode, type RefObject, useCallback, useRef } from 'react'

import type { QuestionWithOptions } from '#schemas/question.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { SortableList } from '#src/ui/lists/SortableList.tsx'
import styles from '#src/builder/screens/fields/PartsEditor.module.css'
import {
  partEdits,
  type PartKind,
  partNames,
  partTitles,
} from '#src/builder/screens/state/optionsAndRows.ts'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import shared from '#src/ui/shared.module.css'
import { useRestoreFocus } from '#src/ui/useRestoreFocus.ts'

import { OptionMarkHead } from './OptionMark.tsx'
import { PartRow } from './PartRow.tsx'

export interface PartsEditorProps {
  question: QuestionWithOptions
  part?: PartKind
  /** The heading of the list: "Options", "Columns", "Rows". */
  legend?: string
  help?: ReactNode
  /** A special row at the end of the list. */
  renderLast?: (focusPart: FocusPart) => ReactNode
  /** More ways to add to the list. */
  children?: (focusPart: FocusPart) => ReactNode
}

/** Focuses the text of a row. */
export type FocusPart = (partId: string) => void

/** The options of a question, or the rows of a matrix. Enter moves to the next one. */
export function PartsEditor(props: PartsEditorProps) {
  const { question, part = 'option', legend = 'Options', help, renderLast, children } = props
  const { dialogs } = useBuilder()
  const edit = useQuestionEdit(question.id)
  const list = useRef<HTMLFieldSetElement>(null)
  const focusPart = useFocusPart(list)
  const edits = partEdits[part]
  const parts = edits.of(question)

  const addAt = (index: number) => {
    const added = edits.create()
    edit.apply({ key: 'addPart', of: part }, (d) => edits.add(d, question.id, index, added))
    focusPart(added.id)
  }
  // An empty row that follows is used instead of a new one.
  const goOnFrom = (index: number) => {
    const next = parts[index + 1]
    if (next?.label.source.trim() === '') focusPart(next.id)
    else addAt(index + 1)
  }
  const titles = partTitles(parts, part)
  const names = partNames(parts, part)
  const items = parts.map((each, at) => ({
    id: each.id,
    title: titles[at] ?? '',
    name: names[at] ?? '',
    part: each,
  }))

  return (
    <fieldset ref={list} className={styles.options} data-field={`${part}s`}>
      <legend className={styles.legend}>{legend}</legend>
      {part === 'option' ? <OptionMarkHead question={question} /> : null}
      <div data-field={isChoice(question) ? 'key' : undefined}>
        <SortableList
          label={legend}
          items={items}
          rowClassName={styles.option}
          reachesHandles={false}
          onMove={(id, index) =>
            edit.apply({ key: 'movePart', of: part }, (d) => edits.move(d, question.id, id, index))
          }
        >
          {(item, { handle, index }) => (
            <PartRow
              question={question}
              kind={part}
              part={item.part}
              name={item.name}
              index={index}
              handle={handle}
              onGoOn={() => goOnFrom(index)}
              onFocusOther={focusPart}
            />
          )}
        </SortableList>
        {renderLast?.(focusPart)}
      </div>
      <div className={styles.actions}>
        <Button size="small" icon={<Plus />} onClick={() => addAt(parts.length)}>
          {`Add ${part}`}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<ClipboardPaste />}
          onClick={() => dialogs.open({ kind: 'pasteParts', questionId: question.id, part })}
        >
          Paste a list
        </Button>
        {children?.(focusPart)}
      </div>
      {help ? <div className={shared.quiet}>{help}</div> : null}
    </fieldset>
  )
}

function isChoice(question: QuestionWithOptions): boolean {
  return question.kind === 'singleChoice' || question.kind === 'multipleChoice'
}

/** Focuses the text of an option or row, also one that is not rendered yet. */
function useFocusPart(list: RefObject<HTMLElement | null>): (partId: string) => void {
  const focusOnceRendered = useRestoreFocus((partId: string) => textOf(list.current, partId))
  return useCallback(
    (partId) => {
      const text = textOf(list.current, partId)
      if (text) text.focus()
      else focusOnceRendered(partId)
    },
    [list, focusOnceRendered],
  )
}

function textOf(list: HTMLElement | null, partId: string): HTMLElement | undefined {
  return list?.querySelector<HTMLElement>(`[data-part="${partId}"] textarea`) ?? undefined
}
