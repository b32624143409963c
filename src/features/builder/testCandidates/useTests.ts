import { useSyncExternalStore } from 'react'
import type { CandidateRun } from '#src/engine/candidates/runCandidate.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import type { MadeUpState } from './madeUpStore.ts'
import type { TestState } from './testStore.ts'

export function useTests(): TestState {
  const { tests } = useBuilder()
  return useSyncExternalStore(tests.subscribe, tests.getState)
}

export function useMadeUp(): MadeUpState {
  const { madeUp } = useBuilder()
  return useSyncExternalStore(madeUp.subscribe, madeUp.getState)
}

/** How many there are, and how many of them differ. */
export function countTests({ candidates, runById }: TestState): { all: number; differing: number } {
  const differing = candidates.filter(({ id }) => differs(runById.get(id))).length
  return { all: candidates.length, differing }
}

function differs(run: CandidateRun | undefined): boolean {
  return run !== undefined && run.differences.length > 0
}
