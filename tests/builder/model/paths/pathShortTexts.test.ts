import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Condition, Predicate } from '#schemas/condition.ts'
import { TEXT_RULES } from '#schemas/textRules.ts'
import { isShown, violationOf } from '#src/assessment/engine/evaluation/evaluation.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import { anAssessment, shortText, statement } from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

/** Characters that fold to others, to several, or to nothing but a blank. */
const LETTERS = ['f', 'i', 'ﬁ', "'", '’', ' ', '.', '…', '`']
const TEXTS = LETTERS.flatMap((a) => [
  a,
  ...LETTERS.flatMap((b) => [a + b, ...LETTERS.map((c) => a + b + c)]),
])

const text = fc.constantFrom('fi', "f'", 'f’', '...', 'f i', 'i', 'if', "'", 'fii', '.')
const onText: fc.Arbitrary<Predicate> = fc.oneof(
  text.map((value): Predicate => ({ op: 'is', value })),
  text.map((value): Predicate => ({ op: 'isNot', value })),
  text.map((value): Predicate => ({ op: 'includes', value })),
)
const size: fc.Arbitrary<Predicate> = fc
  .integer({ min: 1, max: 3 })
  .map((value): Predicate => ({ op: 'is', value }))
const compared = fc.oneof(
  onText.map((each) => compare(each)),
  size.map((each) => compare(each, 'length')),
)
const limits = fc.record(
  {
    minLength: fc.integer({ min: 1, max: 3 }),
    maxLength: fc.integer({ min: 1, max: 3 }),
    pattern: fc.constantFrom("[a-z']+", 'f.*', '…', '[^.]+', '.{2}', 'fi+').map((source) => ({
      source,
      ignoreCase: false,
    })),
  },
  { requiredKeys: [] },
)

test('K3, C16: no place is called unreachable that a text, however it is typed, reaches', () => {
  fc.assert(
    fc.property(limits, fc.array(compared, { minLength: 1, maxLength: 2 }), (own, conditions) => {
      const definition = {
        ...anAssessment(
          shortText('q', own),
          statement('then', { showIf: { kind: 'all', conditions } }),
        ),
        textRules: TEXT_RULES,
      } as const
      const { findings } = proveReadiness(definition)
      const about = findings.filter(({ place }) => place.questionId === 'then')
      const isNever = about.some(({ kind }) => kind === 'unreachable')
      const reaching = TEXTS.filter((typed) => {
        const evaluation = evaluate(definition, { q: typed })
        return isShown(evaluation, 'then') && violationOf(evaluation, 'q') === null
      })
      expect(isNever ? reaching : []).toEqual([])
    }),
    fewRuns,
  )
})

const dots = { source: '…', ignoreCase: false }
const two = { source: '.{2}', ignoreCase: false }
const digits = { source: '\\d+', ignoreCase: false }

test.each([
  ['an exact text', {}, compare({ op: 'is', value: 'don’t' }), 'reached'],
  ['a text that is too long', { maxLength: 2 }, compare({ op: 'is', value: 'Oslo' }), 'never'],
  ['a ligature', { maxLength: 1 }, compare({ op: 'is', value: 'fi' }), 'open'],
  ['a ligature in words', { maxLength: 1 }, compare({ op: 'includes', value: 'fi' }), 'open'],
  ['a pattern for another form', { pattern: dots }, compare({ op: 'is', value: '...' }), 'reached'],
  ['a pattern for a form not tried', { pattern: two }, compare({ op: 'is', value: '...' }), 'open'],
  ['a pattern for neither form', { pattern: digits }, compare({ op: 'is', value: 'ab' }), 'never'],
  ['words', { maxLength: 4 }, compare({ op: 'includes', value: 'Oslo' }), 'reached'],
  [
    'words that are too long',
    { maxLength: 2 },
    compare({ op: 'includes', value: 'Oslo' }),
    'never',
  ],
] as const)('K3, C16: %s', (_, own, condition, verdict) => {
  const definition = {
    ...anAssessment(shortText('q', own), statement('then', { showIf: condition })),
    textRules: TEXT_RULES,
  } as const
  const kinds = proveReadiness(definition).findings.map(({ kind }) => kind)
  const found = kinds.includes('unreachable')
    ? 'never'
    : kinds.includes('undecided')
      ? 'open'
      : 'reached'
  expect(found).toBe(verdict)
})

function compare(predicate: Predicate, measure?: 'length'): Condition {
  const of = { question: 'q', ...(measure && { measure }) }
  return { kind: 'compare', of, test: predicate }
}
