import type { Answer } from '#schemas/answer.ts'
import type { Test } from '#schemas/condition.ts'
import { compileCondition } from '#src/engine/conditions/compileCondition.ts'
import type { Demand } from '#src/engine/readiness/paths/answering/demand.ts'
import { findAnswers } from '#src/engine/readiness/paths/answering/findAnswer.ts'
import { keyTest } from '#src/engine/readiness/paths/keyTest.ts'
import type { ModelledQuestion } from '#src/engine/readiness/paths/model.ts'

/** So many texts of a pattern, for candidates to differ by. */
const TEXTS_OF_PATTERN = 12

/**
 * Answers within the limits, none of them blank and none unfinished: some answer, of a pattern more
 * than one, one for each way that conditions look at it and for the key, met and missed, and one with
 * each option.
 */
export function allowedAnswers(question: ModelledQuestion): Answer[] {
  const { compiled, index, atoms } = question
  const always = atoms
    .filter((atom) => atom.always)
    .map((atom): Demand => ({ ...atom, isWanted: true }))
  const looked = atoms.filter((atom) => !atom.always)
  const demands = [...looked, ...ownTests(question).map((test) => lookWith(question, test))]
  const wishes = demands.flatMap((demand): Demand[] => [
    { ...demand, isWanted: true },
    { ...demand, isWanted: false },
  ])
  const findFor = (wanted: readonly Demand[], most: number): Answer[] =>
    findAnswers(compiled.asked, index, [...always, ...wanted], most).found
  const hasPattern = compiled.question.kind === 'shortText' && compiled.question.pattern
  const found = [
    ...findFor([], hasPattern ? TEXTS_OF_PATTERN : 1),
    ...wishes.flatMap((wish) => findFor([wish], 1)),
  ]
  const byText = new Map(found.map((answer) => [JSON.stringify(answer), answer]))
  return [...byText.values()]
}

function ownTests({ compiled: { question } }: ModelledQuestion): Test[] {
  const key = keyTest(question)
  const options = 'options' in question ? question.options.map(({ id }) => id) : []
  const ofOption = (id: string): Test[] => {
    if (question.kind === 'singleChoice') return [{ op: 'is', value: id }]
    return question.kind === 'multipleChoice' ? [{ op: 'includes', value: id }] : []
  }
  return [...(key ? [key] : []), ...options.flatMap(ofOption)]
}

function lookWith({ compiled, index }: ModelledQuestion, test: Test): Omit<Demand, 'isWanted'> {
  const of = { question: compiled.question.id }
  const lookup = () => ({ source: index, asked: compiled.asked })
  return { of, test, holds: compileCondition({ kind: 'compare', of, test }, lookup, null).holds }
}
