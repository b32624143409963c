import { useStore } from '#src/base/useStore.ts'
import type { CandidateRun } from '#src/builder/model/testCandidates/runCandidate.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import type { SimulationState } from '#src/builder/screens/state/simulationStore.ts'
import type { TestCandidatesState } from '#src/builder/screens/state/testCandidateStore.ts'

export function useTestCandidateResults(): TestCandidatesState {
  const { tests } = useBuilder()
  return useStore(tests)
}

export function useSimulation(): SimulationState {
  const { simulation } = useBuilder()
  return useStore(simulation)
}

/** How many there are, and how many of them differ. */
export function countTestCandidates({ candidates, runById }: TestCandidatesState): {
  all: number
  differing: number
} {
  const differing = candidates.filter(({ id }) => differs(runById.get(id))).length
  return { all: candidates.length, differing }
}

function differs(run: CandidateRun | undefined): boolean {
  return run !== undefined && run.differences.length > 0
}
