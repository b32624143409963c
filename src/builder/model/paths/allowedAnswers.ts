import type { Answer } from '#schemas/answer.ts'
import type { Predicate } from '#schemas/condition.ts'
import { compileCondition } from '#src/assessment/engine/conditions/compileCondition.ts'
import { hasKey, scoringOf } from '#src/assessment/engine/kinds/scoring.ts'
import type { Demand } from '#src/assessment/engine/kinds/parts/demand.ts'
import { findAnswers } from './findAnswer.ts'
import type { ModelledQuestion } from './model.ts'

/** How many texts are generated from a pattern, to give candidates variety. */
const TEXTS_OF_PATTERN = 12

/**
 * Complete answers within the limits: any answer (with a pattern, several), one for each result of
 * the conditions that read it and of the key, and one with each option.
 */
export function allowedAnswers(question: ModelledQuestion): Answer[] {
  const { compiled, index, atoms } = question
  const always = atoms
    .filter((atom) => atom.always)
    .map((atom): Demand => ({ ...atom, isWanted: true }))
  const looked = atoms.filter((atom) => !atom.always)
  const demands = [...looked, ...ownOperators(question).map((test) => lookWith(question, test))]
  const outcomes = demands.flatMap((demand): Demand[] => [
    { ...demand, isWanted: true },
    { ...demand, isWanted: false },
  ])
  const findFor = (wanted: readonly Demand[], most: number): Answer[] =>
    findAnswers(compiled.prepared, index, [...always, ...wanted], most).found
  const hasPattern = compiled.question.kind === 'shortText' && compiled.question.pattern
  const found = [
    ...findFor([], hasPattern ? TEXTS_OF_PATTERN : 1),
    ...outcomes.flatMap((one) => findFor([one], 1)),
  ]
  const byText = new Map(found.map((answer) => [JSON.stringify(answer), answer]))
  return [...byText.values()]
}

function ownOperators({ compiled: { question } }: ModelledQuestion): Predicate[] {
  const key = hasKey(question) ? scoringOf(question).asPredicate(question) : null
  const options = 'options' in question ? question.options.map(({ id }) => id) : []
  const ofOption = (id: string): Predicate[] => {
    if (question.kind === 'singleChoice') return [{ op: 'is', value: id }]
    return question.kind === 'multipleChoice' ? [{ op: 'includes', value: id }] : []
  }
  return [...(key ? [key] : []), ...options.flatMap(ofOption)]
}

function lookWith(
  { compiled, index }: ModelledQuestion,
  test: Predicate,
): Omit<Demand, 'isWanted'> {
  const of = { question: compiled.question.id }
  const lookup = () => ({ source: index, prepared: compiled.prepared })
  return { of, test, holds: compileCondition({ kind: 'compare', of, test }, lookup, null).holds }
}
