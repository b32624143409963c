/**
 * What is selected, who selected it, and where focus should go. Outline, canvas and preview share
 * one selection; each scrolls to it unless it was the one that chose.
 */
import { sameSelection, type Selection } from './places.ts'

export type Pane = 'outline' | 'canvas' | 'preview' | 'elsewhere'

/** A field of the open editor, named as findings name them, or one of an editor's own. */
export type EditorField = string

export interface SelectionState {
  selection: Selection
  from: Pane
  /** The field that wants focus; taken once by the canvas. */
  focus: EditorField | null
  /** Raised by each selecting, also of what is selected already. */
  turn: number
}

export interface SelectionStore {
  getState(): SelectionState
  subscribe(listener: () => void): () => void
  select(selection: Selection, from: Pane, focus?: EditorField): void
  /** The wish for focus was met. */
  focusTaken(): void
}

export function createSelectionStore(initial: Selection): SelectionStore {
  let state: SelectionState = { selection: initial, from: 'elsewhere', focus: null, turn: 0 }
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    select(selection, from, focus) {
      const same = sameSelection(state.selection, selection)
      if (same && focus === undefined && from === state.from) return
      state = {
        selection: same ? state.selection : selection,
        from,
        focus: focus ?? null,
        turn: state.turn + 1,
      }
      for (const listener of [...listeners]) listener()
    },
    focusTaken() {
      // Nobody draws this, so nobody needs to hear of it.
      state = { ...state, focus: null }
    },
  }
}
