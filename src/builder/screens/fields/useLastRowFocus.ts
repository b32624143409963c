import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a list with an add button. After rendering, the focus goes to the first field of the last
 * row, with its text selected, or to the button if no row is left.
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
