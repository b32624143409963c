import { type RefObject, useEffect } from 'react'

/**
 * A dialog gives the focus to its first field in the next frame, and another one that closes meanwhile may
 * call that off, as on the way here from *New assessment*. Then the field takes it a frame later.
 */
export function useCertainFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const dialog = field.current?.closest('[role="dialog"]')
        if (dialog && !dialog.contains(document.activeElement)) field.current?.focus()
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [field])
}
