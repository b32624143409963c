import { expect, test } from 'vitest'

import { evaluateExpression } from '#src/assessment/engine/expressions/evaluateExpression.ts'
import { parseExpression } from '#src/assessment/engine/expressions/parse.ts'

test.each([
  ['sum(years, blank)', 3],
  ['sum(blank, blank)', 0],
  ['sum(blank)', null],
  ['sum(blank, 2)', null],
  ['sum(years, blank, 2)', 5],
  ['min(blank, 10)', null],
  ['min(10, blank)', null],
  ['max(-1, blank)', null],
  ['max(0, blank - years)', null],
  ['min(blank, blank, 10)', null],
  ['min(years, blank)', 3],
  ['min(years, blank, 10)', 3],
  ['min(2, 1 + 2)', 2],
  ['min(blank, 2026-11-21)', null],
])('X7: %s is %j', (source, value) => {
  const parsed = parseExpression(source)
  const read = (name: string) => (name === 'years' ? 3 : null)
  expect(parsed.ok && evaluateExpression(parsed.value, read)).toBe(value)
})
