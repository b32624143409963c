import type { Operator } from '#schemas/condition.ts'
import type { Question, QuestionKind } from '#schemas/question.ts'
import type { Measure } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'

import type { OperatorWords } from './english/conditions.ts'
import { staffWords } from './staffWords.ts'

/** "is at least", as it follows the name of a question. */
export function operatorName(op: Operator, kind?: QuestionKind): string {
  return operatorWords(op, kind).is
}

/** The negation: "is not at least". */
export function negatedOperatorName(op: Operator, kind?: QuestionKind): string {
  return operatorWords(op, kind).isNot
}

/** "number of choices"; of a choice's own words "text under “Other”". */
export function measureName(measure: Measure, question: Question): string {
  const other = 'other' in question ? question.other : undefined
  if (measure !== 'other' || other === undefined) return staffWords.measures[measure]
  return staffWords.conditionWords.underOther(textLine(other.label))
}

/** "contains" for a text, "includes" for a set; without a kind, as for a number or set. */
function operatorWords(op: Operator, kind: QuestionKind | undefined): OperatorWords {
  const ofKind = kind && staffWords.operatorsOfKinds[kind]
  return ofKind?.[op] ?? staffWords.operators[op]
}
