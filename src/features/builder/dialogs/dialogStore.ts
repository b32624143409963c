/**
 * Which dialog of the builder is open. Any pane can ask for one; they are all drawn in one place.
 */
import type { Selection } from '#src/features/builder/draft/places.ts'
import type { PartKind } from '#src/features/builder/properties/parts.ts'

/** An option or a row. */
export type PartOfQuestion = { kind: PartKind; questionId: string; partId: string }

export type OpenDialog =
  | { kind: 'remove'; what: Selection }
  | { kind: 'removePart'; part: PartOfQuestion }
  | { kind: 'removeCalculated'; calculatedId: string }
  | { kind: 'moveTo'; questionId: string }
  | { kind: 'pasteQuestions' }
  | { kind: 'pasteParts'; questionId: string; part: PartKind; text?: string }
  | { kind: 'keepTest' }
  | { kind: 'madeUp' }
  | { kind: 'publish' }
  | { kind: 'delete' }
  | { kind: 'keys' }

export interface DialogStore {
  getState(): OpenDialog | null
  subscribe(listener: () => void): () => void
  open(dialog: OpenDialog): void
  close(): void
}

export function createDialogStore(): DialogStore {
  let state: OpenDialog | null = null
  const listeners = new Set<() => void>()
  const become = (next: OpenDialog | null) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: become,
    close: () => become(null),
  }
}
