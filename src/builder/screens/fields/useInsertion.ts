import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Inserts a text at the caret, replacing the selection, and moves the caret behind it. */
export function useInsertion(
  input: RefObject<HTMLTextAreaElement | null>,
  value: string,
  onType: (value: string) => void,
): (text: string) => void {
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.focus()
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  return (text) => {
    const from = input.current?.selectionStart ?? value.length
    const to = input.current?.selectionEnd ?? from
    caret.current = from + text.length
    onType(value.slice(0, from) + text + value.slice(to))
  }
}
