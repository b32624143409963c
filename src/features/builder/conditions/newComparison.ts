/**
 * The comparison that a row starts with, and what becomes of it when another question or test is
 * chosen: what still fits is kept.
 */
import type { Test, TestOp } from '#schemas/condition.ts'
import type { OperandChoice } from '#src/engine/comparisons.ts'
import { measuresFor, testsFor, type ValueSort, valueSortOf } from '#src/engine/comparisons.ts'
import type { Look } from '#src/engine/questions/kind.ts'
import type { Comparison } from './conditionTree.ts'

/** The question that a test looks at. */
export type Tested = Pick<OperandChoice, 'question'> & Partial<OperandChoice>

/** A test of one answer, of a row of it, or of a measure of either. */
export interface TestChoice extends Look {
  op: TestOp
}

/** Every test that suits the question or one row of it, those of the answer itself first. */
export function testChoicesFor({ question, number }: Tested, row?: string): TestChoice[] {
  const of = row === undefined ? {} : { row }
  const own = testsFor(question, of).map((op): TestChoice => ({ ...of, op }))
  // A calculated value is looked at as a whole.
  const measures = number === null ? [] : measuresFor(question, row)
  const measured = measures.flatMap((measure) =>
    testsFor(question, { ...of, measure })
      // A number is blank just when its answer is, so the answer's own two tests say it already.
      .filter((op) => measure === 'other' || (op !== 'isBlank' && op !== 'isNotBlank'))
      .map((op): TestChoice => ({ ...of, op, measure })),
  )
  return [...own, ...measured]
}

/** What a new test looks at: the nearest choice before it, as it is mostly that; or what is nearest. */
export function nearestOperand(operands: readonly OperandChoice[]): OperandChoice | undefined {
  const asked = operands.filter(({ number }) => number !== null)
  return asked.findLast(isChoice) ?? asked.at(-1) ?? operands.at(-1)
}

/**
 * A matrix is looked at by its rows, so the first one is there at once. It is compared with nothing
 * yet: a value that nobody chose could contradict another comparison, or read as meant.
 */
export function newComparison(operand: Tested): Comparison {
  const { question } = operand
  const row = question.kind === 'matrix' ? question.rows[0]?.id : undefined
  return withTest(operand, testChoicesFor(operand, row)[0] ?? { op: 'isNotBlank' })
}

/** The comparison with another test; what it was compared with stays where it still fits. */
export function withTest(operand: Tested, choice: TestChoice, before?: Test): Comparison {
  const { op: _, ...look } = choice
  return {
    kind: 'compare',
    of:
      operand.number === null
        ? { calculated: operand.question.id }
        : { question: operand.question.id, ...look },
    test: testOf(choice, operand, before),
  }
}

/** The comparison with another row, or with none; the test stays where it suits that too. */
export function withRow(operand: Tested, row: string | undefined, before: Test): Comparison {
  const choices = testChoicesFor(operand, row)
  const same = choices.find(({ op }) => op === before.op)
  return withTest(operand, same ?? choices[0] ?? { op: 'isNotBlank' }, before)
}

export function sortOf({ question }: Tested, { op, ...look }: TestChoice): ValueSort {
  return valueSortOf(question, look, op)
}

function testOf(choice: TestChoice, operand: Tested, before: Test | undefined): Test {
  const { op } = choice
  const sort = sortOf(operand, choice)
  const first = firstValueOf(before)
  const one = () => (sort === 'number' ? numberFrom(first) : textFrom(first, operand, sort))
  switch (op) {
    case 'isBlank':
    case 'isNotBlank':
      return { op }
    case 'is':
    case 'isNot':
      if (sort === 'tick') return { op, value: true }
      if (sort === 'options') return { op, value: textsOf(before) }
      return { op, value: sort === 'order' ? optionIds(operand) : one() }
    case 'isOneOf':
      return { op, values: sort === 'number' ? numbersOf(before) : textsOf(before) }
    case 'includes':
      return { op, value: textFrom(first, operand, sort) }
    case 'between': {
      const from = one()
      return { op, from, to: before?.op === 'between' ? before.to : sort === 'number' ? '' : from }
    }
    case 'before':
    case 'after':
      return { op, value: typeof first === 'string' ? first : '' }
    case 'atLeast':
    case 'atMost':
    case 'moreThan':
    case 'lessThan':
      return { op, value: one() }
  }
}

function valuesOf(test: Test | undefined): readonly (string | number)[] {
  if (test === undefined) return []
  if ('values' in test) return test.values
  if ('from' in test) return [test.from, test.to]
  if (!('value' in test) || typeof test.value === 'boolean') return []
  return Array.isArray(test.value) ? test.value : [test.value]
}

function firstValueOf(test: Test | undefined): string | number | undefined {
  return valuesOf(test)[0]
}

function textsOf(test: Test | undefined): string[] {
  return valuesOf(test)
    .filter((value) => typeof value === 'string' && value !== '')
    .map(String)
}

function numbersOf(test: Test | undefined): number[] {
  return valuesOf(test).filter((value) => typeof value === 'number')
}

function textFrom(value: string | number | undefined, operand: Tested, sort: ValueSort): string {
  if (sort !== 'option') return typeof value === 'string' ? value : ''
  return optionIds(operand).find((id) => id === value) ?? ''
}

function optionIds({ question }: Tested): string[] {
  return 'options' in question ? question.options.map(({ id }) => id) : []
}

/** An empty text stands for a number that is not typed yet. */
function numberFrom(value: string | number | undefined): number | string {
  return typeof value === 'number' ? value : ''
}

function isChoice({ question: { kind } }: OperandChoice): boolean {
  return kind === 'singleChoice' || kind === 'multipleChoice'
}
