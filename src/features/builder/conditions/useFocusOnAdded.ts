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
    focusLastQuestion(box.current)
  })
  const focusOnAdded = () => {
    isAdding.current = true
  }
  return [box, focusOnAdded]
}

/** Onto the question of the last test in a box. */
export function focusLastQuestion(box: HTMLElement | null): void {
  const fields = box?.querySelectorAll<HTMLInputElement>('input[role=combobox]') ?? []
  const last = [...fields].at(-1)
  last?.focus()
  // Typing chooses another one at once.
  last?.select()
}
