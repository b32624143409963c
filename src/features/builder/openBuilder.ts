/**
 * Opens the stores of one builder upon a stored assessment and the history of its draft.
 */
import type { Assessment } from '#schemas/assessment.ts'
import type { HistoryStep } from '#schemas/device.ts'
import { saveDraft } from '#src/db/assessments.ts'
import { saveTestCandidates } from '#src/db/testCandidates.ts'
import { noteUnsaved } from '#src/db/unsaved.ts'
import { announce } from '#src/ui/announce.ts'
import { mintId } from '#src/vault/randomness.ts'
import type { Builder } from './BuilderContext.ts'
import { createDialogStore } from './dialogs/dialogStore.ts'
import { createActs } from './draft/acts.ts'
import { createBegunStore } from './draft/begunStore.ts'
import { withStep } from './draft/draftOf.ts'
import { createDraftSaving } from './draft/draftSaving.ts'
import { createDraftStore } from './draft/draftStore.ts'
import { selectionAt } from './draft/places.ts'
import { createFoldStore } from './draft/foldStore.ts'
import { createReadinessStore } from './draft/readinessStore.ts'
import { createRecordStore, stateOf } from './draft/recordStore.ts'
import { createSelectionStore } from './draft/selectionStore.ts'
import { createPreviewStore } from './preview/previewStore.ts'
import { createMadeUpStore } from './testCandidates/madeUpStore.ts'
import { createTestStore } from './testCandidates/testStore.ts'
import { createApart } from './worker/apart.ts'

export interface Opening {
  assessment: Assessment
  steps: readonly HistoryStep[]
  /** What was edited in the moment of leaving, and is not in the draft yet. */
  unsaved: HistoryStep | null
  /** What the address says is selected. */
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
      // Something else was written of it in between, while nobody looked.
      if (saved.ok && saved.value.rev !== step.rev + 1) void record.refresh()
      return saved
    },
    note: noteUnsaved,
  })
  if (unsaved) draft.edit(unsaved.name, (now) => withStep(now, unsaved.redo))
  const selection = createSelectionStore(selectionAt(draft.definition(), at))
  const begun = createBegunStore(selection)
  const acts = createActs({ draft, selection, begun, mint: mintId, say: announce })
  const record = createRecordStore({ assessment, draft, saving })
  return {
    assessmentId: assessment.id,
    jobId: assessment.jobId,
    draft,
    selection,
    begun,
    acts,
    saving,
    readiness: createReadinessStore(draft, createApart('paths'), begun),
    preview: createPreviewStore(draft),
    tests: createTestStore({
      draft,
      record,
      apart: createApart('tests'),
      save: saveTestCandidates,
    }),
    madeUp: createMadeUpStore(draft, createApart('madeUp')),
    dialogs: createDialogStore(),
    folds: createFoldStore(),
    record,
  }
}

/** Saves what is left and lets go of the draft. */
export async function closeBuilder(builder: Builder): Promise<void> {
  builder.readiness.close()
  builder.preview.close()
  builder.tests.close()
  builder.madeUp.close()
  await builder.saving.flush()
  builder.saving.close()
}
