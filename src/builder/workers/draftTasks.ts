import type { Definition } from '#schemas/definition.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import { type Coverage, coverageOf } from '#src/builder/model/testCandidates/coverage.ts'
import type { SimulatedCandidate } from '#src/builder/model/testCandidates/attemptInput.ts'
import {
  type CandidateRun,
  outcomesOfCandidates,
  type ScoredOutcome,
  runCandidates,
} from '#src/builder/model/testCandidates/runCandidate.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { checkPaths, type PathCheck, simulateCandidates } from '#src/builder/model/paths/prover.ts'

import type { PageTasks } from '#src/storage/workers/tasks.ts'

export interface DraftTasks {
  paths: {
    input: { definition: Definition; local: readonly Finding[] }
    progress: never
    result: PathCheck
  }
  tests: {
    input: { definition: Definition; candidates: readonly TestCandidate[] }
    progress: never
    result: { runs: CandidateRun[]; coverage: Coverage }
  }
  simulation: {
    input: { definition: Definition; seed: number; count: number }
    progress: never
    result: { candidates: SimulatedCandidate[]; outcomes: ScoredOutcome[]; coverage: Coverage }
  }
}

/** A draft with this many questions is checked within a frame. */
const SMALL = 40
/** The number of answers that are evaluated within a frame. */
const FEW_ANSWERS = 400

/** Tasks of the engine on a whole draft that can take longer than a frame. */
export const draftTasks: PageTasks<DraftTasks> = {
  worker: 'draft',
  tasks: {
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
  },
  isSmall: {
    paths: ({ definition }) => questionsIn(definition) <= SMALL,
    tests: ({ definition, candidates }) =>
      questionsIn(definition) * candidates.length <= FEW_ANSWERS,
    simulation: () => false,
  },
}

function questionsIn({ sections }: Definition): number {
  return sections.reduce((sum, { questions }) => sum + questions.length, 0)
}
