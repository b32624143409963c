import type { Test } from '#schemas/condition.ts'
import { compileCondition } from '#src/engine/conditions/compileCondition.ts'
import { chosenOptions } from '#src/engine/questions/chosenOptions.ts'
import type { Finding, FindingPlace } from '#src/engine/readiness/findings.ts'

import { findAnswer } from './answering/findAnswer.ts'
import type { ModelledQuestion } from './model.ts'

/** Options that the limits leave no use for (rule K17): only several choices can get in their way. */
export function checkOptionUse(
  { compiled, index, answerable }: ModelledQuestion,
  at: FindingPlace,
): Finding[] {
  const { question, asked } = compiled
  if (question.kind !== 'multipleChoice' || answerable !== 'yes') return []
  const of = { question: question.id }
  const used = new Set<string>()
  let beside: string[] = []
  const isAllowed = (options: string[]) => asked.brokenRule({ options }) === null
  return question.options.flatMap(({ id }): Finding[] => {
    // Most can be chosen alone or with what one before was, and need no search among all sets.
    if (used.has(id) || isAllowed([id]) || isAllowed([id, ...beside])) return []
    const test: Test = { op: 'includes', value: id }
    const lookup = () => ({ source: index, asked })
    const { holds } = compileCondition({ kind: 'compare', of, test }, lookup, null)
    const found = findAnswer(asked, index, [{ of, test, holds, isWanted: true }])
    if (found.kind === 'found') {
      const [, ...others] = chosenOptions(question, found.answer)
      beside = others
      for (const each of others) used.add(each)
    }
    const place: FindingPlace = { ...at, field: 'options' }
    return found.kind === 'none'
      ? [{ grade: 'warning', kind: 'optionNever', optionId: id, place }]
      : []
  })
}
