import fc from 'fast-check'
import { expect, test } from 'vitest'

import { FORMATS } from '#schemas/base.ts'
import { authoredTextSchema } from '#schemas/authoredText.ts'
import { seedSchema } from '#schemas/base.ts'
import { conditionSchema } from '#schemas/condition.ts'
import { definitionSchema } from '#schemas/definition.ts'
import { questionSchema } from '#schemas/question.ts'
import { testCandidateSchema } from '#schemas/testCandidate.ts'
import { anyCondition, anyDefinition } from '#tests/support/arbitrary/arbitraries.ts'
import {
  anAssessment,
  file,
  longText,
  multipleChoice,
  number,
  section,
  shortText,
  singleChoice,
  statement,
  text,
} from '#tests/support/definitions.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

const accepts = (question: object) => questionSchema.safeParse(question).success

test('a definition survives JSON', () => {
  fc.assert(
    fc.property(anyDefinition, (definition) => {
      expect(definitionSchema.parse(JSON.parse(JSON.stringify(definition)))).toEqual(definition)
    }),
    fewRuns,
  )
})

test('a condition survives JSON, however deep', () => {
  fc.assert(
    fc.property(anyCondition, (condition) => {
      expect(conditionSchema.parse(JSON.parse(JSON.stringify(condition)))).toEqual(condition)
    }),
    fewRuns,
  )
})

test('a question may have everything its kind allows', () => {
  const answerable = {
    help: text('Take your time'),
    explanation: text('Tells how they think'),
    picture: { fileId: 'picture1', alternative: 'A chart' },
    errorText: 'Please answer',
    points: 2,
    rubric: { levels: [{ id: 'l1', text: 'Clear', points: 2 }] },
    knockOut: { op: 'isBlank' as const },
    timeLimit: 60,
    tags: ['js'],
    origin: { assessmentId: 'other', questionId: 'q9' },
  }
  const questions = [
    singleChoice('a', ['x'], { ...answerable, shuffle: true, key: { options: ['x'] } }),
    multipleChoice('a', ['x'], {
      ...answerable,
      minChoices: 0,
      maxChoices: 1,
      key: { options: [] },
    }),
    shortText('a', { ...answerable, format: 'url', key: { accepted: ['x'], ignoreCase: true } }),
    longText('a', { ...answerable, minLength: 1, maxLength: 2 }),
    number('a', {
      ...answerable,
      min: -1.5,
      max: 2,
      step: 0.5,
      unit: 'years',
      key: { value: 1, tolerance: 0 },
    }),
    file('a', { ...answerable, accept: ['.pdf'], minFiles: 1 }),
    statement('a', { help: text('Read on') }),
  ]
  expect(questions.filter((question) => !accepts(question))).toEqual([])
})

test('a property that does not belong to the kind is refused', () => {
  expect(accepts({ ...statement('a'), required: true })).toBe(false)
  expect(accepts({ ...shortText('a'), min: 1 })).toBe(false)
  expect(accepts({ ...longText('a'), key: { accepted: [], ignoreCase: true } })).toBe(false)
  expect(accepts({ ...number('a'), colour: 'red' })).toBe(false)
  expect(accepts({ ...number('a'), kind: 'rating' })).toBe(false)
  expect(accepts({ ...number('a'), unit: undefined })).toBe(false)
})

test('ids start with a letter and contain no dots', () => {
  for (const id of ['', '1a', 'a.b', 'a b', 'é', 'a'.repeat(65)])
    expect(accepts(number(id))).toBe(false)
  for (const id of ['a', 'A-1_b', 'a'.repeat(64)]) expect(accepts(number(id))).toBe(true)
})

test('limits have the right type', () => {
  expect(accepts(longText('a', { minLength: -1 }))).toBe(false)
  expect(accepts(longText('a', { minLength: 1.5 }))).toBe(false)
  expect(accepts(number('a', { step: 0 }))).toBe(false)
  expect(accepts(number('a', { min: Number.POSITIVE_INFINITY }))).toBe(false)
  expect(accepts(number('a', { key: { value: 1, tolerance: -1 } }))).toBe(false)
  expect(accepts(file('a', { accept: ['pdf'] }))).toBe(false)
  expect(accepts(file('a', { accept: ['.PDF'] }))).toBe(false)
  expect(accepts(file('a', { maxFiles: 0 }))).toBe(false)
  expect(accepts(number('a', { timeLimit: 0 }))).toBe(false)
  expect(accepts(number('a', { timeLimit: 1 }))).toBe(true)
  expect(definitionSchema.safeParse(anAssessment(section('s', { timeLimit: 0 }))).success).toBe(
    false,
  )
})

test('a seed is a whole number of 32 bits', () => {
  for (const seed of [-1, 1.5, 2 ** 32, '1']) expect(seedSchema.safeParse(seed).success).toBe(false)
  for (const seed of [0, 2 ** 32 - 1]) expect(seedSchema.safeParse(seed).success).toBe(true)
  const tested = { id: 't', name: 'Ada', answers: {} }
  expect(testCandidateSchema.safeParse({ ...tested, seed: 0 }).success).toBe(true)
  expect(testCandidateSchema.safeParse({ ...tested, seed: -1 }).success).toBe(false)
})

test('text contains only web and mail addresses', () => {
  const link = (href: string) => ({
    source: '',
    tree: [{ kind: 'paragraph', children: [{ kind: 'link', href, children: [] }] }],
  })
  expect(authoredTextSchema.safeParse(link('https://x.ch')).success).toBe(true)
  expect(authoredTextSchema.safeParse(link('mailto:ada@x.ch')).success).toBe(true)
  expect(authoredTextSchema.safeParse(link('javascript:alert(1)')).success).toBe(false)
  expect(authoredTextSchema.safeParse(link(' https://x.ch')).success).toBe(false)
  expect(
    authoredTextSchema.safeParse({ source: '<b>', tree: [{ kind: 'html', text: '<b>' }] }).success,
  ).toBe(false)
})

test('a definition of another format is refused', () => {
  const definition = anAssessment(section('one', number('a')))
  expect(definitionSchema.safeParse(definition).success).toBe(true)
  expect(
    definitionSchema.safeParse({ ...definition, format: FORMATS.definition + 1 }).success,
  ).toBe(false)
  expect(definitionSchema.safeParse({ ...definition, extra: 1 }).success).toBe(false)
  expect(definitionSchema.safeParse(anAssessment(section('one', { draw: 0 }))).success).toBe(false)
})
