/**
 * Random definitions whose conditions suit the questions they use, so that paths often branch and
 * join: small values shared by limits and comparisons.
 */
import fc from 'fast-check'

import type { Condition, Operand, Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { withChange } from '#src/assessment/engine/change.ts'

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
  option,
  ranking,
  rating,
  section,
  shortText,
  signature,
  singleChoice,
  statement,
  text,
  withRole,
} from '#tests/support/definitions.ts'

const optionIds = ['x', 'y', 'z']
const MAX_QUESTIONS = 5

const anyWord = fc.constantFrom('x', 'y', 'xy', 'yx', 'xyx')
const anyAmount = fc.constantFrom(0, 1, 1.5, 2, 3)
const anyCount = fc.nat({ max: 3 })
const anyDay = fc.constantFrom('2024-02-28', '2024-02-29', '2024-03-01')
const anyOrder = fc.shuffledSubarray(optionIds, { minLength: 3 })
const anyRow = fc.constantFrom('r', 's')
const maybeCount = fc.option(anyCount, { nil: undefined })

const blankness = fc.constantFrom<Predicate>({ op: 'isBlank' }, { op: 'isNotBlank' })

function anyNumberTest(amount: fc.Arbitrary<number>): fc.Arbitrary<Predicate> {
  return fc.oneof(
    fc.record({
      op: fc.constantFrom('is', 'isNot', 'atLeast', 'atMost', 'moreThan', 'lessThan'),
      value: amount,
    }),
    fc.record({ op: fc.constant('between' as const), from: amount, to: amount }),
    fc.record({ op: fc.constant('isOneOf' as const), values: fc.array(amount, { maxLength: 2 }) }),
  )
}

function equality<T extends string | string[]>(value: fc.Arbitrary<T>): fc.Arbitrary<Predicate> {
  return fc.record({ op: fc.constantFrom('is' as const, 'isNot' as const), value })
}

function isOneOf(value: fc.Arbitrary<string>): fc.Arbitrary<Predicate> {
  return fc.record({
    op: fc.constant('isOneOf' as const),
    values: fc.array(value, { maxLength: 2 }),
  })
}

function includes(value: fc.Arbitrary<string>): fc.Arbitrary<Predicate> {
  return fc.record({ op: fc.constant('includes' as const), value })
}

const anyDateTest: fc.Arbitrary<Predicate> = fc.oneof(
  fc.record({
    op: fc.constantFrom('is', 'isNot', 'atLeast', 'atMost', 'before', 'after'),
    value: anyDay,
  }),
  fc.record({ op: fc.constant('between' as const), from: anyDay, to: anyDay }),
)
const anyTextTest = fc.oneof(equality(anyWord), isOneOf(anyWord), includes(anyWord))

/** A comparison that suits the question. */
function comparisonWith(question: Question): fc.Arbitrary<Condition> {
  const { kind, id } = question
  const roles = 'options' in question ? question.options.flatMap(({ role }) => role ?? []) : []
  const anyOption = fc.constantFrom(...optionIds, ...roles)
  const anySet = fc.subarray([...optionIds, ...roles])
  const of = (test: fc.Arbitrary<Predicate>, operand: Operand = { question: id }) =>
    fc
      .oneof(test, blankness)
      .map((each): Condition => ({ kind: 'compare', of: operand, test: each }))
  const words = of(anyTextTest, { question: id, measure: 'other' })
  switch (kind) {
    case 'singleChoice': {
      const options = of(fc.oneof(equality(anyOption), isOneOf(anyOption)))
      return question.other ? fc.oneof(options, words) : options
    }
    case 'multipleChoice': {
      const options = fc.oneof(
        of(fc.oneof(includes(anyOption), equality(anySet))),
        of(anyNumberTest(anyCount), { question: id, measure: 'count' }),
      )
      return question.other ? fc.oneof(options, words) : options
    }
    case 'matrix': {
      const ofRow = question.several
        ? fc.oneof(includes(anyOption), equality(anySet))
        : fc.oneof(equality(anyOption), isOneOf(anyOption))
      const inRows = anyRow.chain((row) => of(ofRow, { question: id, row }))
      if (!question.several) return fc.oneof(inRows, of(blankness))
      const counted = anyRow.chain((row) =>
        of(anyNumberTest(anyCount), { question: id, row, measure: 'count' }),
      )
      return fc.oneof(inRows, counted)
    }
    case 'ranking':
      return of(equality(anyOrder))
    case 'date':
      return of(anyDateTest)
    case 'rating':
      return of(anyNumberTest(anyCount))
    case 'shortText':
    case 'longText':
    case 'code':
      return fc.oneof(
        of(anyTextTest),
        of(anyNumberTest(anyCount), { question: id, measure: 'length' }),
      )
    case 'number':
      return of(anyNumberTest(anyAmount))
    case 'file':
      return of(anyNumberTest(anyCount), { question: id, measure: 'count' })
    case 'signature':
    case 'consent':
    case 'statement':
      return of(blankness)
  }
}

