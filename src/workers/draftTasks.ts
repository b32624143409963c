/** Tasks of the engine on a whole draft that can take longer than a frame. */
import type { Definition } from '#schemas/definition.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import { type Coverage, coverageOf } from '#src/engine/candidates/coverage.ts'
import type { SimulatedCandidate } from '#src/engine/candidates/attemptInput.ts'
import { simulateCandidates } from '#src/engine/paths/prover.ts'
import {
  type CandidateRun,
  outcomesOfCandidates,
  type ScoredOutcome,
  runCandidates,
} from '#src/engine/candidates/runCandidate.ts'
import type { Finding } from '#src/engine/findings/findings.ts'
import { checkPaths, type PathCheck } from '#src/engine/paths/prover.ts'

export interface DraftTasks {
  paths: { input: { definition: Definition; local: readonly Finding[] }; result: PathCheck }
  tests: {
    input: { definition: Definition; candidates: readonly TestCandidate[] }
    result: { runs: CandidateRun[]; coverage: Coverage }
  }
  simulation: {
    input: { definition: Definition; seed: number; count: number }
    result: { candidates: SimulatedCandidate[]; outcomes: ScoredOutcome[]; coverage: Coverage }
  }
}

export const draftTasks: {
  [K in keyof DraftTasks]: (input: DraftTasks[K]['input']) => DraftTasks[K]['result']
} = {
  paths: ({ definition, local }) => checkPaths(definition, local),
  tests: ({ definition, candidates }) => ({
    runs: runCandidates(definition, candidates),
    coverage: coverageOf(definition, candidates),
  }),
  simulation: ({ definition, seed, count }) => {
    const candidates = simulateCandidates(definition, { seed, count })
    const outcomes = outcomesOfCandidates(definition, candidates)
    return { candidates, outcomes, coverage: coverageOf(definition, candidates) }
  },
}
