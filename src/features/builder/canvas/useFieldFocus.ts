import { type RefObject, useEffect } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { addressOf } from '#src/features/builder/draft/places.ts'
import { useSelected } from '#src/features/builder/draft/useDraft.ts'

/** Takes focus to the field that was asked for, once its editor is drawn. */
export function useFieldFocus(pane: RefObject<HTMLElement | null>) {
  const { selection } = useBuilder()
  const { turn } = useSelected((state) => state)
  useEffect(() => {
    const { focus, selection: selected } = selection.getState()
    if (!focus || turn < 0) return
    const card = pane.current?.querySelector(`[data-card="${addressOf(selected) ?? 'start'}"]`)
    const field = card?.querySelector(`[data-field="${focus}"]`)
    const control = controlIn(field ?? null) ?? controlIn(card ?? null)
    if (!control) return
    openFolded(control)
    control.focus()
    selection.focusTaken()
  }, [turn, pane, selection])
}

const CONTROLS = 'input:not([type=hidden]), textarea, select, button'

function controlIn(field: Element | null): HTMLElement | null {
  if (!field) return null
  const control = field.matches(CONTROLS) ? field : field.querySelector(CONTROLS)
  return control instanceof HTMLElement ? control : null
}

/** A field may be folded away under "More". */
function openFolded(control: HTMLElement) {
  const details = control.closest('details')
  if (details) details.open = true
}
