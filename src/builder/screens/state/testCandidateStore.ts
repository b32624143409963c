/**
 * The test candidates of the assessment, each with its result for the current draft. They follow
 * the draft after a short delay, like its findings, and are saved separately.
 */
import { createStore, type Readable } from '#src/base/store.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import type { saveTestCandidates } from '#src/builder/storage/testCandidates.ts'
import type { Coverage } from '#src/builder/model/testCandidates/coverage.ts'
import type { CandidateRun } from '#src/builder/model/testCandidates/runCandidate.ts'
import type { DraftStore } from './draftStore.ts'
import { createIdleTask } from './idle.ts'
import type { RecordStore } from './recordStore.ts'
import type { DraftTasks } from '#src/builder/workers/draftTasks.ts'
import type { TaskRunner } from '#src/storage/workers/taskRunner.ts'

export interface TestCandidatesState {
  candidates: readonly TestCandidate[]
  /** The results of the last run. */
  runById: ReadonlyMap<string, CandidateRun>
  /** Their combined coverage; null if they were not run yet, or there are none. */
  coverage: Coverage | null
}

type Save = typeof saveTestCandidates
export type SavedTests = Awaited<ReturnType<Save>>
type Change = (candidates: readonly TestCandidate[]) => readonly TestCandidate[]

export interface TestCandidateStore extends Readable<TestCandidatesState> {
  /** Saves the result of `change`. */
  change(change: Change): Promise<SavedTests>
  /** Runs delayed tests now. */
  flush(): void
  close(): void
}

interface TestStoreDependencies {
  draft: DraftStore
  record: RecordStore
  runner: TaskRunner<DraftTasks['tests']>
  save: Save
}

const WHEN_RUN = { pause: 200, within: 2000 }
const NONE: TestCandidatesState = { candidates: [], runById: new Map(), coverage: null }

export function createTestCandidateStore({
  draft,
  record,
  runner,
  save,
}: TestStoreDependencies): TestCandidateStore {
  const { getState, subscribe, set } = createStore<TestCandidatesState>({
    ...NONE,
    candidates: record.getState().testCandidates,
  })
  let saving: Promise<unknown> = Promise.resolve()

  const run = () => {
    const { candidates } = getState()
    if (candidates.length === 0) return
    runner.run({ definition: draft.definition(), candidates }, ({ runs, coverage }) => {
      if (candidates !== getState().candidates) return
      set({
        candidates,
        runById: new Map(runs.map((each) => [each.candidateId, each])),
        coverage,
      })
    })
  }
  const task = createIdleTask(run, WHEN_RUN)
  const follow = () => {
    const { testCandidates } = record.getState()
    if (testCandidates === getState().candidates) return
    set(testCandidates.length === 0 ? NONE : { ...getState(), candidates: testCandidates })
    task.request()
  }
  const stops = [draft.subscribe(task.request), record.subscribe(follow)]
  task.request()

  const saveNow = async (change: Change): Promise<SavedTests> => {
    const { id, rev, testCandidates } = record.getState()
    const saved = await save({ assessmentId: id, rev, testCandidates: change(testCandidates) })
    if (saved.ok) record.adopt(saved.value)
    // Show what another tab changed before anything is retried.
    else if (saved.error.kind === 'changed-elsewhere') await record.refresh()
    task.flush()
    return saved
  }

  return {
    getState,
    subscribe,
    change(change) {
      const saved = saving.then(() => saveNow(change))
      saving = saved
      return saved
    },
    flush: task.flush,
    close() {
      for (const stop of stops) stop()
      task.cancel()
      runner.cancel()
    },
  }
}
