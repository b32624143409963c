import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Actions } from '#src/features/builder/state/actions.ts'
import type { DraftStore } from '#src/features/builder/state/draftStore.ts'
import { announce } from '#src/ui/announce.ts'
import { startPointerDrag } from '#src/ui/pointerDrag.ts'
import { endPress } from '#src/ui/press.ts'
import { dropAt, type RowDrop } from './rowDrop.ts'

export interface RowDrag {
  tree: RefObject<HTMLElement | null>
  draft: DraftStore
  actions: Actions
}

const EDGE_PX = 40
/** After a longer pause, scrolling continues from the last visible position. */
const MAX_FRAME_MS = 250

/**
 * Dragging a row: anywhere on it with a mouse, by its handle on touch screens, where other touches
 * scroll. Rows stay in place and a line shows the drop position: in a long list with rows across
 * sections, everything else is hard to follow.
 */
export function useRowDrag({ tree, draft, actions }: RowDrag) {
  const [lineTop, setLineTop] = useState<number | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const onPointerDown = (event: PointerEvent) => {
    const row = draggedRow(event)
    const list = tree.current
    if (!row || !list) return
    const { pointerId } = event
    const id = row.dataset['row'] ?? ''
    let y = event.clientY
    let drop: RowDrop | null = null
    let frame = 0
    let scrolledAt = 0

    const look = () => {
      drop = dropAt(list, draft.definition(), id, y)
      setLineTop(drop && drop.lineTop)
    }
    const scroll = (now: number) => {
      // A frame may have started before the drag.
      const elapsedMs = Math.min(MAX_FRAME_MS, Math.max(0, now - scrolledAt))
      if (scrollAtEdge(list, y, elapsedMs)) look()
      scrolledAt = now
      frame = requestAnimationFrame(scroll)
    }
    stop.current = startPointerDrag(event, {
      onStart() {
        endPress()
        row.dataset['dragged'] = 'true'
        list.dataset['dragging'] = 'true'
        // So that the click at the end of a drag goes to the list and selects no row.
        list.setPointerCapture(pointerId)
        scrolledAt = performance.now()
        frame = requestAnimationFrame(scroll)
      },
      onMove(to) {
        y = to
        look()
      },
      onEnd(isDropped) {
        cancelAnimationFrame(frame)
        delete row.dataset['dragged']
        delete list.dataset['dragging']
        setLineTop(null)
        if (!isDropped || !drop) announce('Nothing was moved')
        else if (drop.kind === 'question') actions.moveQuestion(id, drop.to, 'outline')
        else actions.moveSection(id, drop.index, 'outline')
      },
    })
  }

  return { onPointerDown, lineTop }
}

function draggedRow({ target, button, isPrimary, pointerType }: PointerEvent): HTMLElement | null {
  if (button !== 0 || !isPrimary || !(target instanceof Element)) return null
  const from = pointerType === 'mouse' ? target : target.closest('[data-grip]')
  return from?.closest<HTMLElement>('[data-row]:not([data-kind=start])') ?? null
}

/**
 * Scrolls faster towards and beyond the edge, independently of the frame rate; false at the end of
 * the list.
 */
function scrollAtEdge(list: HTMLElement, y: number, elapsedMs: number): boolean {
  const { top, bottom } = list.getBoundingClientRect()
  const beyond = Math.min(0, y - top - EDGE_PX) + Math.max(0, y - bottom + EDGE_PX)
  if (beyond === 0) return false
  const before = list.scrollTop
  const pxPerSecond = Math.min(1200, 240 + Math.abs(beyond) * 12)
  list.scrollTop += (Math.sign(beyond) * pxPerSecond * elapsedMs) / 1000
  return list.scrollTop !== before
}
