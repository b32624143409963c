import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Focuses the text of an option or row, also one that is not rendered yet. */
export function useFocusPart(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null)
  const meet = useCallback(() => {
    const text = list.current?.querySelector(`[data-part="${wanted.current}"] textarea`)
    if (!wanted.current || !(text instanceof HTMLTextAreaElement)) return
    text.focus()
    wanted.current = null
  }, [list])
  useEffect(meet)
  return useCallback(
    (partId: string) => {
      wanted.current = partId
      meet()
    },
    [meet],
  )
}
