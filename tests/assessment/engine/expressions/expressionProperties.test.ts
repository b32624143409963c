import fc from 'fast-check'
import { expect, test } from 'vitest'

import { evaluateExpression } from '#src/assessment/engine/expressions/evaluateExpression.ts'
import { parseExpression } from '#src/assessment/engine/expressions/parse.ts'
import type { Value } from '#src/assessment/engine/expressions/value.ts'
import { anyExpression } from '#tests/support/arbitrary/arbitraryExpressions.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

import { meaningOfExpression } from './expressionReference.ts'

/** `blank` is never answered. */
const answers: Readonly<Record<string, Value | null>> = {
  years: 3,
  half: 0.5,
  name: ' Ada ',
  senior: true,
  born: { date: '1990-02-28' },
  tools: ['react', 'vue'],
  count: 5,
}

function valueOf(source: string): Value | null {
  const parsed = parseExpression(source)
  if (!parsed.ok) throw new Error(`${source}: ${parsed.error.kind} at ${parsed.error.at}`)
  return evaluateExpression(parsed.value, (name) => answers[name] ?? null)
}

test('X2, X5, X6, X7, X8, X9, X11, X12: any expression means what the slow reference computes', () => {
  const names = Object.keys(answers).filter((name) => /^\w+$/.test(name))
  fc.assert(
    fc.property(anyExpression([...names, 'blank']), (source) => {
      const meant = meaningOfExpression(source, (name) => answers[name] ?? null)
      expect(valueOf(source)).toEqual(meant)
    }),
    propertyRuns,
  )
})

test('X1: any text is parsed or refused, with a position inside it', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'aif(,)+-"[].1 =&') }),
  )
  fc.assert(
    fc.property(anyText, (source) => {
      const parsed = parseExpression(source)
      if (parsed.ok) return
      expect(parsed.error.at).toBeGreaterThanOrEqual(0)
      expect(parsed.error.at).toBeLessThanOrEqual(source.length)
    }),
    propertyRuns,
  )
})
