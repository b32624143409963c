import type { TestOp } from '#schemas/condition.ts'
import type { Question, QuestionKind } from '#schemas/question.ts'
import type { Measure } from '#src/engine/questions/kind.ts'
import { textLine } from '#src/engine/textLine.ts'

import type { TestWords } from './english/tests.ts'
import { staffWords } from './staffWords.ts'

/** "is at least", as it follows the name of a question. */
export function testName(op: TestOp, kind?: QuestionKind): string {
  return testWords(op, kind).is
}

/** The exact opposite: "is not at least". */
export function oppositeTestName(op: TestOp, kind?: QuestionKind): string {
  return testWords(op, kind).isNot
}

/** "number of choices"; of a choice's own words "text under “Other”". */
export function measureName(measure: Measure, question: Question): string {
  const other = 'other' in question ? question.other : undefined
  if (measure !== 'other' || other === undefined) return staffWords.names.measures[measure]
  return staffWords.conditionWords.underOther(textLine(other.label))
}

/** "contains" of a text, "includes" of a set; without a kind as of any number or set. */
function testWords(op: TestOp, kind: QuestionKind | undefined): TestWords {
  const ofKind = kind && staffWords.testsOfKinds[kind]
  return ofKind?.[op] ?? staffWords.tests[op]
}
