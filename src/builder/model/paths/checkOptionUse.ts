import type { Predicate } from '#schemas/condition.ts'
import { compileCondition } from '#src/assessment/engine/conditions/compileCondition.ts'
import { authoringOf } from '#src/assessment/engine/kinds/authoring.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'

import { findAnswer } from './findAnswer.ts'
import type { ModelledQuestion } from './model.ts'

/**
 * Options that the limits make unusable (rule K17), which only happens when several may be chosen.
 */
export function checkOptionUse(
  { compiled, index, answerable }: ModelledQuestion,
  at: FindingPlace,
): Finding[] {
  const { question, prepared } = compiled
  if (question.kind !== 'multipleChoice' || answerable !== 'yes') return []
  const of = { question: question.id }
  const used = new Set<string>()
  let beside: string[] = []
  const isAllowed = (options: string[]) => prepared.brokenRule({ options }) === null
  return question.options.flatMap(({ id }): Finding[] => {
    // Most options can be chosen alone or along with an earlier one, without searching all sets.
    if (used.has(id) || isAllowed([id]) || isAllowed([id, ...beside])) return []
    const test: Predicate = { op: 'includes', value: id }
    const lookup = () => ({ source: index, prepared })
    const { holds } = compileCondition({ kind: 'compare', of, test }, lookup, null)
    const found = findAnswer(prepared, index, [{ of, test, holds, isWanted: true }])
    if (found.kind === 'found') {
      const [, ...others] = authoringOf(question).chosen(question, found.answer)
      beside = others
      for (const each of others) used.add(each)
    }
    const place: FindingPlace = { ...at, field: 'options' }
    return found.kind === 'none'
      ? [{ grade: 'warning', kind: 'optionNever', optionId: id, place }]
      : []
  })
}
