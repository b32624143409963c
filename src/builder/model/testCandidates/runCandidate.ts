import type { Definition } from '#schemas/definition.ts'
import type { Expectation, TestCandidate } from '#schemas/testCandidate.ts'
import { type Compiled, compile } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { type Score, scoreEvaluation } from '#src/assessment/engine/scoring/scoring.ts'
import { violationsOf } from '#src/assessment/engine/evaluation/validation.ts'

import { contextOf, type AttemptInput } from './attemptInput.ts'

/** The outcome of a test candidate. */
export type CandidateOutcome = Required<Expectation>

/**
 * The outcome, and whether the score is provisional (rule S15), for which there is no expectation.
 */
export type ScoredOutcome = CandidateOutcome & Pick<Score, 'mostSoFar' | 'toBeMarked'>

export type CandidateRun = {
  candidateId: string
  outcome: ScoredOutcome
  /** Where the outcome differs from what is expected. */
  differences: (keyof Expectation)[]
  /** Ids in its answers or expectations that the definition does not have. */
  unknown: string[]
}

/** The current outcome of these answers, to be saved as the expected one (rule T1). */
export function outcomeOfCandidate(
  definition: Definition,
  filling: AttemptInput,
): CandidateOutcome {
  return withoutProvisional(outcomeIn(compile(definition), filling))
}

/** The outcomes of many candidates, which share one compiled definition, with their scores. */
export function outcomesOfCandidates(
  definition: Definition,
  fillings: readonly AttemptInput[],
): ScoredOutcome[] {
  const compiled = compile(definition)
  return fillings.map((filling) => outcomeIn(compiled, filling))
}

/** Compares each test candidate with its expectations (rule T1). */
export function runCandidates(
  definition: Definition,
  candidates: readonly TestCandidate[],
): CandidateRun[] {
  const compiled = compile(definition)
  return candidates.map((candidate) => {
    const outcome = outcomeIn(compiled, candidate)
    const { expected = {} } = candidate
    return {
      candidateId: candidate.id,
      outcome,
      differences: differencesFrom(expected, outcome),
      unknown: unknownIn(compiled, candidate),
    }
  })
}

function withoutProvisional(scored: ScoredOutcome): CandidateOutcome {
  const { mostSoFar: _soFar, toBeMarked: _left, ...outcome } = scored
  return outcome
}

function outcomeIn(compiled: Compiled, filling: AttemptInput): ScoredOutcome {
  const evaluation = startEvaluation(compiled, filling.answers, contextOf(filling))
  const score = scoreEvaluation(evaluation)
  const { points, most, passed, band, openBands, knockOuts, mostSoFar, toBeMarked } = score
  return {
    shown: compiled.questions
      .filter((_, index) => evaluation.shown[index] === 1)
      .map(({ question }) => question.id),
    violations: violationsOf(evaluation).map(({ questionId, rule }) => ({ questionId, rule })),
    points,
    most,
    passed,
    // What is reached for certain: a test candidate has no marks.
    band: openBands === null ? band : openBands[0],
    knockOuts,
    mostSoFar,
    toBeMarked,
  }
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
      comparable(expected[aspect]) !== comparable(outcome[aspect]),
  )
}

/** Fractions of points used to be stored with this many digits. */
const KEPT_DIGITS = 12

/** Lists are compared as sets: a question that only moved is still shown. */
function comparable(value: Expectation[keyof Expectation]): string {
  if (typeof value === 'number') return value.toPrecision(KEPT_DIGITS)
  if (!Array.isArray(value)) return JSON.stringify(value)
  const members = value.map((each) =>
    typeof each === 'string' ? each : `${each.questionId} ${each.rule}`,
  )
  return [...new Set(members)].toSorted().join()
}

function unknownIn(
  { indexByQuestionId, definition }: Compiled,
  { answers, expected = {} }: TestCandidate,
): string[] {
  const { shown = [], violations = [], knockOuts = [], band = null } = expected
  const broken = violations.map(({ questionId }) => questionId)
  const questionIds = [...Object.keys(answers), ...shown, ...broken, ...knockOuts]
  const bandIds = new Set((definition.settings.bands ?? []).map(({ id }) => id))
  const unknown = questionIds.filter((id) => !indexByQuestionId.has(id))
  return [...new Set([...unknown, ...(band === null || bandIds.has(band) ? [] : [band])])]
}
