/**
 * A value belongs to what it was chosen as. Over every kind, every way to compare it, every other
 * kind, and every place that can compare: either the comparison means the same, or it is a problem.
 */
import { describe, expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import type { Operator, Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { AnswerableQuestion, QuestionKind } from '#schemas/question.ts'
import { comparedValues } from '#src/assessment/engine/conditionMapping.ts'
import { measuresFor, operatorsFor } from '#src/assessment/engine/conditions/comparisons.ts'
import { changeKind } from '#src/assessment/engine/editing/changeKind.ts'
import type { Look } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { questionKinds } from '#tests/support/arbitrary/arbitraries.ts'
import {
  all,
  anAssessment,
  any,
  code,
  consent,
  countingMint,
  date,
  file,
  longText,
  matrix,
  multipleChoice,
  not,
  number,
  ranking,
  rating,
  section,
  shortText,
  signature,
  singleChoice,
  statement,
  text,
  when,
  withOther,
} from '#tests/support/definitions.ts'
import { holds, questionOf } from '#tests/support/evaluations.ts'

const OPTIONS = ['o_git', 'o_make', 'o_word']

const questions: readonly AnswerableQuestion[] = [
  withOther(singleChoice('a', OPTIONS)),
  withOther(multipleChoice('a', OPTIONS)),
  shortText('a'),
  longText('a'),
  number('a'),
  date('a'),
  rating('a', { lowest: 1, highest: 10 }),
  ranking('a', OPTIONS),
  matrix('a', ['r_one'], OPTIONS),
  matrix('a', ['r_one'], OPTIONS, { several: true }),
  file('a', { maxFiles: 3 }),
  code('a'),
  signature('a'),
  consent('a', { label: text('I agree') }),
]

/** What is compared: written down here, not asked of the engine. */
type Sort =
  | 'option'
  | 'options'
  | 'order'
  | 'text'
  | 'number'
  | 'length'
  | 'date'
  | 'tick'
  | 'choices'
  | 'files'
  | 'nothing'

function sortOf(kind: QuestionKind, several: boolean, look: Look, op: Operator): Sort | null {
  if (kind === 'statement') return null
  const isChoice = kind === 'singleChoice' || kind === 'multipleChoice'
  const isText = kind === 'shortText' || kind === 'longText' || kind === 'code'
  const isBlankness = op === 'isBlank' || op === 'isNotBlank'
  const isBound = ['atLeast', 'atMost', 'between'].includes(op)
  const isNumber = isBound || ['is', 'isNot', 'isOneOf', 'moreThan', 'lessThan'].includes(op)
  if (look.row !== undefined && kind !== 'matrix') return null
  if (look.measure === 'other') {
    if (!isChoice) return null
    if (isBlankness) return 'nothing'
    return ['is', 'isNot', 'isOneOf', 'includes'].includes(op) ? 'text' : null
  }
  if (look.measure === 'length')
    return !isText ? null : isBlankness ? 'nothing' : isNumber ? 'length' : null
  if (look.measure === 'count') {
    const isSet = kind === 'multipleChoice' || (look.row !== undefined && several)
    if (!isSet && kind !== 'file') return null
    return isBlankness ? 'nothing' : !isNumber ? null : isSet ? 'choices' : 'files'
  }
  if (isBlankness) return 'nothing'
  const isEqual = op === 'is' || op === 'isNot'
  const isSet = kind === 'multipleChoice' || (kind === 'matrix' && several)
  if (kind === 'matrix' && look.row === undefined) return null
  if (kind === 'singleChoice' || (kind === 'matrix' && !several)) {
    return isEqual || op === 'isOneOf' ? 'option' : null
  }
  if (isSet) return op === 'includes' ? 'option' : isEqual ? 'options' : null
  if (kind === 'ranking') return isEqual ? 'order' : null
  if (isText) return isEqual || op === 'isOneOf' || op === 'includes' ? 'text' : null
  if (kind === 'number' || kind === 'rating') return isNumber ? 'number' : null
  if (kind === 'date') {
    return isEqual || isBound || ['isOneOf', 'before', 'after'].includes(op) ? 'date' : null
  }
  return kind === 'consent' && isEqual ? 'tick' : null
}

/** On and beyond the scale of a new rating, which has five steps. */
const NUMBERS = { number: [3, 7], length: [3], choices: [2], files: [2] }

function predicatesOf(op: Operator, sort: Sort): Predicate[] {
  const words = { option: 'o_make', text: 'Make', date: '2026-05-01' }
  const values =
    sort === 'tick'
      ? [true]
      : sort === 'options'
        ? [['o_make', 'o_git']]
        : sort === 'order'
          ? [OPTIONS]
          : sort === 'option' || sort === 'text' || sort === 'date'
            ? [words[sort]]
            : sort === 'nothing'
              ? ['']
              : NUMBERS[sort]
  return values.map((value): Predicate => {
    if (op === 'isBlank' || op === 'isNotBlank') return { op }
    if (op === 'is' || op === 'isNot') return { op, value }
    const plain = typeof value === 'number' ? value : String(value)
    if (op === 'isOneOf') return { op, values: [plain] }
    if (op === 'between') return { op, from: plain, to: plain }
    if (op === 'includes' || op === 'before' || op === 'after') return { op, value: String(plain) }
    return { op, value: plain }
  })
}

function looksOf(question: AnswerableQuestion): Look[] {
  const rows: Look[] = question.kind === 'matrix' ? [{}, { row: 'r_one' }] : [{}]
  return rows.flatMap((look) => [
    look,
    ...measuresFor(question, look.row).map((measure): Look => ({ ...look, measure })),
  ])
}

const isSeveral = (question: AnswerableQuestion) => question.kind === 'matrix' && question.several

const comparisons = questions.flatMap((question) =>
  looksOf(question).flatMap((look) =>
    operatorsFor(question, look).flatMap((op) => {
      const sort = sortOf(question.kind, isSeveral(question), look, op)
      if (sort === null) throw new Error(`${question.kind} is not compared by ${op}`)
      return predicatesOf(op, sort).map((predicate) => ({ question, look, sort, predicate }))
    }),
  ),
)

const PLACES = ['second.showIf', 'b.requiredIf', 'c.showIf', 'd.showIf', 'a.knockOut'] as const

function everywhere(question: AnswerableQuestion, look: Look, predicate: Predicate): Definition {
  const condition = when('a', predicate, look)
  const isWhole = look.row === undefined && look.measure === undefined
  const years = when('years', { op: 'is', value: 3 })
  return anAssessment(
    section('first', isWhole ? { ...question, knockOut: predicate } : question, number('years')),
    section('second', { showIf: condition }, shortText('b', { requiredIf: condition })),
    section(
      'third',
      shortText('c', { showIf: any(not(condition), years) }),
      statement('d', { showIf: all(any(condition), years) }),
    ),
  )
}

function problemsIn(definition: Definition): Set<string> {
  const problems = checkReadiness(definition).filter(({ grade }) => grade === 'problem')
  return new Set(
    problems.map(
      ({ place: { sectionId, questionId, calculatedId, field } }) =>
        `${questionId ?? calculatedId ?? sectionId}.${field}`,
    ),
  )
}

/** The numbers are either on a scale of five steps, or all beyond it. */
function isMetWithin(low: number, high: number, predicate: Predicate): boolean {
  const isBelow = predicate.op === 'atMost' || predicate.op === 'lessThan'
  return comparedValues(predicate).every(
    (value) => isBelow || (Number(value) >= low && Number(value) <= high),
  )
}

/** Whether the comparison can still be met, and by the same. */
function survives(
  { question, look, sort, predicate }: (typeof comparisons)[number],
  kind: QuestionKind,
): boolean {
  // A new matrix takes one option per row.
  if (sortOf(kind, false, look, predicate.op) !== sort) return false
  if (sort === 'number' && kind === 'rating') return isMetWithin(1, 5, predicate)
  // Only the conversions between kinds with options keep them.
  return sort !== 'option' || 'options' in question
}

/** The places that are neither a problem nor, for a knock-out, dropped. */
function livingPlaces(definition: Definition): string[] {
  const problems = problemsIn(definition)
  const asked = questionOf(definition, 'a')
  const hasKnockOut = 'knockOut' in asked && asked.knockOut !== undefined
  return PLACES.filter((place) => !problems.has(place)).filter(
    (place) => place !== 'a.knockOut' || hasKnockOut,
  )
}

test('the table has every kind and every way to compare it', () => {
  expect(new Set(questions.map(({ kind }) => kind)).size).toBe(questionKinds.length - 1)
  expect(comparisons.length * (questionKinds.length - 1) * PLACES.length).toBeGreaterThan(7000)
})

describe.each(questionKinds)('changed to %s', (kind) => {
  const changing = comparisons.filter(({ question }) => question.kind !== kind)

  test('C15, E6, P8, P17: a comparison means the same, or is a problem, in every place', () => {
    const wrong = changing.flatMap((comparison) => {
      const { question, look, predicate } = comparison
      const draft = everywhere(question, look, predicate)
      const before = livingPlaces(draft)
      const after = livingPlaces(changeKind(draft, 'a', kind, countingMint()))
      const expected = survives(comparison, kind) ? before : []
      return JSON.stringify(after) === JSON.stringify(expected)
        ? []
        : [`${question.kind} ${JSON.stringify(look)} ${JSON.stringify(predicate)}: ${after.join()}`]
    })
    expect(wrong).toEqual([])
  })

  const between = ['number', 'longText', 'matrix', 'date', 'statement'] as const
  test.each(between)('C15, E6: so it is if the kind was %s in between', (middle) => {
    const wrong = changing
      .filter(({ sort }) => sort !== 'nothing')
      .flatMap((comparison) => {
        const { question, look, predicate } = comparison
        if (question.kind === middle || kind === middle) return []
        const draft = everywhere(question, look, predicate)
        const via = changeKind(draft, 'a', middle, countingMint())
        const after = livingPlaces(changeKind(via, 'a', kind, countingMint()))
        const isSame = sortOf(kind, false, look, predicate.op) === comparison.sort
        return after.length === 0 || isSame
          ? []
          : [
              `${question.kind} ${JSON.stringify(look)} ${JSON.stringify(predicate)}: ${after.join()}`,
            ]
      })
    expect(wrong).toEqual([])
  })
})

const reinterpreted: readonly (readonly [AnswerableQuestion, QuestionKind, Predicate, Answer])[] = [
  [date('a'), 'longText', { op: 'is', value: '2026-05-01' }, '2026-05-01'],
  [shortText('a'), 'date', { op: 'is', value: '2026-05-01' }, '2026-05-01'],
  [multipleChoice('a', OPTIONS), 'ranking', { op: 'is', value: OPTIONS }, OPTIONS],
  [ranking('a', OPTIONS), 'multipleChoice', { op: 'is', value: OPTIONS }, { options: OPTIONS }],
]

test.each(reinterpreted)(
  'C15, C2: until it is chosen again, it is a blank answer’s: %#',
  (question, kind, predicate, answer) => {
    const draft = changeKind(everywhere(question, {}, predicate), 'a', kind, countingMint())
    const now = questionOf(draft, 'a')
    expect(holds(when('a', predicate), now, answer)).toBe(true)
    expect(holds(draft.sections[1]!.showIf!, now, answer)).toBe(false)
  },
)

test('C15: the first kind again, and every comparison is as it was', () => {
  for (const { question, look, predicate, sort } of comparisons) {
    // Options and rows have new ids after that.
    const hasParts = sort === 'option' || sort === 'options' || sort === 'order'
    if (hasParts || look.row !== undefined) continue
    const draft = everywhere(question, look, predicate)
    const there = changeKind(draft, 'a', 'file', countingMint())
    const back = changeKind(there, 'a', question.kind, countingMint())
    expect(back.sections.slice(1)).toEqual(draft.sections.slice(1))
  }
})
