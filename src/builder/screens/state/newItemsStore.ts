/**
 * What the author is still writing: missing parts that nobody has asked for yet, conditions written
 * for the first time, and the field that is being typed in. None of that is an error yet.
 */
import { createStore, type Readable } from '#src/base/store.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { addressOf } from './draftPlaces.ts'
import type { SelectionStore } from './selectionStore.ts'

type ConditionField = 'showIf' | 'requiredIf' | 'knockOut'

export interface NewItems {
  /** Ids of questions and sections, combined with the name of a condition. */
  conditions: ReadonlySet<string>
  /** What was missing when publishing was tried last (`missingKey`). */
  due: ReadonlySet<string>
  /** The field with the focus, once something was typed in it; null if none is. */
  typing: TypedField | null
}

/** `address`: the question or section, null for the assessment itself. */
export interface TypedField {
  address: string | null
  /** As in findings; null if the field has no name. */
  field: string | null
}

/** As when a draft is opened. */
export const NOTHING_NEW: NewItems = { conditions: new Set(), due: new Set(), typing: null }

export interface NewItemsStore extends Readable<NewItems> {
  add(id: string, field: ConditionField): void
  /** The author has moved on. For anything but the selection this happens automatically. */
  leave(id: string, field: ConditionField): void
  /** Publishing was tried: what is missing is an error from now on. */
  makeDue(findings: readonly Finding[]): void
  setTyping(field: TypedField | null): void
}

export function createNewItemsStore(selection: SelectionStore): NewItemsStore {
  const store = createStore(NOTHING_NEW)
  const setConditions = (conditions: ReadonlySet<string>) => {
    const before = store.getState()
    const isSame =
      conditions.size === before.conditions.size &&
      [...conditions].every((each) => before.conditions.has(each))
    if (!isSame) store.set({ ...before, conditions })
  }
  selection.subscribe(() => {
    const id = addressOf(selection.getState().selection)
    const { conditions } = store.getState()
    setConditions(new Set([...conditions].filter((each) => each.split('.')[0] === id)))
  })
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    // The item is selected at the same time, before or after.
    add: (id, field) =>
      setConditions(new Set([...store.getState().conditions, conditionKey(id, field)])),
    leave(id, field) {
      const left = conditionKey(id, field)
      setConditions(new Set([...store.getState().conditions].filter((each) => each !== left)))
    },
    makeDue(findings) {
      store.set({ ...store.getState(), due: new Set(findings.map(missingKey)) })
    },
    setTyping(typing) {
      const before = store.getState()
      if (typing !== before.typing) store.set({ ...before, typing })
    },
  }
}

/** Whether this condition is being written for the first time. */
export function isNewCondition(newItems: NewItems, id: string, field: ConditionField): boolean {
  return newItems.conditions.has(conditionKey(id, field))
}

/** Identifies something missing for as long as it is missing. */
export function missingKey({ kind, place }: Finding): string {
  const { sectionId, questionId, calculatedId, field } = place
  return [questionId ?? calculatedId ?? sectionId ?? '', field ?? '', kind].join('.')
}

function conditionKey(id: string, field: ConditionField): string {
  return `${id}.${field}`
}
