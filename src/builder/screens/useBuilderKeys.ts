import { useEffect } from 'react'
import { isComposing } from '#src/base/composing.ts'
import { announce } from '#src/ui/announce.ts'
import { useBuilder } from './state/BuilderContext.ts'
import { questionBeside } from './state/destinations.ts'
import { type Selection, selectionAt, START, START_KEY } from './state/draftPlaces.ts'
import { shortcutOf } from './state/shortcuts.ts'

/**
 * Shortcuts that work anywhere in the builder, except where keys have another meaning: in a dialog,
 * a menu, and the preview.
 */
export function useBuilderKeys(): void {
  const { actions, draft, dialogs, selection } = useBuilder()
  useEffect(() => {
    const goBy = (step: 1 | -1, from: Selection) => {
      const questionId = questionBeside(draft.definition(), from, step)
      if (questionId) selection.select({ kind: 'question', questionId }, 'elsewhere', 'prompt')
      else announce(step === 1 ? 'This is the last question' : 'This is the first question')
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = event.defaultPrevented || isComposing(event) ? null : shortcutOf(event)
      if (!shortcut || isInDialog(event.target)) return
      const isOfPreview = isWithin(event.target, '[data-mode=preview]')
      if (isOfPreview && shortcut !== 'publish') return
      event.preventDefault()
      const here = placeAround(event.target, draft.definition()) ?? selection.getState().selection
      if (shortcut === 'add') actions.addBelow(here)
      else if (shortcut === 'publish') dialogs.open({ kind: 'publish' })
      else goBy(shortcut === 'next' ? 1 : -1, here)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [actions, draft, dialogs, selection])
}

function isInDialog(target: EventTarget | null): boolean {
  return isWithin(target, '[role=dialog], [role=menu]')
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

/** The focused row or card: the user is looking there, whatever is selected. */
function placeAround(
  target: EventTarget | null,
  definition: Parameters<typeof selectionAt>[0],
): Selection | null {
  const part = target instanceof Element ? target.closest('[data-row], [data-card]') : null
  const id = part && (part.getAttribute('data-row') ?? part.getAttribute('data-card'))
  if (id === null) return null
  return id === START_KEY ? START : selectionAt(definition, id)
}
