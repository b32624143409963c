/** Conditions that have no effect (rules K7 and K8). */
import type { Condition } from '#schemas/condition.ts'
import { type Comparison, comparisonsOf } from '#src/assessment/engine/conditionMapping.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'

import { findAnswer } from './findAnswer.ts'
import { literalOf } from './conditionLiterals.ts'
import type { Model, Rule } from './model.ts'
import { needlessPart } from './needlessPart.ts'
import type { Explorer } from './reachability.ts'
import { scopeOf } from './scope.ts'
import { searchPath } from './search.ts'
import { type Literal, opposite, variableOf } from './solver/literal.ts'

/**
 * Checks a condition that is evaluated wherever `asked` is true, which depends on the rules
 * `above`.
 */
export function checkRule(
  explorer: Explorer,
  rule: Rule | null,
  above: readonly (Rule | null)[],
  asked: Literal,
): Finding[] {
  if (rule === null) return []
  const { model, budget } = explorer
  const scope = scopeOf(model, [rule, ...above])
  const exclude = (...holds: Literal[]) => {
    const searched = searchPath(model, { holds: [asked, ...holds], scope }, budget)
    return searched.kind === 'never' ? searched.because : null
  }
  const { place } = rule
  const impossible = checkComparisons(explorer, rule)
  const always = exclude(opposite(rule.holds))
  if (always) {
    return [{ grade: 'warning', kind: 'conditionAlways', because: always, place }, ...impossible]
  }
  // A place that is never shown has been reported as unreachable.
  const never = place.field === 'requiredIf' ? exclude(rule.holds) : null
  if (never) {
    return [{ grade: 'warning', kind: 'conditionNever', because: never, place }, ...impossible]
  }
  const isTold = (part: Condition) => impossible.some((finding) => finding.part === part)
  const needless = needlessPart(explorer, rule, scope, asked, isTold)
  if (needless === null) return impossible
  return [...impossible, { grade: 'warning', kind: 'partNeedless', ...needless, place }]
}

type ComparisonNever = Finding & { kind: 'comparisonNever'; part: Condition }

/** Comparisons that no allowed answer makes true, and their negations. */
export function checkComparisons({ model }: Explorer, rule: Rule | null): ComparisonNever[] {
  if (rule === null) return []
  return comparisonsThatFail(model, rule).map((part) => ({
    grade: 'warning',
    kind: 'comparisonNever',
    part,
    holds: part.test.op === 'isNot' ? 'always' : 'never',
    place: rule.place,
  }))
}

/** A question that can't be answered at all is reported elsewhere. */
function comparisonsThatFail(model: Model, { compiled }: Rule): Comparison[] {
  return comparisonsOf(compiled.source).filter((part) => {
    const variable = variableOf(literalOf(model, part, compiled))
    const target = 'question' in part.of ? compiled.targets.get(part.of.question) : null
    const question = model.questions[target?.source ?? -1]
    const atom = question?.atoms.find(({ literal }) => variableOf(literal) === variable)
    if (atom === undefined || question?.answerable !== 'yes') return false
    const { compiled: looked, index } = question
    return findAnswer(looked.prepared, index, [{ ...atom, isWanted: true }]).kind === 'none'
  })
}
