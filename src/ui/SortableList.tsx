import { closestCenter, DndContext, type DragEndEvent, type UniqueIdentifier } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'

import { announce } from './announce.ts'
import { classes } from './classes.ts'
import { dragInstructions, dragWords } from './dragWords.ts'
import styles from './SortableList.module.css'
import { SortableRow } from './SortableRow.tsx'
import { useFocusWhenGone } from './useFocusWhenGone.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { usePendingOrder } from './usePendingOrder.ts'
import { useSensorsForDragging } from './useSensorsForDragging.ts'

export type SortableItem = { id: string; title: string }

type SortableListProps<T extends SortableItem> = {
  label: string
  items: readonly T[]
  /** The item is to stand at `index` of the list without it. */
  onMove: (id: string, index: number) => void
  /** Draws one item; put `handle` where the item is to be taken hold of. */
  children: (item: T, parts: { handle: ReactNode; index: number }) => ReactNode
  /**
   * False where each item has a text of its own, from which Alt and arrows move it: then a handle in
   * front of every text would be one more stop of Tab.
   */
  reachesHandles?: boolean | undefined
  /** Nothing moves, and there are no handles. */
  disabled?: boolean | undefined
  className?: string | undefined
  rowClassName?: string | undefined
}

/**
 * A list whose order is changed by dragging a handle or by Alt+Up and Alt+Down anywhere in an item;
 * the focus stays with it, and its new place is spoken with its title.
 */
export function SortableList<T extends SortableItem>({
  label,
  items: given,
  onMove,
  children,
  reachesHandles = true,
  disabled = false,
  className,
  rowClassName,
}: SortableListProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const { items, moveTo } = usePendingOrder(given, onMove)
  const keepFocus = useKeptFocus(list)
  useFocusWhenGone(list, 'li')
  const sensors = useSensorsForDragging()
  const ids = items.map((item) => item.id)

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const index = over === null ? -1 : ids.indexOf(String(over.id))
    if (index >= 0 && active.id !== over?.id) moveTo(String(active.id), index)
  }

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const by = stepOf(event)
    if (by === 0 || disabled) return
    event.preventDefault()
    const index = ids.indexOf(id) + by
    const title = items.find((item) => item.id === id)?.title ?? ''
    if (index < 0 || index >= ids.length) {
      announce(`${title} is already ${by < 0 ? 'first' : 'last'}.`)
      return
    }
    keepFocus()
    moveTo(id, index)
    announce(`${title} moved to place ${index + 1} of ${ids.length}.`)
  }

  const rows = items.map((item, index) => (
    <SortableRow
      key={item.id}
      item={item}
      disabled={disabled}
      reachesHandle={reachesHandles}
      className={rowClassName}
      onKeyDown={onKeyDown}
    >
      {(handle) => children(item, { handle, index })}
    </SortableRow>
  ))

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: dragWords(
          (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? 'The item',
          (id: UniqueIdentifier) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`,
        ),
        screenReaderInstructions: dragInstructions,
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ul ref={list} aria-label={label} className={classes(styles.list, className)}>
          {rows}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0
  if (event.key === 'ArrowUp') return -1
  return event.key === 'ArrowDown' ? 1 : 0
}
