import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import type { QuestionKind } from '#schemas/question.ts'
import { kindHint, KindIcon, kindName, questionKinds } from '#src/builder/screens/kinds/kinds.tsx'
import { afterPress } from '#src/ui/press.ts'
import { columnsOf, leadsTo } from './gridKeys.ts'

import styles from './KindPicker.module.css'

export interface KindPickerProps {
  label: string
  /** The kind with the initial focus. */
  first?: QuestionKind
  onPick: (kind: QuestionKind) => void
  /** Present if the picker can be closed again. */
  onCancel?: (byKey: boolean) => void
}

/** Chooses a kind of question. One tab stop, with arrow keys following the rows as laid out. */
export function KindPicker({ label, first, onPick, onCancel }: KindPickerProps) {
  const toolbar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(() =>
    Math.max(
      0,
      questionKinds.findIndex((kind) => kind === first),
    ),
  )
  const [begin] = useState(stop)
  const opened = onCancel !== undefined
  useEffect(() => {
    if (!opened) return
    focusButton(toolbar.current, begin)
    // Shows all kinds, not only the focused one.
    toolbar.current?.scrollIntoView({ block: 'nearest' })
  }, [opened, begin])

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(toolbar.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === event.target)
    const to = leadsTo(event.key, at, buttons.length, columnsOf(buttons))
    if (to !== null) focusButton(toolbar.current, to)
    else if (event.key === 'Escape' && onCancel) onCancel(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className={styles.picker}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        // Closing moves what is being pressed below.
        afterPress(() => onCancel?.(false))
      }}
    >
      {questionKinds.map((kind, at) => (
        <button
          key={kind}
          type="button"
          className={styles.kind}
          tabIndex={at === stop ? 0 : -1}
          title={kindHint(kind)}
          onFocus={() => setStop(at)}
          onClick={() => onPick(kind)}
        >
          <KindIcon kind={kind} />
          <span>{kindName(kind)}</span>
        </button>
      ))}
    </div>
  )
}

function focusButton(toolbar: HTMLElement | null, at: number) {
  toolbar?.querySelectorAll('button')[at]?.focus()
}
