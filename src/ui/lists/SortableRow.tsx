import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'

import { classes } from '#src/ui/classes.ts'
import styles from './SortableList.module.css'

type SortableRowProps = {
  item: { id: string; title: string }
  disabled: boolean
  /** Whether the handle is a tab stop. */
  reachesHandle: boolean
  className: string | undefined
  onKeyDown: (event: KeyboardEvent, id: string) => void
  children: (handle: ReactNode) => ReactNode
}

export function SortableRow(props: SortableRowProps) {
  const { item, disabled, reachesHandle, className, onKeyDown, children } = props
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    isDragging,
    transform,
    transition,
  } = useSortable({ id: item.id, disabled })
  const handle = disabled ? null : (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      {...attributes}
      {...listeners}
      tabIndex={reachesHandle ? 0 : -1}
      onKeyDown={(event) => {
        listeners?.['onKeyDown']?.(event)
        if (!event.defaultPrevented) typeIntoText(event)
      }}
      aria-label={`Move ${item.title}`}
    >
      <GripVertical size={16} aria-hidden="true" />
    </button>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are for whatever has the focus inside
    <li
      ref={setNodeRef}
      data-sortable-id={item.id}
      data-dragging={isDragging ? '' : undefined}
      className={classes(styles.row, className)}
      style={{
        transform: CSS.Translate.toString(transform),
        transition: transition,
      }}
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
