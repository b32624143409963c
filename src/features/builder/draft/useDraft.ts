/**
 * What a part of the screen reads of the draft. `select` must give the same object for the same
 * draft; the part is drawn again only when it gives another.
 */
import { useMemo, useSyncExternalStore } from 'react'
import type { Definition } from '#schemas/definition.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import type { Begun } from './begunStore.ts'
import type { DraftState } from './draftStore.ts'
import { createPausedDraft } from './pausedDraft.ts'
import type { Readiness } from './readinessStore.ts'
import type { SelectionState } from './selectionStore.ts'

export function useDraft<T>(select: (state: DraftState) => T): T {
  const { draft } = useBuilder()
  return useSyncExternalStore(draft.subscribe, () => select(draft.getState()))
}

export function useDefinition<T>(select: (definition: Definition) => T): T {
  return useDraft(({ definition }) => select(definition))
}

/** For what need not follow every key. */
export function usePausedDraft(): DraftState {
  const { draft } = useBuilder()
  const paused = useMemo(() => createPausedDraft(draft), [draft])
  return useSyncExternalStore(paused.subscribe, paused.getState)
}

export function useSelected<T>(select: (state: SelectionState) => T): T {
  const { selection } = useBuilder()
  return useSyncExternalStore(selection.subscribe, () => select(selection.getState()))
}

export function useReadiness<T>(select: (readiness: Readiness) => T): T {
  const { readiness } = useBuilder()
  return useSyncExternalStore(readiness.subscribe, () => select(readiness.getState()))
}

export function useBegun<T>(select: (begun: Begun) => T): T {
  const { begun } = useBuilder()
  return useSyncExternalStore(begun.subscribe, () => select(begun.getState()))
}
