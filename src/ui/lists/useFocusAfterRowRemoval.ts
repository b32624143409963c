import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The last focused control: the index of its row, and its index in the row. */
type Place = { element: Element; row: number; control: number }

const CONTROLS = 'a[href], button, input, select'

/**
 * An action may remove a row along with the focus. Then the row now in its place gets the focus, or
 * the page heading if no row is left.
 */
export function useFocusAfterRowRemoval(list: RefObject<HTMLElement | null>, row: string): void {
  const last = useRef<Place | null>(null)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      if (list.current?.contains(target)) last.current = placeOf(target, list.current, row)
      // A row's menu is rendered elsewhere, and returns the focus.
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
