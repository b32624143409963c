/**
 * The selection, the pane that made it, and where to focus. Outline, canvas and preview share one
 * selection; each scrolls to it unless it made the selection.
 */
import { createStore, type Readable } from '#src/base/store.ts'
import { sameSelection, type Selection } from './draftPlaces.ts'

/** `behind`: what was open is deleted, and no pane comes to the front for its neighbour. */
export type Pane = 'outline' | 'canvas' | 'preview' | 'elsewhere' | 'behind'

/** A field of the open editor, named as in findings, or one of the editor's own. */
export type EditorField = string

export interface SelectionState {
  selection: Selection
  from: Pane
  /** The field to focus; the canvas does it once. */
  focus: EditorField | null
  /** Raised by each selection, even of the same item. */
  turn: number
}

export interface SelectionStore extends Readable<SelectionState> {
  select(selection: Selection, from: Pane, focus?: EditorField): void
  /** The requested field was focused. */
  focusTaken(): void
}

export function createSelectionStore(initial: Selection): SelectionStore {
  const { getState, subscribe, set } = createStore<SelectionState>({
    selection: initial,
    from: 'elsewhere',
    focus: null,
    turn: 0,
  })
  return {
    getState,
    subscribe,
    select(selection, from, focus) {
      const state = getState()
      const same = sameSelection(state.selection, selection)
      if (same && focus === undefined && from === state.from) return
      set({
        selection: same ? state.selection : selection,
        from,
        focus: focus ?? null,
        turn: state.turn + 1,
      })
    },
    focusTaken() {
      if (getState().focus !== null) set({ ...getState(), focus: null })
    },
  }
}
