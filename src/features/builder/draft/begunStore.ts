/**
 * What is being written for the first time: a question, a section, or a condition of one. What it
 * still lacks is no mistake yet, and becomes one once its author turns to something else.
 */
import { addressOf } from './places.ts'
import type { SelectionStore } from './selectionStore.ts'

type ConditionField = 'showIf' | 'requiredIf' | 'knockOut'

/** Ids of questions and sections, and ids with the name of a condition. */
export type Begun = ReadonlySet<string>

export interface BegunStore {
  getState(): Begun
  subscribe(listener: () => void): () => void
  begin(id: string, field?: ConditionField): void
  /** Its author turned elsewhere. Of all but what is selected this is known without being told. */
  leave(id: string, field?: ConditionField): void
}

export function createBegunStore(selection: SelectionStore): BegunStore {
  let state: Begun = new Set()
  const listeners = new Set<() => void>()
  const become = (next: Begun) => {
    if (next.size === state.size && [...next].every((each) => state.has(each))) return
    state = next
    for (const listener of [...listeners]) listener()
  }
  selection.subscribe(() => {
    const id = addressOf(selection.getState().selection)
    become(new Set([...state].filter((each) => each.split('.')[0] === id)))
  })
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // It is selected in the same moment, before or after.
    begin: (id, field) => become(new Set([...state, nameOf(id, field)])),
    leave: (id, field) => become(new Set([...state].filter((each) => each !== nameOf(id, field)))),
  }
}

export function isBegun(begun: Begun, id: string, field?: ConditionField): boolean {
  return begun.has(nameOf(id, field))
}

function nameOf(id: string, field: ConditionField | undefined): string {
  return field === undefined ? id : `${id}.${field}`
}
