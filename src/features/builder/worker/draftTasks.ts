/**
 * What is asked of the engine about a whole draft, and can take longer than a frame.
 */
import type { Definition } from '#schemas/definition.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import { type Coverage, coverageOf } from '#src/engine/candidates/coverage.ts'
import { type MadeUpCandidate, makeUpCandidates } from '#src/engine/candidates/makeUpCandidates.ts'
import {
  type CandidateRun,
  outcomesOfCandidates,
  type ScoredOutcome,
  runCandidates,
} from '#src/engine/candidates/runCandidate.ts'
import type { Finding } from '#src/engine/readiness/findings.ts'
import { checkPaths, type PathCheck } from '#src/engine/readiness/paths/checkPaths.ts'

export interface DraftTasks {
  paths: { asked: { definition: Definition; local: readonly Finding[] }; found: PathCheck }
  tests: {
    asked: { definition: Definition; candidates: readonly TestCandidate[] }
    found: { runs: CandidateRun[]; coverage: Coverage }
  }
  madeUp: {
    asked: { definition: Definition; seed: number; count: number }
    found: { candidates: MadeUpCandidate[]; outcomes: ScoredOutcome[]; coverage: Coverage }
  }
}

export const draftTasks: {
  [K in keyof DraftTasks]: (asked: DraftTasks[K]['asked']) => DraftTasks[K]['found']
} = {
  paths: ({ definition, local }) => checkPaths(definition, local),
  tests: ({ definition, candidates }) => ({
    runs: runCandidates(definition, candidates),
    coverage: coverageOf(definition, candidates),
  }),
  madeUp: ({ definition, seed, count }) => {
    const candidates = makeUpCandidates(definition, { seed, count })
    const outcomes = outcomesOfCandidates(definition, candidates)
    return { candidates, outcomes, coverage: coverageOf(definition, candidates) }
  },
}
