import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Actions } from '#src/builder/screens/state/actions.ts'
import type { DraftStore } from '#src/builder/screens/state/draftStore.ts'
import { announce } from '#src/ui/announce.ts'
import { scrollingAtEdges } from '#src/ui/edgeScroll.ts'
import { startPointerDrag } from '#src/ui/pointerDrag.ts'
import { endPress } from '#src/ui/press.ts'
import { dropAt, type RowDrop } from './rowDrop.ts'

export interface RowDrag {
  tree: RefObject<HTMLElement | null>
  draft: DraftStore
  actions: Actions
}

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
    let drop: RowDrop | null = null

    const drag = {
      onStart() {
        endPress()
        row.dataset['dragged'] = 'true'
        list.dataset['dragging'] = 'true'
        // So that the click at the end of a drag goes to the list and selects no row.
        list.setPointerCapture(pointerId)
      },
      onMove({ y }: { y: number }) {
        drop = dropAt(list, draft.definition(), id, y)
        setLineTop(drop && drop.lineTop)
      },
      onEnd(isDropped: boolean) {
        delete row.dataset['dragged']
        delete list.dataset['dragging']
        setLineTop(null)
        if (!isDropped || !drop) announce('Nothing was moved')
        else if (drop.kind === 'question') actions.moveQuestion(id, drop.to, 'outline')
        else actions.moveSection(id, drop.index, 'outline')
      },
    }
    stop.current = startPointerDrag(event, scrollingAtEdges(list, drag))
  }

  return { onPointerDown, lineTop }
}

function draggedRow({ target, button, isPrimary, pointerType }: PointerEvent): HTMLElement | null {
  if (button !== 0 || !isPrimary || !(target instanceof Element)) return null
  const from = pointerType === 'mouse' ? target : target.closest('[data-grip]')
  return from?.closest<HTMLElement>('[data-row]:not([data-kind=start])') ?? null
}
