/**
 * Items being written for the first time: a question, a section, or one of their conditions. What
 * they lack is not an error until the author moves on.
 */
import { createStore, type Readable } from '#src/base/store.ts'
import { addressOf } from './draftPlaces.ts'
import type { SelectionStore } from './selectionStore.ts'

type ConditionField = 'showIf' | 'requiredIf' | 'knockOut'

/** Ids of questions and sections, and ids combined with the name of a condition. */
export type NewItems = ReadonlySet<string>

export interface NewItemsStore extends Readable<NewItems> {
  add(id: string, field?: ConditionField): void
  /** The author has moved on. For anything but the selection this happens automatically. */
  leave(id: string, field?: ConditionField): void
}

export function createNewItemsStore(selection: SelectionStore): NewItemsStore {
  const store = createStore<NewItems>(new Set())
  const set = (next: NewItems) => {
    const before = store.getState()
    if (next.size === before.size && [...next].every((each) => before.has(each))) return
    store.set(next)
  }
  selection.subscribe(() => {
    const id = addressOf(selection.getState().selection)
    set(new Set([...store.getState()].filter((each) => each.split('.')[0] === id)))
  })
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    // The item is selected at the same time, before or after.
    add: (id, field) => set(new Set([...store.getState(), nameOf(id, field)])),
    leave(id, field) {
      set(new Set([...store.getState()].filter((each) => each !== nameOf(id, field))))
    },
  }
}

export function isNewItem(newItems: NewItems, id: string, field?: ConditionField): boolean {
  return newItems.has(nameOf(id, field))
}

function nameOf(id: string, field: ConditionField | undefined): string {
  return field === undefined ? id : `${id}.${field}`
}
