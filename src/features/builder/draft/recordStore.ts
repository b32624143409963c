/**
 * The assessment around the draft: its versions, whether it is closed or archived. Read again whenever
 * something else than a save of the draft was written of it, in whichever tab.
 */
import type { Assessment } from '#schemas/assessment.ts'
import type { HistoryStep } from '#schemas/device.ts'
import { wasWrittenAt } from '#src/db/assessmentChanges.ts'
import { getAssessment } from '#src/db/assessments.ts'
import { loadHistory } from '#src/db/history.ts'
import { draftOf } from './draftOf.ts'
import type { DraftSaving } from './draftSaving.ts'
import type { DraftState, DraftStore } from './draftStore.ts'

export type Refreshed = 'same' | 'draft-updated' | 'elsewhere' | 'gone'

export interface RecordStore {
  getState(): Assessment
  subscribe(listener: () => void): () => void
  /** It was deleted, and nothing of it can be saved any more. */
  isGone(): boolean
  /**
   * Something was written of it: reads it again, unless that was only this tab's own saving. A draft of
   * another tab is taken over only where `takesOver`.
   */
  look(takesOver: boolean): Promise<Refreshed>
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
  let gone = false
  const listeners = new Set<() => void>()

  const read = async () => {
    const stored = await getAssessment(assessment.id)
    if ((stored === null) !== gone) {
      gone = stored === null
      become(state)
    }
    return stored?.kind === 'whole' ? stored.value : null
  }
  const become = (next: Assessment) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  const takeOver = (stored: Assessment, steps: readonly HistoryStep[]) => {
    draft.replace(stateOf(stored, steps))
    saving.moveTo(stored.rev, stored.updatedAt)
    become(stored)
  }

  const refresh = async (): Promise<Refreshed> => {
    const saved = await saving.flush()
    const mine = draft.definition()
    const stored = await read()
    if (!stored) return 'gone'
    // Publishing and closing leave the draft as it is; only a later draft is news.
    if (stored.draftRev <= saving.rev()) {
      become(stored)
      return 'same'
    }
    const steps = saved ? (await loadHistory(stored.id)).steps : null
    // What was typed while this was read is in no other draft.
    if (!steps || draft.definition() !== mine) {
      saving.foundElsewhere()
      return 'elsewhere'
    }
    takeOver(stored, steps)
    return 'draft-updated'
  }

  return {
    getState: () => state,
    isGone: () => gone,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async look(takesOver) {
      const now = saving.getState()
      // What is being saved is told by the save itself, with the revision that came of it.
      if (now.kind === 'saving') return 'same'
      const known = now.kind === 'saved' ? [now.at, state.updatedAt] : [state.updatedAt]
      if (await wasWrittenAt(assessment.id, known)) return 'same'
      if (takesOver) return refresh()
      const stored = await read()
      if (!stored) return 'gone'
      const { closed, archived, publishedVersion } = stored
      // A draft that is not shown here goes with none of what it was tested by.
      if (stored.draftRev <= saving.rev()) become(stored)
      else become({ ...state, closed, archived, ...(publishedVersion && { publishedVersion }) })
      return 'same'
    },
    refresh,
    adopt: become,
    async load() {
      const stored = await read()
      if (stored) takeOver(stored, (await loadHistory(stored.id)).steps)
    },
  }
}

/** The draft with its history, as the store of it holds them. */
export function stateOf(assessment: Assessment, steps: readonly HistoryStep[]): DraftState {
  const kept = ({ name, at, undo, redo }: HistoryStep) => ({ name, at, undo, redo })
  return {
    definition: draftOf(assessment),
    past: steps.filter(({ undone }) => !undone).map(kept),
    future: steps.filter(({ undone }) => undone).map(kept),
  }
}
