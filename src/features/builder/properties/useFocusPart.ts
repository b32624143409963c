import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Takes focus to the text of an option or row, also of one that is not drawn yet. */
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
