import { expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import { literalOf } from '#src/builder/model/paths/conditionLiterals.ts'
import { needlessPart } from '#src/builder/model/paths/needlessPart.ts'
import { newExplorer } from '#src/builder/model/paths/reachability.ts'
import { scopeOf } from '#src/builder/model/paths/scope.ts'
import { variableOf } from '#src/builder/model/paths/solver/literal.ts'
import { newVariable } from '#src/builder/model/paths/solver/solver.ts'
import {
  all,
  anAssessment,
  answeredWith,
  any,
  not,
  singleChoice,
  statement,
} from '#tests/support/definitions.ts'

/** An odd number of these questions is answered with yes; the formula doubles with each one. */
function odd(count: number): Condition {
  const last = answeredWith(`q${count - 1}`, 'yes')
  if (count === 1) return last
  const before = odd(count - 1)
  return any(all(before, not(last)), all(not(before), last))
}

function explorerOf(showIf: Condition, count: number) {
  const questions = Array.from({ length: count }, (_, at) => singleChoice(`q${at}`))
  const explorer = newExplorer(anAssessment(...questions, statement('end', { showIf })))
  const rule = explorer.model.rules[0]!
  return { explorer, rule, scope: scopeOf(explorer.model, [rule]) }
}

test('K8: a condition with many repetitions is checked part by part', () => {
  const { explorer, rule, scope } = explorerOf(odd(7), 7)
  const { model } = explorer
  expect(needlessPart(explorer, rule, scope, model.solver.true, () => false)).toBeNull()
  // 127 groups of two; each is left out, and nothing else is built for it.
  expect(variableOf(newVariable(model.solver))).toBeLessThan(20_000)
})

test('K8: the same part of the same condition is the same literal', () => {
  const { explorer, rule } = explorerOf(odd(3), 3)
  const again = literalOf(explorer.model, rule.compiled.source, rule.compiled)
  expect(literalOf(explorer.model, rule.compiled.source, rule.compiled)).toBe(again)
})
