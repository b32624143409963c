/** The open dialog of the builder. Any pane can open one; all are rendered in one place. */
import type { QuestionKind } from '#schemas/question.ts'
import { createStore, type Readable } from '#src/base/store.ts'
import type { Selection } from './draftPlaces.ts'
import type { PartKind } from './optionsAndRows.ts'

/** An option or a row. */
export type PartOfQuestion = { kind: PartKind; questionId: string; partId: string }

export type OpenDialog =
  | { kind: 'remove'; what: Selection }
  | { kind: 'removePart'; part: PartOfQuestion }
  | { kind: 'removeCalculated'; calculatedId: string }
  | { kind: 'changeKind'; questionId: string; to: QuestionKind }
  | { kind: 'removeQuestions'; questionIds: readonly string[] }
  | { kind: 'moveTo'; questionIds: readonly string[] }
  | { kind: 'setPoints'; questionIds: readonly string[] }
  | { kind: 'editTags'; questionIds: readonly string[] }
  | { kind: 'setCondition'; questionIds: readonly string[] }
  | { kind: 'replaceText' }
  /** `file`: opened at once. */
  | { kind: 'pasteQuestions'; file?: File }
  | { kind: 'pasteParts'; questionId: string; part: PartKind; text?: string }
  | { kind: 'saveTest' }
  | { kind: 'simulation' }
  | { kind: 'publish' }
  /** `textId`: the text that gets the focus, and whose place gets it afterwards. */
  | { kind: 'translate'; language: string; textId?: string }
  /** The draft becomes this version again. */
  | { kind: 'restore'; number: number }
  | { kind: 'delete' }
  | { kind: 'keys' }

export interface DialogStore extends Readable<OpenDialog | null> {
  open(dialog: OpenDialog): void
  close(): void
}

export function createDialogStore(): DialogStore {
  const { set, ...store } = createStore<OpenDialog | null>(null)
  return { ...store, open: set, close: () => set(null) }
}
