/**
 * What is asked of the engine about a whole draft, and can take longer than a frame.
 */
import type { Definition } from '#schemas/definition.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import { type Coverage, coverageOf } from '#src/engine/candidates/coverage.ts'
import { type MadeUpCandidate, makeUpCandidates } from '#src/engine/candidates/makeUpCandidates.ts'
import {
  type CandidateOutcome,
  type CandidateRun,
  outcomesOfCandidates,
  runCandidates,
} from '#src/engine/candidates/runCandidate.ts'
import type { Finding } from '#src/engine/readiness/findings.ts'
import { checkPaths, type PathCheck } from '#src/engine/readiness/paths/checkPaths.ts'

export interface Tasks {
  paths: { asked: { definition: Definition; local: readonly Finding[] }; found: PathCheck }
  tests: {
    asked: { definition: Definition; candidates: readonly TestCandidate[] }
    found: { runs: CandidateRun[]; coverage: Coverage }
  }
  madeUp: {
    asked: { definition: Definition; seed: number; count: number }
    found: { candidates: MadeUpCandidate[]; outcomes: CandidateOutcome[]; coverage: Coverage }
  }
}
export type TaskKind = keyof Tasks

export const tasks: { [K in TaskKind]: (asked: Tasks[K]['asked']) => Tasks[K]['found'] } = {
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

/** A draft of so many questions is checked within a frame. */
const SMALL = 40
/** So many answers to questions are evaluated within one. */
const FEW_ANSWERS = 400

/** What is done in place: to hand it over would take longer. */
export const isSmall: { [K in TaskKind]: (asked: Tasks[K]['asked']) => boolean } = {
  paths: ({ definition }) => questionsIn(definition) <= SMALL,
  tests: ({ definition, candidates }) => questionsIn(definition) * candidates.length <= FEW_ANSWERS,
  madeUp: () => false,
}

function questionsIn({ sections }: Definition): number {
  return sections.reduce((sum, { questions }) => sum + questions.length, 0)
}
