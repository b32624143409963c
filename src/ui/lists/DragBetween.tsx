import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { announce } from '#src/ui/announce.ts'
import { scrollingAtEdges } from '#src/ui/edgeScroll.ts'
import { startPointerDrag } from '#src/ui/pointerDrag.ts'
import styles from './DragBetween.module.css'

type DragBetweenProps = {
  className?: string | undefined
  /** The label that follows the pointer. */
  titleOf: (id: string) => string
  zoneNameOf: (zone: string) => string
  onDrop: (id: string, zone: string) => void
  children: ReactNode
}

/**
 * Elements with `data-drag-item` can be dragged into those with `data-drop-zone`, which has
 * `data-over` meanwhile; the values are their ids. Keys and menus must offer the same: dragging is a
 * shortcut, never the only way. Scrolls at its edges.
 */
export function DragBetween(props: DragBetweenProps) {
  const { className, titleOf, zoneNameOf, onDrop, children } = props
  const [label, setLabel] = useState<{ text: string; style: object } | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: frame, target, button, isPrimary, pointerId, clientX, clientY } = event
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-drag-item]') : null
    const id = item?.dataset['dragItem']
    if (!item || id === undefined || button !== 0 || !isPrimary) return
    const text = titleOf(id)
    const { left, top, width } = item.getBoundingClientRect()
    let zone: HTMLElement | null | undefined
    const drag = {
      sideways: true,
      onStart() {
        item.dataset['lifted'] = ''
        // Capture the pointer, so that the click at the end of a drag goes to the item and opens no
        // link in it.
        item.setPointerCapture(pointerId)
      },
      onMove({ x, y }: { x: number; y: number }) {
        setLabel({ text, style: { left: left + x - clientX, top: top + y - clientY, width } })
        const next = zoneAt(x, y)
        if (next === zone) return
        delete zone?.dataset['over']
        zone = next
        if (zone) zone.dataset['over'] = ''
        announce(zone ? `Over ${zoneNameOf(idOf(zone))}.` : 'Not over a column.')
      },
      onEnd(isDropped: boolean) {
        setLabel(null)
        delete item.dataset['lifted']
        delete zone?.dataset['over']
        // Whoever handles the drop announces the result.
        if (isDropped && zone) onDrop(id, idOf(zone))
        else announce(`${text} was put back.`)
      },
    }
    stop.current = startPointerDrag(event, scrollingAtEdges(frame, drag))
  }

  return (
    <>
      <div className={className} onPointerDown={onPointerDown}>
        {children}
      </div>
      {label === null ? null : (
        <div className={styles.label} style={label.style}>
          {label.text}
        </div>
      )}
    </>
  )
}

function zoneAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-zone]') ?? null
}

function idOf(zone: HTMLElement): string {
  return zone.dataset['dropZone'] ?? ''
}
