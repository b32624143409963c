/**
 * The selection, the pane that made it, and where to focus. Outline, canvas and preview share one
 * selection; each scrolls to it unless it made the selection.
 */
import type { Definition } from '#schemas/definition.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
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

/**
 * The questions selected in the outline to be changed together, beside the one that is open. Ids of
 * questions that were deleted meanwhile may be among them: `chosenIn` leaves them out.
 */
export interface Chosen {
  ids: ReadonlySet<string>
  /** Where a range starts; null before the first. */
  anchor: string | null
  /** Each press on a row selects it, as on touch screens, which have no Ctrl key. */
  isSelecting: boolean
}

export interface ChosenStore extends Readable<Chosen> {
  /** `anchor` stays if it is left out. */
  choose(ids: Iterable<string>, anchor?: string): void
  /** Selects them, or no longer if all of them are selected. */
  toggle(ids: readonly string[], anchor: string): void
  startSelecting(): void
  clear(): void
}

const NOTHING: Chosen = { ids: new Set(), anchor: null, isSelecting: false }

export function createChosenStore(): ChosenStore {
  const { getState, subscribe, set } = createStore<Chosen>(NOTHING)
  const store: ChosenStore = {
    getState,
    subscribe,
    choose(ids, anchor) {
      const now = getState()
      set({ ...now, ids: new Set(ids), anchor: anchor ?? now.anchor })
    },
    toggle(ids, anchor) {
      const now = new Set(getState().ids)
      const isOff = ids.every((id) => now.has(id))
      for (const id of ids)
        if (isOff) now.delete(id)
        else now.add(id)
      store.choose(now, anchor)
    },
    startSelecting() {
      set({ ...getState(), isSelecting: true })
    },
    clear() {
      if (getState() !== NOTHING) set(NOTHING)
    },
  }
  return store
}

/** The selected questions that exist, in authored order. */
export function chosenIn(definition: Definition, { ids }: Chosen): string[] {
  if (ids.size === 0) return []
  return questionsOf(definition).flatMap(({ id }) => (ids.has(id) ? [id] : []))
}
