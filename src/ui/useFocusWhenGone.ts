import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Where the focus last was: the row by its place in the list, the control by its place in the row. */
type Place = { element: Element; row: number; control: number }

const CONTROLS = 'a[href], button, input, select'

/**
 * A row that is acted upon may leave the list, and the focus with it. Then what took its place gets
 * the focus, or the heading of the page where no row is left.
 */
export function useFocusWhenGone(list: RefObject<HTMLElement | null>, row: string): void {
  const last = useRef<Place | null>(null)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      if (list.current?.contains(target)) last.current = placeOf(target, list.current, row)
      // The menu of a row stands elsewhere in the page, and gives the focus back.
      else if (target.closest('[role="menu"]') === null) last.current = null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [list, row])

  useLayoutEffect(() => {
    const place = last.current
    if (place === null || place.element.isConnected || list.current === null) return
    last.current = null
    const rows = list.current.querySelectorAll(row)
    const next = rows[Math.min(place.row, rows.length - 1)]
    const controls = next?.querySelectorAll<HTMLElement>(CONTROLS)
    const control = controls?.[Math.min(place.control, controls.length - 1)]
    control?.focus({ preventScroll: true })
  })

  useLayoutEffect(
    () => () => {
      if (last.current) document.querySelector<HTMLElement>('main h1')?.focus()
    },
    [],
  )
}

function placeOf(element: Element, list: Element, row: string): Place | null {
  const own = element.closest(row)
  if (own === null) return null
  return {
    element,
    row: [...list.querySelectorAll(row)].indexOf(own),
    control: [...own.querySelectorAll(CONTROLS)].indexOf(element),
  }
}
