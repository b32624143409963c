/**
 * The assessment around the draft: its versions, whether it is closed or archived. Read again after
 * each act upon it, and when the person comes back to this tab, for another one may have changed it.
 */
import type { Assessment } from '#schemas/assessment.ts'
import type { HistoryStep } from '#schemas/device.ts'
import { getAssessment } from '#src/db/assessments.ts'
import { loadHistory } from '#src/db/history.ts'
import type { DraftSaving } from './draftSaving.ts'
import type { DraftState, DraftStore } from './draftStore.ts'

export type Refreshed = 'same' | 'draft-updated' | 'elsewhere' | 'gone'

export interface RecordStore {
  getState(): Assessment
  subscribe(listener: () => void): () => void
  /** Reads it again; a newer draft of another tab is taken over where nothing here would be lost. */
  refresh(): Promise<Refreshed>
  /** What was just written of it besides the draft. */
  adopt(stored: Assessment): void
  /** Takes over what is stored, also where steps of this tab are lost. */
  load(): Promise<void>
}

interface RecordNeeds {
  assessment: Assessment
  draft: DraftStore
  saving: DraftSaving
}

export function createRecordStore({ assessment, draft, saving }: RecordNeeds): RecordStore {
  let state = assessment
  const listeners = new Set<() => void>()

  const read = async () => {
    const stored = await getAssessment(assessment.id)
    return stored?.kind === 'whole' ? stored.value : null
  }
  const become = (next: Assessment) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  const takeOver = async (stored: Assessment) => {
    const { steps } = await loadHistory(stored.id)
    draft.replace(stateOf(stored, steps))
    saving.moveTo(stored.rev, stored.updatedAt)
    become(stored)
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async refresh() {
      const saved = await saving.flush()
      const stored = await read()
      if (!stored) return 'gone'
      // Publishing and closing leave the draft as it is; only a later draft is news.
      if (stored.draftRev <= saving.rev()) {
        become(stored)
        return 'same'
      }
      if (!saved || saving.waiting() > 0) {
        saving.foundElsewhere()
        return 'elsewhere'
      }
      await takeOver(stored)
      return 'draft-updated'
    },
    adopt: become,
    async load() {
      const stored = await read()
      if (stored) await takeOver(stored)
    },
  }
}

/** The draft with its history, as the store of it holds them. */
export function stateOf(assessment: Assessment, steps: readonly HistoryStep[]): DraftState {
  const kept = ({ name, at, undo, redo }: HistoryStep) => ({ name, at, undo, redo })
  return {
    definition: assessment.draft,
    past: steps.filter(({ undone }) => !undone).map(kept),
    future: steps.filter(({ undone }) => undone).map(kept),
  }
}
