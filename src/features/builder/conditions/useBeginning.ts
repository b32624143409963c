import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { focusLastQuestion } from './useFocusOnAdded.ts'

/** A condition that was just begun is written next: it takes the focus, and hears of being left. */
export function useBeginning(isBegun: boolean, onLeave: () => void) {
  const editor = useRef<HTMLFieldSetElement>(null)
  const wantsFocus = useRef(isBegun)
  useLayoutEffect(() => {
    if (wantsFocus.current) focusLastQuestion(editor.current)
    wantsFocus.current = false
  })
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isOutside(editor.current, relatedTarget)) onLeave()
  }
  return { ref: editor, onBlur }
}

/** The list of a picker hangs elsewhere in the page, and a window that is left keeps its focus. */
function isOutside(editor: Element | null, next: EventTarget | null): boolean {
  if (!(next instanceof Element)) return !editor?.contains(document.activeElement)
  return !editor?.contains(next) && next.closest('[role=listbox]') === null
}
