import fc from 'fast-check'

import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import { mapComparisons } from '#src/assessment/engine/conditionMapping.ts'

import { anyDefinition, questionIds } from './arbitraries.ts'
import { anyExpression } from './arbitraryExpressions.ts'

const calculatedIds = ['c0', 'c1', 'c2']

/** A definition with shuffled and drawn sections, and some conditions on calculated values. */
export const anyWholeDefinition: fc.Arbitrary<Definition> = fc
  .record({
    definition: anyDefinition,
    expressions: fc.tuple(
      ...calculatedIds.map(() => anyExpression([...questionIds, ...calculatedIds])),
    ),
    mixing: fc.array(
      fc.record(
        { shuffle: fc.boolean(), draw: fc.integer({ min: 1, max: 3 }) },
        { requiredKeys: [] },
      ),
      { minLength: 3, maxLength: 3 },
    ),
  })
  .map(({ definition, expressions, mixing }) => ({
    ...definition,
    sections: definition.sections.map((section, place) => ({
      ...section,
      ...mixing[place],
      ...(section.showIf && { showIf: onCalculated(section.showIf) }),
      questions: section.questions.map((question) => ({
        ...question,
        ...(question.showIf && { showIf: onCalculated(question.showIf) }),
      })),
    })),
    calculated: calculatedIds.map((id, place) => ({
      id,
      name: `value ${place}`,
      expression: expressions[place] ?? '',
    })),
  }))

/** Half of the comparisons with questions use a calculated value instead. */
function onCalculated(condition: Condition): Condition {
  const changed = mapComparisons(condition, (comparison) => {
    const place = 'question' in comparison.of ? questionIds.indexOf(comparison.of.question) : -1
    const calculated = place % 2 === 1 ? calculatedIds[(place - 1) / 2] : undefined
    return calculated === undefined ? comparison : { ...comparison, of: { calculated } }
  })
  return changed ?? condition
}
