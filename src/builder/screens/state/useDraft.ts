/**
 * Selects part of the draft for rendering. `select` must return the same object for the same draft;
 * the component re-renders only if it returns another. What follows the draft later does so between
 * presses of the pointer.
 */
import type { Readable } from '#src/base/store.ts'
import { useStore } from '#src/base/useStore.ts'
import { useMemo, useSyncExternalStore } from 'react'
import type { Definition } from '#schemas/definition.ts'
import { useBuilder } from './BuilderContext.ts'
import type { NewItems } from './newItemsStore.ts'
import type { DraftState } from './draftStore.ts'
import { createPausedDraft } from './pausedDraft.ts'
import type { Readiness } from './readinessStore.ts'
import type { SelectionState } from './selectionStore.ts'
import { betweenPresses } from '#src/ui/press.ts'

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
  const paused = useMemo(() => betweenPresses(createPausedDraft(draft)), [draft])
  return useStore(paused)
}

export function useSelected<T>(select: (state: SelectionState) => T): T {
  const { selection } = useBuilder()
  return useSyncExternalStore(selection.subscribe, () => select(selection.getState()))
}

export function useReadiness<T>(select: (readiness: Readiness) => T): T {
  const { readiness } = useBuilder()
  return useBetweenPresses(readiness, select)
}

export function useNewItems<T>(select: (newItems: NewItems) => T): T {
  const { newItems } = useBuilder()
  return useBetweenPresses(newItems, select)
}

function useBetweenPresses<S, T>(store: Readable<S>, select: (state: S) => T): T {
  const shown = useMemo(() => betweenPresses(store), [store])
  return useSyncExternalStore(shown.subscribe, () => select(shown.getState()))
}
