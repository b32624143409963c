/** Requirements for an answer to a single question, and whether one is found within its limits. */
import type { Answer } from '#schemas/answer.ts'
import type { Predicate } from '#schemas/condition.ts'
import type { Question } from '#schemas/question.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { compileCondition } from '#src/assessment/engine/conditions/compileCondition.ts'
import type { Look } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import type { Demand } from '#src/assessment/engine/kinds/parts/demand.ts'
import { findAnswer } from '#src/builder/model/paths/findAnswer.ts'
import { NOTHING_SEEN } from '#src/builder/model/paths/conditionLiterals.ts'
import { anAssessment } from './definitions.ts'

/** A predicate on the answer, or on a measure or row of it, that must be true or must be false. */
export type Requirement = { test: Predicate; look: Look; isWanted: boolean }

/** An answer that meets every requirement, or the verdict. */
export function answerTo(question: Question, ...requirements: Requirement[]) {
  const found = findAnswer(askedAlone(question), 0, demandsOf(question, requirements))
  return found.kind === 'found' ? found.answer : found.kind
}

/** Those answers that are within the limits and meet every requirement. */
export function meeting(
  question: Question,
  requirements: readonly Requirement[],
  answers: readonly Answer[],
) {
  const prepared = askedAlone(question)
  const demands = demandsOf(question, requirements)
  return answers.filter((answer) => {
    const sight = { ...NOTHING_SEEN, answers: [answer], seen: [prepared.value(answer)] }
    const isAllowed = prepared.value(answer) !== null && prepared.brokenRule(answer) === null
    return isAllowed && demands.every(({ holds, isWanted }) => holds(sight) === isWanted)
  })
}

/** Predicates that are true for a blank answer are negated, as in the search for paths. */
function demandsOf(question: Question, requirements: readonly Requirement[]): Demand[] {
  const prepared = askedAlone(question)
  return requirements.map(({ test, look, isWanted }) => {
    const of = { question: question.id, ...look }
    const lookup = () => ({ source: 0, prepared })
    const { holds } = compileCondition({ kind: 'compare', of, test }, lookup, null)
    const asBlank = holds(NOTHING_SEEN)
    return {
      of,
      test,
      holds: (sight) => holds(sight) !== asBlank,
      isWanted: isWanted !== asBlank,
    }
  })
}

/** The question as prepared by the engine. */
export function askedAlone(question: Question) {
  const [compiled] = compile(anAssessment(question)).questions
  if (compiled === undefined) throw new Error('There is a question')
  return compiled.prepared
}

export function requirement(test: Predicate, look: Look = {}): Requirement {
  return { test, look, isWanted: true }
}

export function unless({ test, look }: Requirement): Requirement {
  return { test, look, isWanted: false }
}

export function is(value: string | string[], look?: Look): Requirement {
  return requirement({ op: 'is', value }, look)
}

export function includes(value: string, look?: Look): Requirement {
  return requirement({ op: 'includes', value }, look)
}

export function given(look: Look): Requirement {
  return requirement({ op: 'isNotBlank' }, look)
}

export function moreThan(value: number, look?: Look): Requirement {
  return requirement({ op: 'moreThan', value }, look)
}

export function count(value: number, look?: Look): Requirement {
  return requirement({ op: 'is', value }, { ...look, measure: 'count' })
}

export function length(value: number): Requirement {
  return requirement({ op: 'is', value }, { measure: 'length' })
}
