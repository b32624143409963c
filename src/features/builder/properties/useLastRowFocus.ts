import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a list with a button that adds to it. Once the list is drawn anew, the focus goes to what is
 * written first in its last row, ready to be typed over, or to the button where no row is left.
 */
export function useLastRowFocus(
  field: string,
): [box: RefObject<HTMLFieldSetElement | null>, focusLastRow: () => void] {
  const box = useRef<HTMLFieldSetElement>(null)
  const isWanted = useRef(false)
  useLayoutEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    const written = [...(box.current?.querySelectorAll(field) ?? [])].at(-1)
    if (written instanceof HTMLInputElement || written instanceof HTMLTextAreaElement) {
      written.focus()
      written.select()
    } else box.current?.querySelector('button')?.focus()
  })
  const focusLastRow = () => {
    isWanted.current = true
  }
  return [box, focusLastRow]
}
