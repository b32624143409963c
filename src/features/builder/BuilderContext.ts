/**
 * Everything that the panes of one open builder share. The stores stay the same objects for as long
 * as it is open, so reading the context never redraws anything.
 */
import { createContext, use } from 'react'
import type { DialogStore } from './dialogs/dialogStore.ts'
import type { Acts } from './draft/acts.ts'
import type { BegunStore } from './draft/begunStore.ts'
import type { DraftSaving } from './draft/draftSaving.ts'
import type { DraftStore } from './draft/draftStore.ts'
import type { FoldStore } from './draft/foldStore.ts'
import type { ReadinessStore } from './draft/readinessStore.ts'
import type { RecordStore } from './draft/recordStore.ts'
import type { SelectionStore } from './draft/selectionStore.ts'
import type { PreviewStore } from './preview/previewStore.ts'
import type { MadeUpStore } from './testCandidates/madeUpStore.ts'
import type { TestStore } from './testCandidates/testStore.ts'

export interface Builder {
  assessmentId: string
  jobId: string
  draft: DraftStore
  selection: SelectionStore
  begun: BegunStore
  acts: Acts
  saving: DraftSaving
  readiness: ReadinessStore
  preview: PreviewStore
  tests: TestStore
  madeUp: MadeUpStore
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
