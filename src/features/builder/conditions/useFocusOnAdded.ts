import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What was added to a box of tests is written next: the focus goes to its question. */
export function useFocusOnAdded(): [
  box: RefObject<HTMLFieldSetElement | null>,
  focusOnAdded: () => void,
] {
  const box = useRef<HTMLFieldSetElement>(null)
  const isAdding = useRef(false)
  useLayoutEffect(() => {
    if (!isAdding.current) return
    isAdding.current = false
    const fields = box.current?.querySelectorAll<HTMLInputElement>('input[role=combobox]') ?? []
    const added = [...fields].at(-1)
    added?.focus()
    // Typing chooses another one at once.
    added?.select()
  })
  const focusOnAdded = () => {
    isAdding.current = true
  }
  return [box, focusOnAdded]
}
