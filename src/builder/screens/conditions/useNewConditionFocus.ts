import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { focusLastQuestion } from './useFocusOnAdded.ts'

/** A new condition takes the focus, and reports when it loses it. */
export function useNewConditionFocus(isNew: boolean, onLeave: () => void) {
  const editor = useRef<HTMLFieldSetElement>(null)
  const wantsFocus = useRef(isNew)
  useLayoutEffect(() => {
    if (wantsFocus.current) focusLastQuestion(editor.current)
    wantsFocus.current = false
  })
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isOutside(editor.current, relatedTarget)) onLeave()
  }
  return { ref: editor, onBlur }
}

/**
 * A picker's list is rendered elsewhere in the page, and a window keeps its focus while another one
 * is active.
 */
function isOutside(editor: Element | null, next: EventTarget | null): boolean {
  if (!(next instanceof Element)) return !editor?.contains(document.activeElement)
  return !editor?.contains(next) && next.closest('[role=listbox]') === null
}
