import { type RefObject, useCallback } from 'react'
import { useRestoreFocus } from '#src/ui/useRestoreFocus.ts'

/** Focuses the text of an option or row, also one that is not rendered yet. */
export function useFocusPart(list: RefObject<HTMLElement | null>): (partId: string) => void {
  const focusOnceRendered = useRestoreFocus((partId: string) => textOf(list.current, partId))
  return useCallback(
    (partId) => {
      const text = textOf(list.current, partId)
      if (text) text.focus()
      else focusOnceRendered(partId)
    },
    [list, focusOnceRendered],
  )
}

function textOf(list: HTMLElement | null, partId: string): HTMLElement | undefined {
  return list?.querySelector<HTMLElement>(`[data-part="${partId}"] textarea`) ?? undefined
}
