import { type RefObject, useEffect } from 'react'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { keyOf } from '#src/builder/screens/state/draftPlaces.ts'
import { useSelected } from '#src/builder/screens/state/useDraft.ts'
import { fieldControl } from './fieldControl.ts'

/** Focuses the requested field once its editor is rendered. */
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

/** The field may be collapsed under "More". */
function openFolded(control: HTMLElement) {
  const details = control.closest('details')
  if (details) details.open = true
}
