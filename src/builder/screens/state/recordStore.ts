/**
 * The assessment record: its versions, and whether it is closed or archived. Read again whenever
 * anything but a save of the draft writes to it, in any tab.
 */
import { createStore, type Readable } from '#src/base/store.ts'
import type { Assessment } from '#schemas/records/assessment.ts'
import type { HistoryStep } from '#schemas/records/history.ts'
import { wasWrittenAt } from '#src/builder/storage/assessmentChanges.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { loadHistory } from '#src/builder/storage/history.ts'
import { draftOf } from '#src/builder/files/draftOf.ts'
import type { DraftSaving } from './draftSaving.ts'
import type { DraftState, DraftStore } from './draftStore.ts'

export type Refreshed = 'same' | 'draft-updated' | 'elsewhere' | 'gone'

export interface RecordStore extends Readable<Assessment> {
  /** Whether the record was deleted, and can no longer be saved. */
  isGone(): boolean
  /**
   * The record was written: reads it again, unless it was only this tab's own save. Another tab's
   * draft is only adopted if `takesOver`.
   */
  look(takesOver: boolean): Promise<Refreshed>
  /** Reads it again; a newer draft of another tab is adopted if nothing here would be lost. */
  refresh(): Promise<Refreshed>
  /** The record as just written, apart from the draft. */
  adopt(stored: Assessment): void
  /** Adopts what is stored, even if steps of this tab are lost. */
  load(): Promise<void>
}

interface RecordNeeds {
  assessment: Assessment
  draft: DraftStore
  saving: DraftSaving
}

export function createRecordStore({ assessment, draft, saving }: RecordNeeds): RecordStore {
  const { getState, subscribe, set } = createStore(assessment)
  let gone = false

  const read = async () => {
    const stored = await getAssessment(assessment.id)
    if ((stored === null) !== gone) {
      gone = stored === null
      set(getState())
    }
    return stored?.kind === 'whole' ? stored.value : null
  }
  const takeOver = (stored: Assessment, steps: readonly HistoryStep[]) => {
    draft.replace(stateOf(stored, steps))
    saving.moveTo(stored.rev, stored.updatedAt)
    set(stored)
  }

  const refresh = async (): Promise<Refreshed> => {
    const saved = await saving.flush()
    const mine = draft.definition()
    const stored = await read()
    if (!stored) return 'gone'
    // Publishing and closing don't change the draft; only a later draft matters.
    if (stored.draftRev <= saving.rev()) {
      set(stored)
      return 'same'
    }
    const steps = saved ? (await loadHistory(stored.id, stored.draftRev)).steps : null
    // Text typed during the read is in no other draft.
    if (!steps || draft.definition() !== mine) {
      saving.foundElsewhere()
      return 'elsewhere'
    }
    takeOver(stored, steps)
    return 'draft-updated'
  }

  return {
    getState,
    isGone: () => gone,
    subscribe,
    async look(takesOver) {
      const now = saving.getState()
      // A save in progress reports its own result, with the new revision.
      if (now.kind === 'saving') return 'same'
      const known = now.kind === 'saved' ? [now.at, getState().updatedAt] : [getState().updatedAt]
      if (await wasWrittenAt(assessment.id, known)) return 'same'
      if (takesOver) return refresh()
      const stored = await read()
      if (!stored) return 'gone'
      const { closed, archived, publishedVersion } = stored
      // A draft that is not shown here must not bring its test results.
      if (stored.draftRev <= saving.rev()) set(stored)
      else set({ ...getState(), closed, archived, ...(publishedVersion && { publishedVersion }) })
      return 'same'
    },
    refresh,
    adopt: set,
    async load() {
      const stored = await read()
      if (stored) takeOver(stored, (await loadHistory(stored.id, stored.draftRev)).steps)
    },
  }
}

/** The draft with its history, as in the draft store. */
export function stateOf(assessment: Assessment, steps: readonly HistoryStep[]): DraftState {
  const kept = ({ name, at, undo, redo }: HistoryStep) => ({ name, at, undo, redo })
  return {
    definition: draftOf(assessment),
    past: steps.filter(({ undone }) => !undone).map(kept),
    future: steps.filter(({ undone }) => undone).map(kept),
  }
}
