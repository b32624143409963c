import { useEffect } from 'react'
import { useBuilder } from './state/BuilderContext.ts'

/**
 * Undo and redo of the draft by keyboard, also inside its fields: typing there is an edit like any
 * other. Other fields (a search, the preview, a dialog) keep the browser's undo.
 */
export function useUndoKeys(): void {
  const { actions } = useBuilder()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const way = wayOf(event)
      if (!way || hasOwnUndo(event.target)) return
      event.preventDefault()
      actions[way]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [actions])
}

function wayOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : null
}

const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, select'

function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.matches(TYPED_IN)) return false
  return target.closest('[data-own-undo], [role=dialog]') !== null
}
