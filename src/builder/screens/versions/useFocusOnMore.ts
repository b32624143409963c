import { type RefObject, useEffect, useRef } from 'react'

/**
 * Once more of a list is shown, its first new item gets the focus: the button that asked for it may be
 * gone. `startsAt`: the place of that item, null before more was asked for.
 */
export function useFocusOnMore(list: RefObject<HTMLElement | null>, startsAt: number | null): void {
  const reached = useRef<number | null>(null)
  useEffect(() => {
    if (startsAt === null || reached.current === startsAt) return
    const item = list.current?.children[startsAt]
    if (!(item instanceof HTMLElement)) return
    reached.current = startsAt
    item.focus()
  })
}
