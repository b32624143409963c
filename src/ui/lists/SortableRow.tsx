import { GripVertical } from 'lucide-react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'

import { classes } from '#src/ui/classes.ts'
import styles from './SortableList.module.css'
import type { SortDrag } from './useSortDrag.ts'

type SortableRowProps = {
  item: { id: string; title: string }
  disabled: boolean
  /** Whether the handle is a tab stop. */
  reachesHandle: boolean
  className: string | undefined
  style: CSSProperties | undefined
  /** The id of the text that explains how to move a row by keys. */
  instructionsId: string
  drag: SortDrag
  onKeyDown: (event: KeyboardEvent, id: string) => void
  children: (handle: ReactNode) => ReactNode
}

export function SortableRow(props: SortableRowProps) {
  const { item, disabled, reachesHandle, className, style, drag, onKeyDown, children } = props
  const isLifted = drag.isLifted(item.id)
  const handle = disabled ? null : (
    <button
      type="button"
      className={styles.handle}
      aria-label={`Move ${item.title}`}
      aria-describedby={props.instructionsId}
      aria-roledescription="sortable"
      aria-pressed={isLifted || undefined}
      tabIndex={reachesHandle ? 0 : -1}
      onPointerDown={(event) => drag.onPointerDown(event, item.id)}
      onBlur={drag.onBlur}
      onKeyDown={(event) => {
        drag.onKeyDown(event, item.id)
        if (!event.defaultPrevented) typeIntoText(event)
      }}
    >
      <GripVertical size={16} aria-hidden="true" />
    </button>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are for whatever has the focus inside
    <li
      data-dragging={isLifted ? '' : undefined}
      className={classes(styles.row, className)}
      style={style}
      onKeyDown={(event) => onKeyDown(event, item.id)}
    >
      {children(handle)}
    </li>
  )
}

/** Characters typed on the handle go into the text field beside it. */
function typeIntoText({ key, ctrlKey, metaKey, altKey, currentTarget }: KeyboardEvent): void {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
  const row = currentTarget.closest('li')
  const text = row?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [inputmode])',
  )
  text?.focus()
  text?.setSelectionRange(text.value.length, text.value.length)
}
