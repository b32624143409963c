import type { Expectation, TestCandidate } from '#schemas/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import { compile } from '#src/engine/compile.ts'
import { startEvaluation } from '#src/engine/evaluation.ts'
import { scoreAnswers } from '#src/engine/scoring.ts'
import { violationsOf } from '#src/engine/validation.ts'

/** What became of a test candidate. */
export type CandidateOutcome = Required<Expectation>

export type CandidateRun = {
  candidateId: string
  outcome: CandidateOutcome
  /** What came out otherwise than expected. */
  differences: (keyof Expectation)[]
}

/** What these answers come to now: to be kept as what is expected from then on (rule T1). */
export function outcomeOfCandidate(
  definition: Definition,
  { answers, seed = 0 }: Pick<TestCandidate, 'answers' | 'seed'>,
): CandidateOutcome {
  const evaluation = startEvaluation(compile(definition), answers, { seed })
  const { points, most, passed, band, knockOuts } = scoreAnswers(definition, answers, { seed })
  const { questions } = evaluation.compiled
  return {
    shown: questions
      .filter((_, index) => evaluation.shown[index] === 1)
      .map(({ question }) => question.id),
    violations: violationsOf(evaluation).map(({ questionId, rule }) => ({ questionId, rule })),
    points,
    most,
    passed,
    band,
    knockOuts,
  }
}

/** Each test candidate against what is expected of it (rule T1). */
export function runCandidates(
  definition: Definition,
  candidates: readonly TestCandidate[],
): CandidateRun[] {
  return candidates.map((candidate) => {
    const outcome = outcomeOfCandidate(definition, candidate)
    return {
      candidateId: candidate.id,
      outcome,
      differences: differencesFrom(candidate.expected ?? {}, outcome),
    }
  })
}

const ASPECTS = [
  'shown',
  'violations',
  'points',
  'most',
  'passed',
  'band',
  'knockOuts',
] as const satisfies readonly (keyof Expectation)[]

function differencesFrom(expected: Expectation, outcome: CandidateOutcome): (keyof Expectation)[] {
  return ASPECTS.filter(
    (aspect) =>
      expected[aspect] !== undefined &&
      JSON.stringify(expected[aspect]) !== JSON.stringify(outcome[aspect]),
  )
}
