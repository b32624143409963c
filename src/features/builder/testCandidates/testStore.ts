/**
 * The test candidates of the assessment, each with what came of it in the draft as it is. They follow
 * the draft at a small distance, as its findings do, and are saved beside it.
 */
import type { TestCandidate } from '#schemas/testCandidate.ts'
import type { saveTestCandidates } from '#src/db/testCandidates.ts'
import type { Coverage } from '#src/engine/candidates/coverage.ts'
import type { CandidateRun } from '#src/engine/candidates/runCandidate.ts'
import type { DraftStore } from '#src/features/builder/draft/draftStore.ts'
import { createIdleTask } from '#src/features/builder/draft/idle.ts'
import type { RecordStore } from '#src/features/builder/draft/recordStore.ts'
import type { Apart } from '#src/features/builder/worker/apart.ts'

export interface TestState {
  candidates: readonly TestCandidate[]
  /** What they came to when they were last run. */
  runById: ReadonlyMap<string, CandidateRun>
  /** What they have seen between them; null: they were not run yet, or there are none. */
  coverage: Coverage | null
}

type Save = typeof saveTestCandidates
export type SavedTests = Awaited<ReturnType<Save>>
type Change = (candidates: readonly TestCandidate[]) => readonly TestCandidate[]

export interface TestStore {
  getState(): TestState
  subscribe(listener: () => void): () => void
  /** Saves what `change` makes of them. */
  change(change: Change): Promise<SavedTests>
  /** Runs at once what was left for later. */
  flush(): void
  close(): void
}

interface TestNeeds {
  draft: DraftStore
  record: RecordStore
  apart: Apart<'tests'>
  save: Save
}

const WHEN_RUN = { pause: 200, within: 2000 }
const NONE: TestState = { candidates: [], runById: new Map(), coverage: null }

export function createTestStore({ draft, record, apart, save }: TestNeeds): TestStore {
  let state: TestState = { ...NONE, candidates: record.getState().testCandidates }
  let saving: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()

  const become = (next: TestState) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  const run = () => {
    const { candidates } = state
    if (candidates.length === 0) return
    apart.ask({ definition: draft.definition(), candidates }, ({ runs, coverage }) => {
      if (candidates !== state.candidates) return
      become({
        candidates,
        runById: new Map(runs.map((each) => [each.candidateId, each])),
        coverage,
      })
    })
  }
  const task = createIdleTask(run, WHEN_RUN)
  const follow = () => {
    const { testCandidates } = record.getState()
    if (testCandidates === state.candidates) return
    become(testCandidates.length === 0 ? NONE : { ...state, candidates: testCandidates })
    task.ask()
  }
  const stops = [draft.subscribe(task.ask), record.subscribe(follow)]
  task.ask()

  const saveNow = async (change: Change): Promise<SavedTests> => {
    const { id, rev, testCandidates } = record.getState()
    const saved = await save({ assessmentId: id, rev, testCandidates: change(testCandidates) })
    if (saved.ok) record.adopt(saved.value)
    // What another tab has made of them is to be seen before anything is tried again.
    else if (saved.error.kind === 'changed-elsewhere') await record.refresh()
    task.flush()
    return saved
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(change) {
      const saved = saving.then(() => saveNow(change))
      saving = saved
      return saved
    },
    flush: task.flush,
    close() {
      for (const stop of stops) stop()
      task.cancel()
      apart.close()
    },
  }
}
