import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Focuses the question of a comparison that was just added. */
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

/** Focuses the question of the last comparison in a group. */
export function focusLastQuestion(box: HTMLElement | null): void {
  const fields = box?.querySelectorAll<HTMLInputElement>('input[role=combobox]') ?? []
  const last = [...fields].at(-1)
  last?.focus()
  // So that typing replaces it.
  last?.select()
}
