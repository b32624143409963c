import type { RefObject } from 'react'

import { useRestoreFocus } from '#src/ui/useRestoreFocus.ts'

/** Inserts a text at the caret, replacing the selection, and moves the caret behind it. */
export function useInsertion(
  input: RefObject<HTMLTextAreaElement | null>,
  value: string,
  onType: (value: string) => void,
): (text: string) => void {
  const putCaret = useRestoreFocus<number, HTMLTextAreaElement>(() => input.current, {
    focus(area, caret) {
      area.focus()
      area.setSelectionRange(caret, caret)
    },
  })
  return (text) => {
    const from = input.current?.selectionStart ?? value.length
    const to = input.current?.selectionEnd ?? from
    putCaret(from + text.length)
    onType(value.slice(0, from) + text + value.slice(to))
  }
}
