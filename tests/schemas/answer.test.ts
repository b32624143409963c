import { expect, test } from 'vitest'

import { answerSchema, answerSchemas, answersSchema } from '#schemas/answer.ts'
import { storedFile } from '#tests/support/definitions.ts'

/** What each kind accepts, and what it rejects. */
const shapes: { [K in keyof typeof answerSchemas]: { good: unknown[]; bad: unknown[] } } = {
  singleChoice: {
    good: [{}, { option: 'a' }, { other: 'Elm' }],
    bad: ['a', { option: '1a' }, { options: ['a'] }, { option: undefined }],
  },
  multipleChoice: {
    good: [{ options: [] }, { options: ['a', 'b'], other: 'Elm' }],
    bad: [{}, { options: 'a' }, { options: ['a.b'] }, ['a']],
  },
  shortText: { good: ['', ' as typed\n'], bad: [1, { raw: 'x' }] },
  longText: { good: ['x'], bad: [null] },
  code: { good: ['x'], bad: [false] },
  number: {
    good: [0, -1.5, { raw: 'three' }],
    bad: ['3', Number.NaN, Number.POSITIVE_INFINITY, { raw: 3 }, { raw: 'x', more: 1 }],
  },
  date: {
    good: ['2026-02-28', { raw: '30.2.' }],
    bad: ['2026-02-30', '2026-2-1', '2026-02-28T00:00:00.000Z'],
  },
  rating: { good: [5], bad: [4.5] },
  ranking: { good: [['b', 'a']], bad: [[1]] },
  matrix: { good: [{ row1: ['a'] }], bad: [{ row1: 'a' }, { '1': ['a'] }] },
  file: {
    good: [[], [storedFile('cv.pdf')]],
    bad: [
      [{ name: 'cv.pdf' }],
      [{ ...storedFile('a'), size: -1 }],
      [{ ...storedFile('a'), sha256: 'A'.repeat(64) }],
    ],
  },
  signature: {
    good: [{ typed: 'Ada' }, { strokes: [[{ x: 0, y: 1 }]] }],
    bad: [{ typed: 'Ada', strokes: [] }, { strokes: [{ x: 0, y: 1 }] }],
  },
  consent: { good: [true], bad: [false, 'true'] },
}

test('every kind accepts its own shapes, also stored as any answer', () => {
  for (const [kind, { good }] of Object.entries(shapes)) {
    for (const answer of good) {
      const stored = JSON.parse(JSON.stringify(answer))
      expect([kind, schemaOf(kind).parse(stored)]).toEqual([kind, answer])
      expect([kind, answerSchema.parse(stored)]).toEqual([kind, answer])
    }
  }
})

test('every kind refuses other shapes', () => {
  for (const [kind, { bad }] of Object.entries(shapes)) {
    for (const answer of bad) {
      expect([kind, answer, schemaOf(kind).safeParse(answer).success]).toEqual([
        kind,
        answer,
        false,
      ])
    }
  }
})

test('answers are keyed by question id', () => {
  expect(answersSchema.safeParse({ q1: 'x', q2: 0 }).success).toBe(true)
  expect(answersSchema.safeParse({ '1': 'x' }).success).toBe(false)
  expect(answersSchema.safeParse({ q1: null }).success).toBe(false)
})

function schemaOf(kind: string) {
  const schema = Object.entries(answerSchemas).find(([name]) => name === kind)?.[1]
  if (schema === undefined) throw new Error(`No answers of kind ${kind}`)
  return schema
}
