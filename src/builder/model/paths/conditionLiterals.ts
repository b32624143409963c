import type { Condition } from '#schemas/condition.ts'
import {
  type CompiledCondition,
  compileCondition,
} from '#src/assessment/engine/conditions/compileCondition.ts'
import type { Sight } from '#src/assessment/engine/kinds/parts/sight.ts'
import type { Comparison } from '#src/assessment/engine/conditionMapping.ts'

import type { Model } from './model.ts'
import { type Literal, opposite } from './solver/literal.ts'
import { addClause, allOf, anyOf, newVariable } from './solver/solver.ts'

/** The state that conditions see before any question is answered. */
export const NOTHING_SEEN: Sight = { answers: [], seen: [], calculated: [], context: { seed: 0 } }

/**
 * The literal for a condition, or for part of one, with the same operands as `within`. The same
 * condition always gives the same literal, also within a rewritten condition.
 */
export function literalOf(
  model: Model,
  condition: Condition,
  within: Pick<CompiledCondition, 'targets'>,
): Literal {
  const literals = model.literalsByTargets.get(within.targets) ?? new WeakMap()
  model.literalsByTargets.set(within.targets, literals)
  const known = literals.get(condition)
  if (known !== undefined) return known
  const literal = newLiteralOf(model, condition, within)
  literals.set(condition, literal)
  return literal
}

function newLiteralOf(
  model: Model,
  condition: Condition,
  within: Pick<CompiledCondition, 'targets'>,
): Literal {
  switch (condition.kind) {
    case 'all':
      return allOf(
        model.solver,
        condition.conditions.map((part) => literalOf(model, part, within)),
      )
    case 'any':
      return anyOf(
        model.solver,
        condition.conditions.map((part) => literalOf(model, part, within)),
      )
    case 'not':
      return opposite(literalOf(model, condition.condition, within))
    case 'compare':
      return literalOfComparison(model, condition, within)
  }
}

function literalOfComparison(
  model: Model,
  comparison: Comparison,
  within: Pick<CompiledCondition, 'targets'>,
): Literal {
  const { of, test, chosenAs } = comparison
  if (test.op === 'isNot') {
    const is: Comparison = { ...comparison, test: { op: 'is', value: test.value } }
    return opposite(literalOfComparison(model, is, within))
  }
  const lookup = (questionId: string) => within.targets.get(questionId) ?? null
  const { holds } = compileCondition(comparison, lookup, null)
  const asBlank = holds(NOTHING_SEEN)
  const target = lookup('question' in of ? of.question : of.calculated)
  const question = model.questions[target?.source ?? -1]
  const isOpen =
    target !== null &&
    chosenAs === undefined &&
    ('question' in of ? question !== undefined : target.prepared === null)
  if (!isOpen) return asBlank ? model.solver.true : opposite(model.solver.true)
  const key = JSON.stringify([of, test])
  const known = model.literalByComparison.get(key)
  if (known !== undefined) return known
  const literal = newVariable(model.solver)
  if (question === undefined) {
    model.literalByComparison.set(key, literal)
    model.calculatedAsBlank.push(asBlank ? literal : opposite(literal))
    return literal
  }
  addClause(model.solver, [opposite(literal), question.answered])
  const isOpposite = asBlank
  question.atoms.push({
    literal,
    of,
    test,
    holds: isOpposite ? (sight) => !holds(sight) : holds,
  })
  model.literalByComparison.set(key, isOpposite ? opposite(literal) : literal)
  return isOpposite ? opposite(literal) : literal
}
