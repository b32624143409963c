import type { ComparedValue, Predicate } from '#schemas/condition.ts'
import { fairText } from '#src/assessment/engine/texts/fairText.ts'

/** The predicate with the texts that it compares with in their folded form (rule C16). */
export function withFairTexts(test: Predicate): Predicate {
  if (test.op === 'is' || test.op === 'isNot') return { ...test, value: folded(test.value) }
  if (test.op === 'includes') return { ...test, value: fairText(test.value) }
  return test.op === 'isOneOf' ? { ...test, values: test.values.map(folded) } : test
}

function folded<V extends ComparedValue>(value: V): V | string {
  return typeof value === 'string' ? fairText(value) : value
}
