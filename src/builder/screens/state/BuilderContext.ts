/**
 * Everything that the panes of one open builder share. The stores are constant while it is open, so
 * reading the context never causes a re-render.
 */
import { createContext, use } from 'react'
import type { DialogStore } from './dialogStore.ts'
import type { Actions } from './actions.ts'
import type { NewItemsStore } from './newItemsStore.ts'
import type { DraftSaving } from './draftSaving.ts'
import type { DraftStore } from './draftStore.ts'
import type { FoldStore } from './foldStore.ts'
import type { PublishedStore } from './publishedStore.ts'
import type { ReadinessStore } from './readinessStore.ts'
import type { RecordStore } from './recordStore.ts'
import type { ChosenStore, SelectionStore } from './selectionStore.ts'
import type { PreviewStore } from './previewStore.ts'
import type { SimulationStore } from './simulationStore.ts'
import type { TestCandidateStore } from './testCandidateStore.ts'

export interface Builder {
  assessmentId: string
  jobId: string
  draft: DraftStore
  selection: SelectionStore
  chosen: ChosenStore
  newItems: NewItemsStore
  actions: Actions
  saving: DraftSaving
  published: PublishedStore
  readiness: ReadinessStore
  preview: PreviewStore
  tests: TestCandidateStore
  simulation: SimulationStore
  dialogs: DialogStore
  folds: FoldStore
  record: RecordStore
}

export const BuilderContext = createContext<Builder | null>(null)

export function useBuilder(): Builder {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('This part of the builder was drawn outside of it.')
  return builder
}
