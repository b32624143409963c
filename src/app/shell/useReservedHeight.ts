import { type RefObject, useLayoutEffect } from 'react'

/** Reduces the height of full-height screens by that of a notice above them. */
export function useReservedHeight(notice: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--notice-height', `${notice.current?.offsetHeight ?? 0}px`)
    })
    if (notice.current) observer.observe(notice.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--notice-height')
    }
  }, [notice])
}
