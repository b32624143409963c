import { type Coverage, coverageOf } from '#src/builder/model/testCandidates/coverage.ts'
import {
  runCandidates,
  type ScoredOutcome,
} from '#src/builder/model/testCandidates/runCandidate.ts'
import type { ReadAssessment } from '#src/builder/files/json/writeAssessmentFile.ts'
import { placeText } from '#src/builder/model/words/findingWords.ts'
import {
  differenceLines,
  type TestCandidateLine,
} from '#src/builder/model/words/testCandidateLines.ts'

type TestReport = {
  id: string
  name: string
  passes: boolean
  differences: TestCandidateLine[]
  unknown: string[]
  outcome: ScoredOutcome
}

/**
 * The result of each test candidate in a file, and their combined coverage; null if there are none.
 */
export function testReport({ definition, testCandidates }: ReadAssessment): {
  tests: TestReport[]
  coverage: object | null
} {
  const runs = runCandidates(definition, testCandidates)
  const tests = testCandidates.flatMap(({ id, name, expected = {} }): TestReport[] => {
    const run = runs.find(({ candidateId }) => candidateId === id)
    if (run === undefined) return []
    const differences = differenceLines(run, expected, definition)
    const { outcome, unknown } = run
    return [{ id, name, passes: run.differences.length === 0, differences, unknown, outcome }]
  })
  if (testCandidates.length === 0) return { tests, coverage: null }
  const { conditions, options, optionsLeft }: Coverage = coverageOf(definition, testCandidates)
  const seen = conditions.map(({ place, held, failed }) => {
    return { ...place, at: placeText(place, definition), held, failed }
  })
  return { tests, coverage: { conditions: seen, options, optionsLeft } }
}
