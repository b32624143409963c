/**
 * Random definitions, answers and edits for properties. Small pools of values, so that conditions
 * often match; including ids that don't exist, and answers of other kinds.
 */
import fc from 'fast-check'

import type { Answer } from '#schemas/answer.ts'
import type { Condition, Operand, Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question, QuestionKind } from '#schemas/question.ts'

import {
  anAssessment,
  code,
  consent,
  date,
  file,
  longText,
  matrix,
  multipleChoice,
  number,
  ranking,
  rating,
  section,
  shortText,
  signature,
  singleChoice,
  statement,
  storedFile,
  withOther,
  withRole,
} from '#tests/support/definitions.ts'

const QUESTIONS = 7
export const questionIds = Array.from({ length: QUESTIONS }, (_, index) => `q${index}`)
export const sectionIds = ['s0', 's1', 's2']
export const questionKinds: QuestionKind[] = [
  'singleChoice',
  'multipleChoice',
  'shortText',
  'longText',
  'number',
  'date',
  'rating',
  'ranking',
  'matrix',
  'file',
  'code',
  'signature',
  'consent',
  'statement',
]

const optionIds = ['x', 'y', 'z']
const rowIds = ['r', 's']
const options = fc.subarray(optionIds)
const chosen = fc.subarray([...optionIds, 'none', 'all'])
const word = fc.constantFrom('x', ' x ', 'X', 'xyz', 'zu\u0308', 'z\u00fc')
const amount = fc.constantFrom(0, 1, 2, 3, 1.5)
const day = fc.constantFrom('2024-02-28', '2024-02-29', '2024-03-01')
const order = fc.shuffledSubarray(optionIds)

export const anyAnswer: fc.Arbitrary<Answer> = fc
  .oneof(
    fc.constantFrom('x', 'y', 'z', 'gone').map((option): Answer => ({ option })),
    fc.constantFrom<Answer>({ other: 'x' }, { other: ' ' }, { option: 'x', other: 'y' }),
    fc.oneof(options, chosen).map((ids): Answer => ({ options: ids })),
    fc.record({ options, other: fc.constantFrom('x', ' ') }),
    fc.constant<Answer>({ options: ['x', 'gone', 'x'] }),
    word,
    fc.constantFrom('', '  '),
    amount,
    day,
    fc.constant('2023-02-29'),
    fc.constantFrom('', 'three').map((raw) => ({ raw })),
    order,
    fc.constant<Answer>(['x', 'y', 'gone']),
    fc.record({ r: fc.oneof(options, chosen), s: fc.oneof(options, chosen) }),
    fc.constantFrom<Answer>({ r: ['x'] }, { r: ['x'], s: ['y'] }, { gone: ['x'] }, {}),
    fc.constantFrom<Answer>(true, { typed: 'x' }, { typed: ' ' }),
    fc.constantFrom<Answer>({ strokes: [] }, { strokes: [[{ x: 0, y: 1 }]] }),
    fc.constantFrom(1, 2, 3).map((count) => optionIds.slice(0, count).map((id) => storedFile(id))),
  )
  .map((answer): Answer => answer)

const bound = fc.oneof(amount, day, fc.constant('soon'))

const anyTest: fc.Arbitrary<Predicate> = fc.oneof(
  fc.constantFrom<Predicate>({ op: 'isBlank' }, { op: 'isNotBlank' }),
  fc.record({
    op: fc.constantFrom('is' as const, 'isNot' as const),
    value: fc.oneof(word, amount, options, chosen, order, day, fc.constant(true)),
  }),
  fc.record({ op: fc.constant('isOneOf' as const), values: fc.array(fc.oneof(word, amount, day)) }),
  fc.record({ op: fc.constant('includes' as const), value: fc.constantFrom('x', 'y', 'all') }),
  fc.record({
    op: fc.constantFrom('atLeast', 'atMost', 'moreThan', 'lessThan'),
    value: bound,
  }),
  fc.record({ op: fc.constantFrom('before', 'after'), value: fc.oneof(day, fc.constant('soon')) }),
  fc.record({ op: fc.constant('between' as const), from: bound, to: bound }),
)

const operand = fc.record({ question: fc.constantFrom(...questionIds, 'nowhere') })
const row = fc.record({ row: fc.constantFrom(...rowIds, 'gone') })
const measure = fc.record({
  measure: fc.constantFrom('length' as const, 'count' as const, 'other' as const),
})

