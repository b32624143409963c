/**
 * The made-up candidates that were asked for last. They stay in memory: nothing of them is stored, and
 * none is ever among the candidates or the responses.
 */
import type { Definition } from '#schemas/definition.ts'
import type { DraftStore } from '#src/features/builder/draft/draftStore.ts'
import type { Apart } from '#src/features/builder/worker/apart.ts'
import type { Tasks } from '#src/features/builder/worker/tasks.ts'

export type MadeUp = Tasks['madeUp']['found'] & { definition: Definition }

export interface MadeUpState {
  /** What the next ones are made from. */
  seed: number
  count: number
  /** Null: none yet. */
  made: MadeUp | null
  isMaking: boolean
}

export interface MadeUpStore {
  getState(): MadeUpState
  subscribe(listener: () => void): () => void
  make(asked: { seed: number; count: number }): void
  close(): void
}

export function createMadeUpStore(draft: DraftStore, apart: Apart<'madeUp'>): MadeUpStore {
  let state: MadeUpState = { seed: 1, count: 20, made: null, isMaking: false }
  const listeners = new Set<() => void>()
  const become = (next: MadeUpState) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    make(asked) {
      const definition = draft.definition()
      become({ ...state, ...asked, isMaking: true })
      apart.ask({ definition, ...asked }, (found) => {
        become({ ...asked, made: { ...found, definition }, isMaking: false })
      })
    },
    close: apart.close,
  }
}
