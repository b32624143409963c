import { type RefObject, useEffect } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { keyOf } from '#src/features/builder/draft/places.ts'
import { useSelected } from '#src/features/builder/draft/useDraft.ts'
import { fieldControl } from './fieldControl.ts'

/** Takes focus to the field that was asked for, once its editor is drawn. */
export function useFieldFocus(pane: RefObject<HTMLElement | null>) {
  const { selection } = useBuilder()
  const { turn } = useSelected((state) => state)
  useEffect(() => {
    const { focus, selection: selected } = selection.getState()
    if (!focus || turn < 0) return
    const card = pane.current?.querySelector(`[data-card="${keyOf(selected)}"]`)
    const control = pane.current && card ? fieldControl(card, focus, pane.current) : null
    if (!control) return
    openFolded(control)
    control.focus()
    selection.focusTaken()
  }, [turn, pane, selection])
}

/** A field may be folded away under "More". */
function openFolded(control: HTMLElement) {
  const details = control.closest('details')
  if (details) details.open = true
}
