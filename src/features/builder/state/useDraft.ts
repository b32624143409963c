/**
 * Selects part of the draft for rendering. `select` must return the same object for the same draft;
 * the component re-renders only if it returns another.
 */
import { useStore } from '#src/base/useStore.ts'
import { useMemo, useSyncExternalStore } from 'react'
import type { Definition } from '#schemas/definition.ts'
import { useBuilder } from './BuilderContext.ts'
import type { NewItems } from './newItemsStore.ts'
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

/** For parts that need not follow every keystroke. */
export function usePausedDraft(): DraftState {
  const { draft } = useBuilder()
  const paused = useMemo(() => createPausedDraft(draft), [draft])
  return useStore(paused)
}

export function useSelected<T>(select: (state: SelectionState) => T): T {
  const { selection } = useBuilder()
  return useSyncExternalStore(selection.subscribe, () => select(selection.getState()))
}

export function useReadiness<T>(select: (readiness: Readiness) => T): T {
  const { readiness } = useBuilder()
  return useSyncExternalStore(readiness.subscribe, () => select(readiness.getState()))
}

export function useNewItems<T>(select: (newItems: NewItems) => T): T {
  const { newItems } = useBuilder()
  return useSyncExternalStore(newItems.subscribe, () => select(newItems.getState()))
}
