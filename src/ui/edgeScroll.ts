import type { Point, PointerDrag } from './pointerDrag.ts'

const EDGE_PX = 40
/** After a longer pause, scrolling continues from the last visible position. */
const MAX_FRAME_MS = 250

/** A drag that also scrolls near the edges of `scroller`, independently of the frame rate. */
export function scrollingAtEdges(scroller: Element, drag: PointerDrag): PointerDrag {
  let pointer: Point = { x: 0, y: 0 }
  let frame = 0
  let scrolledAt = 0
  const scroll = (now: number) => {
    // A frame may have started before the drag.
    const elapsedMs = Math.min(MAX_FRAME_MS, Math.max(0, now - scrolledAt))
    if (scrollAtEdges(scroller, pointer, elapsedMs)) drag.onMove(pointer)
    scrolledAt = now
    frame = requestAnimationFrame(scroll)
  }
  return {
    ...drag,
    onStart() {
      drag.onStart()
      scrolledAt = performance.now()
      frame = requestAnimationFrame(scroll)
    },
    onMove(to) {
      pointer = to
      drag.onMove(to)
    },
    onEnd(isDropped) {
      cancelAnimationFrame(frame)
      drag.onEnd(isDropped)
    },
  }
}

/** The nearest element around this one that can be scrolled up or down, or the page. */
export function nearestScroller(element: HTMLElement): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const canScroll = around.scrollHeight > around.clientHeight
    if (canScroll && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  }
  return document.documentElement
}

/** False at the end of the content, or if the pointer is not at an edge. */
function scrollAtEdges(scroller: Element, { x, y }: Point, elapsedMs: number): boolean {
  const { top, bottom, left, right } = scroller.getBoundingClientRect()
  const { scrollTop, scrollLeft } = scroller
  const { innerHeight, innerWidth } = window
  scroller.scrollTop += distance(y, Math.max(0, top), Math.min(bottom, innerHeight), elapsedMs)
  scroller.scrollLeft += distance(x, Math.max(0, left), Math.min(right, innerWidth), elapsedMs)
  return scroller.scrollTop !== scrollTop || scroller.scrollLeft !== scrollLeft
}

/** Pixels to scroll: faster towards and beyond the edge. */
function distance(at: number, start: number, end: number, elapsedMs: number): number {
  const beyond = Math.min(0, at - start - EDGE_PX) + Math.max(0, at - end + EDGE_PX)
  if (beyond === 0) return 0
  const pxPerSecond = Math.min(1200, 240 + Math.abs(beyond) * 12)
  return (Math.sign(beyond) * pxPerSecond * elapsedMs) / 1000
}
