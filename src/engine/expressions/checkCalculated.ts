import type { Definition } from '#schemas/definition.ts'
import { layOut } from '#src/engine/layout.ts'
import { questionsOf } from '#src/engine/editing/definition.ts'

import { sortByKind } from './answerValue.ts'
import { type CheckedExpression, checkExpression, type SortOfName } from './checkExpression.ts'
import { STARTED } from './compileCalculated.ts'

/** Every calculated value with its sort and what is wrong with it, by id. */
export function checkCalculated(definition: Definition): ReadonlyMap<string, CheckedExpression> {
  const checked = new Map<string, CheckedExpression>()
  const { sourceByName } = layOut(definition)
  const questions = questionsOf(definition)
  const sortOfName: SortOfName = (name) => {
    const source = sourceByName.get(name)
    if (source === undefined) return name === STARTED ? 'date' : 'unknownName'
    const question = questions[source]
    if (question !== undefined) return sortByKind[question.kind] ?? 'noValue'
    // Those before it have been checked by now; a broken one is told at its own place.
    const other = checked.get(definition.calculated[-1 - source]?.id ?? '')
    return other === undefined ? 'laterName' : other.sort
  }
  for (const { id, expression } of definition.calculated) {
    checked.set(id, checkExpression(expression, sortOfName))
  }
  return checked
}
