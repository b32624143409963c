import { type RefCallback, useCallback, useState } from 'react'

// In root ems, as in the container queries of the stylesheets of lists.
const NARROW = 30.5

/** A ref for the frame of a list, and whether its text is so large that a row needs two lines there. */
export function useNarrowFrame(): [ref: RefCallback<HTMLElement>, isNarrow: boolean] {
  const [isNarrow, setNarrow] = useState(false)
  const ref = useCallback((frame: HTMLElement | null) => {
    if (frame === null || typeof ResizeObserver === 'undefined') return undefined
    const read = (width: number) => setNarrow(width > 0 && width < NARROW * rootTextSize())
    // Before the first paint, so that no row changes its height afterwards.
    read(frame.clientWidth)
    const observer = new ResizeObserver(([entry]) => read(entry?.contentRect.width ?? 0))
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return [ref, isNarrow]
}

function rootTextSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
