import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { layOut } from '#src/assessment/engine/layout.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'

import { answering } from '#src/assessment/engine/kinds/answering.ts'
import {
  type CheckedExpression,
  type CodesOfName,
  checkExpression,
  type SortOfName,
} from '#src/assessment/engine/expressions/checkExpression.ts'
import { codeOf, STARTED } from './compileCalculated.ts'

/** The sort and the problems of every calculated value, by id. */
export function checkCalculated(definition: Definition): ReadonlyMap<string, CheckedExpression> {
  const checked = new Map<string, CheckedExpression>()
  const { sourceByName } = layOut(definition)
  const questions = questionsOf(definition)
  const sortOfName: SortOfName = (name) => {
    const source = sourceByName().get(name)
    if (source === undefined) return name === STARTED ? 'date' : 'unknownName'
    const question = questions[source]
    if (question !== undefined) {
      if (isSelfIdentification(question)) return 'noValue'
      return answering[question.kind].inExpressions ?? 'noValue'
    }
    // Earlier values have been checked already; their problems are reported there.
    const other = checked.get(definition.calculated[-1 - source]?.id ?? '')
    return other === undefined ? 'laterName' : other.sort
  }
  const codesOfName: CodesOfName = (name) => codesOf(questions[sourceByName().get(name) ?? -1])
  for (const { id, expression } of definition.calculated) {
    checked.set(id, checkExpression(expression, sortOfName, codesOfName))
  }
  return checked
}

/** The codes of an answer in expressions (rule X4); null for what isn't chosen from a list. */
function codesOf(question: Question | undefined): ReturnType<CodesOfName> {
  if (question?.kind === 'file') return 'files'
  if (question === undefined || !('options' in question)) return null
  const isList = question.kind === 'multipleChoice'
  const named = question.options.filter(({ role }) => !isList || role !== 'all')
  return new Set(named.map(codeOf))
}
