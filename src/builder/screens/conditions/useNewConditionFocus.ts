import { type FocusEvent, useRef } from 'react'
import { focusText, useRestoreFocus } from '#src/ui/useRestoreFocus.ts'

/** A new condition takes the focus, and reports when it loses it. */
export function useNewConditionFocus(isNew: boolean, onLeave: () => void) {
  const editor = useRef<HTMLFieldSetElement>(null)
  useRestoreFocus(() => lastQuestionIn(editor.current), {
    focus: focusText,
    initially: isNew ? 'the last question' : undefined,
  })
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isOutside(editor.current, relatedTarget)) onLeave()
  }
  return { ref: editor, onBlur }
}

/** The question of the last comparison in a group. */
export function lastQuestionIn(box: HTMLElement | null): HTMLElement | null {
  const fields = box?.querySelectorAll<HTMLElement>('input[role=combobox]') ?? []
  return [...fields].at(-1) ?? null
}

/**
 * A picker's list is rendered elsewhere in the page, and a window keeps its focus while another one
 * is active.
 */
function isOutside(editor: Element | null, next: EventTarget | null): boolean {
  if (!(next instanceof Element)) return !editor?.contains(document.activeElement)
  return !editor?.contains(next) && next.closest('[role=listbox]') === null
}
