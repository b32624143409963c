import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

import { announce } from '#src/ui/announce.ts'
import { classes } from '#src/ui/classes.ts'
import { useRestoreFocus } from '#src/ui/useRestoreFocus.ts'

import styles from './SortableList.module.css'
import { SortableRow } from './SortableRow.tsx'
import { useFocusAfterRowRemoval } from './useFocusAfterRowRemoval.ts'
import { SORT_INSTRUCTIONS, useSortDrag } from './useSortDrag.ts'

export type SortableItem = { id: string; title: string }

type SortableListProps<T extends SortableItem> = {
  label: string
  items: readonly T[]
  /** The item should be at `index` of the list without it. */
  onMove: (id: string, index: number) => void
  /** Renders one item; place `handle` where it should be dragged. */
  children: (item: T, parts: { handle: ReactNode; index: number }) => ReactNode
  /**
   * False if each item has a text field from which Alt+arrows move it: then a focusable handle
   * would be an unnecessary tab stop.
   */
  reachesHandles?: boolean | undefined
  /** Nothing can be moved, and there are no handles. */
  disabled?: boolean | undefined
  className?: string | undefined
  rowClassName?: string | undefined
}

/**
 * A list that is reordered by dragging a handle, or with Alt+Up and Alt+Down anywhere in an item.
 * The focus stays with the item, and its new position is announced.
 */
export function SortableList<T extends SortableItem>({
  label,
  items: ordered,
  onMove,
  children,
  reachesHandles = true,
  disabled = false,
  className,
  rowClassName,
}: SortableListProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const { items, moveTo } = usePendingOrder(ordered, onMove)
  // An element loses the focus when it moves within the document.
  const restoreFocus = useRestoreFocus(
    (element: Element | null) => (isWithin(list.current, element) ? element : null),
    { focus: focusInView },
  )
  useFocusAfterRowRemoval(list, 'li')
  const instructionsId = useId()
  const ids = items.map((item) => item.id)
  const keepFocus = () => restoreFocus(document.activeElement)
  const drag = useSortDrag(list, items, (id, index) => {
    keepFocus()
    moveTo(id, index)
  })

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
    announce(`${title} moved to position ${index + 1} of ${ids.length}.`)
  }

  const rows = items.map((item, index) => (
    <SortableRow
      key={item.id}
      item={item}
      disabled={disabled}
      reachesHandle={reachesHandles}
      className={rowClassName}
      style={drag.styleOf(index)}
      instructionsId={instructionsId}
      drag={drag}
      onKeyDown={onKeyDown}
    >
      {(handle) => children(item, { handle, index })}
    </SortableRow>
  ))

  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        data-sorting={drag.isSorting || undefined}
        className={classes(styles.list, className)}
      >
        {rows}
      </ul>
      {disabled ? null : (
        <span id={instructionsId} hidden>
          {SORT_INSTRUCTIONS}
        </span>
      )}
    </>
  )
}

function isWithin(list: HTMLElement | null, element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && list !== null && list.contains(element)
}

function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'nearest' })
}

function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0
  if (event.key === 'ArrowUp') return -1
  return event.key === 'ArrowDown' ? 1 : 0
}

/**
 * The order as the user left it, until the owner provides a new one: nothing may jump back and
 * forth while a move is being saved.
 */
function usePendingOrder<T extends { id: string }>(
  ordered: readonly T[],
  onMove: (id: string, index: number) => void,
): { items: readonly T[]; moveTo: (id: string, index: number) => void } {
  const [pending, setPending] = useState<{ from: readonly T[]; ids: string[] } | null>(null)
  const holds = pending !== null && pending.from === ordered
  const items = holds ? inOrder(ordered, pending.ids) : ordered

  return {
    items,
    moveTo: (id, index) => {
      const others = items.filter((item) => item.id !== id).map((item) => item.id)
      setPending({ from: ordered, ids: others.toSpliced(index, 0, id) })
      onMove(id, index)
    },
  }
}

function inOrder<T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