function conditionOn(earlier: readonly Question[]): fc.Arbitrary<Condition | undefined> {
  if (earlier.length === 0) return fc.constant(undefined)
  const comparison = fc.constantFrom(...earlier).chain(comparisonWith)
  const { tree } = fc.letrec<{ tree: Condition }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      comparison,
      fc.record({
        kind: fc.constantFrom('all' as const, 'any' as const),
        conditions: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({ kind: fc.constant('not' as const), condition: tie('tree') }),
    ),
  }))
  return fc.option(tree, { nil: undefined, freq: 4 })
}

function questionAt(place: number): fc.Arbitrary<Question> {
  const id = `q${place}`
  return fc
    .record({
      low: maybeCount,
      high: maybeCount,
      step: fc.constantFrom(undefined, undefined, 0.5, 1, 2),
      required: fc.boolean(),
      several: fc.boolean(),
      hasOther: fc.boolean(),
      roles: fc.subarray(['none', 'all'] as const),
    })
    .chain(({ low, high, step, required, several, hasOther, roles }) => {
      const other = hasOther ? { label: text('Other') } : undefined
      const offered = [
        ...optionIds.map((each) => option(each)),
        ...roles.map((role) => withRole(role)),
      ]
      return fc.constantFrom<Question>(
        withChange(singleChoice(id, optionIds, { required }), { other }),
        withChange(multipleChoice(id, [], { required }), {
          options: offered,
          other,
          minChoices: low,
          maxChoices: high,
        }),
        { ...matrix(id, ['r', 's'], [], { required, several }), options: offered },
        ranking(id, optionIds, { required }),
        withChange(date(id, { required }), { min: low === undefined ? low : '2024-02-28' }),
        rating(id, { required, lowest: low ?? 0, highest: high ?? 3 }),
        withChange(code(id, { required }), { minLength: low, maxLength: high }),
        signature(id, { required }),
        consent(id, { required }),
        withChange(shortText(id, { required }), { minLength: low, maxLength: high }),
        withChange(longText(id, { required }), { minLength: low, maxLength: high }),
        withChange(number(id, { required }), { min: low, max: high, step }),
        file(id, { required, maxFiles: (high ?? 0) + 1 }),
        statement(id),
      )
    })
}

const anyQuestions = fc
  .integer({ min: 1, max: MAX_QUESTIONS })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, place) => questionAt(place))))

const maybeDraw = fc.constantFrom(undefined, undefined, 1, 2)

/** In up to three sections, which may draw some of their questions. */
export const anyForkingDefinition: fc.Arbitrary<Definition> = anyQuestions.chain((questions) =>
  fc
    .record({
      cuts: fc.tuple(fc.nat({ max: questions.length }), fc.nat({ max: questions.length })),
      showIfs: fc.tuple(...questions.map((_, place) => conditionOn(questions.slice(0, place)))),
      requiredIfs: fc.tuple(...questions.map((_, place) => conditionOn(questions.slice(0, place)))),
    })
    .chain(({ cuts, showIfs, requiredIfs }) => {
      const whole = questions.map((question, place) =>
        question.kind === 'statement'
          ? withChange(question, { showIf: showIfs[place] })
          : withChange(question, { showIf: showIfs[place], requiredIf: requiredIfs[place] }),
      )
      const [first, second] = cuts.toSorted((a, b) => a - b)
      return fc
        .tuple(
          conditionOn(whole.slice(0, first)),
          conditionOn(whole.slice(0, second)),
          fc.tuple(maybeDraw, maybeDraw, maybeDraw),
        )
        .map(([later, last, draws]) =>
          anAssessment(
            withChange(section('s0', ...whole.slice(0, first)), { draw: draws[0] }),
            withChange(section('s1', ...whole.slice(first, second)), {
              showIf: later,
              draw: draws[1],
            }),
            withChange(section('s2', ...whole.slice(second)), { showIf: last, draw: draws[2] }),
          ),
        )
    }),
)