const anyOperand: fc.Arbitrary<Operand> = fc.oneof(
  { weight: 4, arbitrary: operand },
  { weight: 2, arbitrary: fc.tuple(operand, measure).map(([of, by]) => ({ ...of, ...by })) },
  { weight: 2, arbitrary: fc.tuple(operand, row).map(([of, at]) => ({ ...of, ...at })) },
  {
    weight: 1,
    arbitrary: fc.tuple(operand, row, measure).map(([of, at, by]) => ({ ...of, ...at, ...by })),
  },
)

export const anyCondition: fc.Arbitrary<Condition> = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.record({
      kind: fc.constant('compare' as const),
      of: anyOperand,
      test: anyTest,
    }),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      conditions: fc.array(tie('tree'), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), condition: tie('tree') }),
  ),
})).tree

const maybeCondition = fc.option(anyCondition, { nil: undefined, freq: 2 })
const limit = fc.option(fc.nat({ max: 3 }), { nil: undefined })

function anyQuestion(id: string): fc.Arbitrary<Question> {
  return fc
    .record({
      kind: fc.constantFrom(...questionKinds),
      required: fc.boolean(),
      showIf: maybeCondition,
      requiredIf: maybeCondition,
      low: limit,
      high: limit,
      several: fc.boolean(),
      other: fc.boolean(),
      roles: fc.subarray(['none', 'all'] as const),
    })
    .map(({ kind, required, showIf, requiredIf, low, high, several, other, roles }) => {
      const shown = showIf ? { showIf } : {}
      const own = { ...shown, required, ...(requiredIf && { requiredIf }) }
      const question = questionOf(kind, id, own, shown, low, high)
      if (question.kind === 'matrix') question.several = several
      const isChoice = question.kind === 'singleChoice' || question.kind === 'multipleChoice'
      if (isChoice || question.kind === 'matrix') {
        question.options.push(...roles.map((role) => withRole(role)))
      }
      return isChoice && other ? withOther(question) : question
    })
}

function questionOf(
  kind: QuestionKind,
  id: string,
  own: { required: boolean; showIf?: Condition; requiredIf?: Condition },
  shown: { showIf?: Condition },
  low: number | undefined,
  high: number | undefined,
): Question {
  const limits = (lowest: string, highest: string): Record<string, number> => ({
    ...(low !== undefined && { [lowest]: low }),
    ...(high !== undefined && { [highest]: high }),
  })
  switch (kind) {
    case 'singleChoice':
      return singleChoice(id, optionIds, own)
    case 'multipleChoice':
      return multipleChoice(id, optionIds, { ...own, ...limits('minChoices', 'maxChoices') })
    case 'shortText':
      return shortText(id, { ...own, ...limits('minLength', 'maxLength') })
    case 'longText':
      return longText(id, { ...own, ...limits('minLength', 'maxLength') })
    case 'number':
      return number(id, { ...own, ...limits('min', 'max') })
    case 'date': {
      const days = ['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01']
      const min = days[low ?? -1]
      const max = days[high ?? -1]
      return date(id, { ...own, ...(min && { min }), ...(max && { max }) })
    }
    case 'rating':
      return rating(id, { ...own, lowest: low ?? 0, highest: high ?? 3 })
    case 'ranking':
      return ranking(id, optionIds, own)
    case 'matrix':
      return matrix(id, rowIds, optionIds, own)
    case 'code':
      return code(id, { ...own, ...limits('minLength', 'maxLength') })
    case 'signature':
      return signature(id, own)
    case 'consent':
      return consent(id, own)
    case 'file':
      return file(id, { ...own, maxFiles: (high ?? 0) + 1 })
    case 'statement':
      return statement(id, shown)
  }
}

export const anyDefinition: fc.Arbitrary<Definition> = fc
  .record({
    questions: fc
      .tuple(...questionIds.map(anyQuestion))
      .chain((questions) => fc.shuffledSubarray(questions, { minLength: 1 })),
    sectionOf: fc.array(fc.nat({ max: 2 }), { minLength: QUESTIONS, maxLength: QUESTIONS }),
    showIfs: fc.tuple(maybeCondition, maybeCondition, maybeCondition),
  })
  .map(({ questions, sectionOf, showIfs }) =>
    anAssessment(
      ...sectionIds.map((id, place) => {
        const showIf = showIfs[place]
        const own = questions.filter((_, index) => sectionOf[index] === place)
        return section(id, showIf ? { showIf } : {}, ...own)
      }),
    ),
  )

export const anyAnswers: fc.Arbitrary<Record<string, Answer>> = fc.dictionary(
  fc.constantFrom(...questionIds),
  anyAnswer,
  { maxKeys: QUESTIONS },
)
