import type { Definition } from '#schemas/definition.ts'
import { layOut } from '#src/assessment/engine/layout.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'

import { answering } from '#src/assessment/engine/kinds/answering.ts'
import {
  type CheckedExpression,
  checkExpression,
  type SortOfName,
} from '#src/assessment/engine/expressions/checkExpression.ts'
import { STARTED } from './compileCalculated.ts'

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
  for (const { id, expression } of definition.calculated) {
    checked.set(id, checkExpression(expression, sortOfName))
  }
  return checked
}
