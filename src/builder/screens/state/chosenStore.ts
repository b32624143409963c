/**
 * The questions selected in the outline to be changed together, beside the one that is open. Ids of
 * questions that were deleted meanwhile may be among them: `chosenIn` leaves them out.
 */
import type { Definition } from '#schemas/definition.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { createStore, type Readable } from '#src/base/store.ts'

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
