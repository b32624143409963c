/**
 * The latest simulated candidates. They stay in memory: nothing of them is stored, and they never
 * appear among candidates or responses.
 */
import { createStore, type Readable } from '#src/base/store.ts'
import type { Definition } from '#schemas/definition.ts'
import type { DraftStore } from './draftStore.ts'
import type { DraftTasks } from '#src/builder/workers/draftTasks.ts'
import type { TaskRunner } from '#src/storage/workers/taskRunner.ts'

export type Simulation = DraftTasks['simulation']['result'] & { definition: Definition }

export interface SimulationState {
  /** The seed of the next ones. */
  seed: number
  count: number
  /** Null if there are none yet. */
  made: Simulation | null
  isMaking: boolean
}

export interface SimulationStore extends Readable<SimulationState> {
  make(asked: { seed: number; count: number }): void
  close(): void
}

export function createSimulationStore(
  draft: DraftStore,
  runner: TaskRunner<DraftTasks['simulation']>,
): SimulationStore {
  const { set, ...store } = createStore<SimulationState>({
    seed: 1,
    count: 20,
    made: null,
    isMaking: false,
  })
  return {
    ...store,
    make(asked) {
      const definition = draft.definition()
      set({ ...store.getState(), ...asked, isMaking: true })
      runner.run({ definition, ...asked }, (found) => {
        set({ ...asked, made: { ...found, definition }, isMaking: false })
      })
    },
    close: runner.cancel,
  }
}
