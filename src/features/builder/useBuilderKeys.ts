import { useEffect } from 'react'
import { announce } from '#src/ui/announce.ts'
import { useBuilder } from './BuilderContext.ts'
import { questionBeside } from './draft/destinations.ts'
import { type Selection, selectionAt, START, START_KEY } from './draft/places.ts'
import { shortcutOf } from './shortcuts.ts'

/**
 * Shortcuts that act from anywhere in the builder but where keys have a meaning of their own: in a
 * dialog, a menu, and the preview, which is a candidate's page.
 */
export function useBuilderKeys(): void {
  const { acts, draft, dialogs, selection } = useBuilder()
  useEffect(() => {
    const goBy = (step: 1 | -1, from: Selection) => {
      const questionId = questionBeside(draft.definition(), from, step)
      if (questionId) selection.select({ kind: 'question', questionId }, 'elsewhere', 'prompt')
      else announce(step === 1 ? 'This is the last question' : 'This is the first question')
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = event.defaultPrevented || event.isComposing ? null : shortcutOf(event)
      if (!shortcut || isInDialog(event.target)) return
      const isOfPreview = isWithin(event.target, '[data-mode=preview]')
      if (isOfPreview && shortcut !== 'publish') return
      event.preventDefault()
      const here = placeAround(event.target, draft.definition()) ?? selection.getState().selection
      if (shortcut === 'add') acts.addBelow(here)
      else if (shortcut === 'publish') dialogs.open({ kind: 'publish' })
      else goBy(shortcut === 'next' ? 1 : -1, here)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [acts, draft, dialogs, selection])
}

function isInDialog(target: EventTarget | null): boolean {
  return isWithin(target, '[role=dialog], [role=menu]')
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

/** The row or card that has the focus: there its author looks, whatever is selected. */
function placeAround(
  target: EventTarget | null,
  definition: Parameters<typeof selectionAt>[0],
): Selection | null {
  const part = target instanceof Element ? target.closest('[data-row], [data-card]') : null
  const id = part && (part.getAttribute('data-row') ?? part.getAttribute('data-card'))
  if (id === null) return null
  return id === START_KEY ? START : selectionAt(definition, id)
}
