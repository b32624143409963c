import { type CSSProperties, type RefCallback, useCallback, useState } from 'react'

export interface Fit {
  /** The ref of the element whose width is to be filled. */
  frame: RefCallback<HTMLDivElement>
  style: CSSProperties
}

/** Scales down a page that is wider than the pane, without changing its layout. */
export function useFit(width: number | null): Fit {
  const [room, setRoom] = useState(0)
  const frame = useCallback((element: HTMLDivElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  if (width === null) return { frame, style: {} }
  return { frame, style: { width, zoom: room > 0 ? Math.min(1, room / width) : 1 } }
}
