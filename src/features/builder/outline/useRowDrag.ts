import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Acts } from '#src/features/builder/draft/acts.ts'
import type { DraftStore } from '#src/features/builder/draft/draftStore.ts'
import { announce } from '#src/ui/announce.ts'
import { dropAt, type RowDrop } from './rowDrop.ts'

export interface RowDrag {
  tree: RefObject<HTMLElement | null>
  draft: DraftStore
  acts: Acts
}

const FAR_ENOUGH_PX = 4
const EDGE_PX = 40
/** After a pause that was longer, the list goes on from where it was seen last. */
const LONGEST_FRAME_MS = 250

/**
 * Dragging a row: anywhere on it with a mouse, by its grip with a finger, which scrolls elsewhere. The
 * rows keep still and a line shows where it will land: with rows across sections, and a hundred and
 * more of them, nothing else stays readable.
 */
export function useRowDrag({ tree, draft, acts }: RowDrag) {
  const [lineTop, setLineTop] = useState<number | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const onPointerDown = (event: PointerEvent) => {
    const row = draggedRow(event)
    const list = tree.current
    if (!row || !list) return
    const { pointerId, clientY: startY } = event
    const id = row.dataset['row'] ?? ''
    let y = startY
    let drop: RowDrop | null = null
    let frame = 0
    let scrolledAt = 0

    const look = () => {
      drop = dropAt(list, draft.definition(), id, y)
      setLineTop(drop && drop.lineTop)
    }
    const scroll = (now: number) => {
      // A frame may have begun a moment before the drag did.
      const elapsedMs = Math.min(LONGEST_FRAME_MS, Math.max(0, now - scrolledAt))
      if (scrollAtEdge(list, y, elapsedMs)) look()
      scrolledAt = now
      frame = requestAnimationFrame(scroll)
    }
    const begin = () => {
      row.dataset['dragged'] = 'true'
      list.dataset['dragging'] = 'true'
      // The click that ends a drag is the list's then, and selects no row.
      list.setPointerCapture(pointerId)
      scrolledAt = performance.now()
      frame = requestAnimationFrame(scroll)
    }
    const move = (to: globalThis.PointerEvent) => {
      y = to.clientY
      if (frame === 0 && Math.abs(y - startY) < FAR_ENOUGH_PX) return
      if (frame === 0) begin()
      look()
    }
    const end = (land: boolean) => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', escape, true)
      stop.current = null
      if (frame === 0) return
      cancelAnimationFrame(frame)
      delete row.dataset['dragged']
      delete list.dataset['dragging']
      setLineTop(null)
      if (!land || !drop) announce('Nothing was moved')
      else if (drop.kind === 'question') acts.moveQuestion(id, drop.to, 'outline')
      else acts.moveSection(id, drop.index, 'outline')
    }
    const up = () => end(true)
    const cancel = () => end(false)
    const escape = (key: globalThis.KeyboardEvent) => {
      if (key.key !== 'Escape' || frame === 0) return
      key.stopPropagation()
      end(false)
    }
    stop.current = cancel
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', escape, true)
  }

  return { onPointerDown, lineTop }
}

function draggedRow({ target, button, isPrimary, pointerType }: PointerEvent): HTMLElement | null {
  if (button !== 0 || !isPrimary || !(target instanceof Element)) return null
  const from = pointerType === 'mouse' ? target : target.closest('[data-grip]')
  return from?.closest<HTMLElement>('[data-row]:not([data-kind=start])') ?? null
}

/**
 * The further towards the edge and beyond it, the faster, on a slow device as on a quick one; false at
 * the end of the list.
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
