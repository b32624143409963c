import { type RefObject, useEffect } from 'react'

/**
 * A dialog focuses its first field in the next frame, but another dialog that is closing, such as
 * *Create assessment*, may cancel that. Then the field is focused a frame later.
 */
export function useInitialFocus(field: RefObject<HTMLElement | null>): void {
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
