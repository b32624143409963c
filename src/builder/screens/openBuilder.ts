/** Creates the builder's stores from a stored assessment and the history of its draft. */
import type { Assessment } from '#schemas/records/assessment.ts'
import type { HistoryStep } from '#schemas/records/history.ts'
import { saveDraft } from '#src/builder/storage/assessments.ts'
import { saveTestCandidates } from '#src/builder/storage/testCandidates.ts'
import { forgetLeavingNotes } from '#src/builder/storage/leavingNotes.ts'
import { noteOnLeaving, noteUnsaved } from '#src/builder/storage/unsaved.ts'
import { announce } from '#src/ui/announce.ts'
import { mintId } from '#src/storage/vault/randomness.ts'
import type { Builder } from './state/BuilderContext.ts'
import { createDialogStore } from './state/dialogStore.ts'
import { createActions } from './state/actions.ts'
import { createNewItemsStore } from './state/newItemsStore.ts'
import { withStep } from '#src/builder/files/draftOf.ts'
import { createDraftSaving } from './state/draftSaving.ts'
import { createDraftStore } from './state/draftStore.ts'
import { selectionAt } from './state/draftPlaces.ts'
import { createFoldStore } from './state/foldStore.ts'
import { createPublishedStore } from './state/publishedStore.ts'
import { createReadinessStore } from './state/readinessStore.ts'
import { createRecordStore, stateOf } from './state/recordStore.ts'
import { createChosenStore, createSelectionStore } from './state/selectionStore.ts'
import { createPreviewStore } from './state/previewStore.ts'
import { createSimulationStore } from './state/simulationStore.ts'
import { createTestCandidateStore } from './state/testCandidateStore.ts'
import { draftTasks } from '#src/builder/workers/draftTasks.ts'
import { createTaskRunner } from '#src/storage/workers/taskRunner.ts'

export interface Opening {
  assessment: Assessment
  steps: readonly HistoryStep[]
  /** The edit made while the page was being left, which is not in the draft yet. */
  unsaved: HistoryStep | null
  /** The selection according to the address. */
  at: string | null
}

export function openBuilder({ assessment, steps, unsaved, at }: Opening): Builder {
  const draft = createDraftStore(stateOf(assessment, steps))
  const saving = createDraftSaving({
    assessmentId: assessment.id,
    rev: assessment.rev,
    savedAt: assessment.updatedAt,
    draft,
    async save(step) {
      const saved = await saveDraft(step)
      // Another change was written in between.
      if (saved.ok && saved.value.rev !== step.rev + 1) void record.refresh()
      return saved
    },
    note: noteUnsaved,
    noteOnLeaving,
    forgetLeaving: forgetLeavingNotes,
  })
  if (unsaved) draft.edit(unsaved.name, (now) => withStep(now, unsaved.redo))
  const selection = createSelectionStore(selectionAt(draft.definition(), at))
  const newItems = createNewItemsStore(selection)
  const actions = createActions({ draft, selection, mint: mintId, say: announce })
  const record = createRecordStore({ assessment, draft, saving })
  const published = createPublishedStore(record, draft)
  return {
    assessmentId: assessment.id,
    jobId: assessment.jobId,
    draft,
    selection,
    chosen: createChosenStore(),
    newItems,
    actions,
    saving,
    published,
    readiness: createReadinessStore(
      draft,
      createTaskRunner(draftTasks, 'paths'),
      newItems,
      published,
    ),
    preview: createPreviewStore(draft),
    tests: createTestCandidateStore({
      draft,
      record,
      runner: createTaskRunner(draftTasks, 'tests'),
      save: saveTestCandidates,
    }),
    simulation: createSimulationStore(draft, createTaskRunner(draftTasks, 'simulation')),
    dialogs: createDialogStore(),
    folds: createFoldStore(),
    record,
  }
}

/** Saves what is left and releases the draft. */
export async function closeBuilder(builder: Builder): Promise<void> {
  builder.readiness.close()
  builder.published.close()
  builder.preview.close()
  builder.tests.close()
  builder.simulation.close()
  await builder.saving.flush()
  builder.saving.close()
}
