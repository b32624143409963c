import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { announce } from '#src/ui/announce.ts'
import { nearestScroller, scrollingAtEdges } from '#src/ui/edgeScroll.ts'
import { startPointerDrag } from '#src/ui/pointerDrag.ts'

/** A picked up row. All pixels are those within the list. */
interface Lift {
  id: string
  from: number
  /** Its index if it is dropped now. */
  to: number
  /** How far it was dragged from its own position; null if it is moved by keys. */
  dragged: number | null
  /** The positions of all rows without it being lifted. */
  rows: readonly { top: number; bottom: number }[]
}

export type SortDrag = ReturnType<typeof useSortDrag>

export const SORT_INSTRUCTIONS =
  'Press Alt with Up or Down to move. Or press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.'

/** Reorders the rows of a list by dragging a handle, or by keys on it after Space. */
export function useSortDrag(
  list: RefObject<HTMLElement | null>,
  items: readonly { id: string; title: string }[],
  onDrop: (id: string, index: number) => void,
) {
  const [lift, setLift] = useState<Lift | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  useLayoutEffect(() => {
    if (lift?.dragged !== null) return
    list.current?.children[lift.from]?.scrollIntoView({ block: 'nearest' })
  }, [list, lift])

  const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? 'The item'
  const placeOf = (index: number) => `position ${index + 1} of ${items.length}`
  const pickUp = (id: string, isByKeys: boolean): Lift => {
    const from = items.findIndex((item) => item.id === id)
    announce(`${isByKeys ? `Picked up ${titleOf(id)}. ` : ''}At ${placeOf(from)}.`)
    return { id, from, to: from, dragged: isByKeys ? null : 0, rows: positions(list.current) }
  }
  const move = (before: Lift, after: Lift) => {
    setLift(after)
    if (before.to !== after.to) announce(`At ${placeOf(after.to)}.`)
  }
  const end = ({ id, from, to }: Lift, isDropped: boolean) => {
    setLift(null)
    if (!isDropped) {
      announce(`Moving ${titleOf(id)} was cancelled.`)
      return
    }
    announce(`${titleOf(id)} was dropped at ${placeOf(to)}.`)
    if (from !== to) onDrop(id, to)
  }

  const cancelKeys = () => {
    if (lift?.dragged === null) end(lift, false)
  }

  const onPointerDown = (event: PointerEvent, id: string) => {
    const rows = list.current
    if (event.button !== 0 || !event.isPrimary || rows === null) return
    cancelKeys()
    const pressedAt = event.clientY - rows.getBoundingClientRect().top
    let held: Lift | null = null
    const drag = {
      onStart() {
        held = pickUp(id, false)
      },
      onMove({ y }: { y: number }) {
        if (held === null) return
        const before = held
        const dragged = y - rows.getBoundingClientRect().top - pressedAt
        held = { ...held, dragged, to: indexAt(held, dragged) }
        move(before, held)
      },
      onEnd(isDropped: boolean) {
        if (held !== null) end(held, isDropped)
      },
    }
    stop.current = startPointerDrag(event, scrollingAtEdges(nearestScroller(rows), drag))
  }

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const isPick = event.key === ' ' || event.key === 'Enter'
    if (lift === null) {
      if (!isPick) return
      setLift(pickUp(id, true))
    } else {
      // The pointer has it.
      if (lift.dragged !== null) return
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (by !== undefined) {
        move(lift, { ...lift, to: Math.min(Math.max(lift.to + by, 0), items.length - 1) })
      } else if (isPick || event.key === 'Tab') end(lift, true)
      else if (event.key === 'Escape') end(lift, false)
      else return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    isSorting: lift !== null,
    isLifted: (id: string) => id === lift?.id,
    /** Shows the order in which the rows would be after dropping. */
    styleOf: (index: number) =>
      lift === null ? undefined : { transform: `translateY(${shiftOf(lift, index)}px)` },
    onPointerDown,
    onKeyDown,
    onBlur: cancelKeys,
  }
}

function positions(list: HTMLElement | null): Lift['rows'] {
  const origin = list?.getBoundingClientRect().top ?? 0
  return [...(list?.children ?? [])].map((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return { top: top - origin, bottom: bottom - origin }
  })
}

/** The index of the dragged row once its edge has passed the middle of other rows. */
function indexAt({ from, rows }: Lift, dragged: number): number {
  const own = rows[from]
  if (own === undefined) return from
  return rows.filter(({ top, bottom }, at) => {
    const edge = at < from ? own.top : own.bottom
    return at !== from && (top + bottom) / 2 < edge + dragged
  }).length
}

/** How far a row is drawn from its own position. */
function shiftOf({ from, to, dragged, rows }: Lift, index: number): number {
  const [own, target, first, second] = [rows[from], rows[to], rows[0], rows[1]]
  if (!own || !target) return 0
  if (index === from) {
    return dragged ?? (to < from ? target.top - own.top : target.bottom - own.bottom)
  }
  const gap = first && second ? second.top - first.bottom : 0
  const height = own.bottom - own.top + gap
  if (index > from && index <= to) return -height
  return index < from && index >= to ? height : 0
}
