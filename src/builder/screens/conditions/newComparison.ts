/**
 * The comparison that a new row starts with, and how it changes when another question or operator
 * is chosen: whatever still fits is kept.
 */
import type { Predicate, Operator } from '#schemas/condition.ts'
import { listsOptions } from '#src/assessment/engine/conditionMapping.ts'
import type { OperandChoice } from '#src/assessment/engine/conditions/comparisons.ts'
import {
  measuresFor,
  operatorsFor,
  valueSortOf,
} from '#src/assessment/engine/conditions/comparisons.ts'
import type { ValueSort } from '#src/assessment/engine/kinds/parts/defineAuthoring.ts'
import type { Look } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import type { Comparison } from './conditionTree.ts'

/** The question that a comparison looks at. */
export type ComparedOperand = Pick<OperandChoice, 'question'> & Partial<OperandChoice>

/** An operator for an answer, one of its rows, or a measure of either. */
export interface OperatorChoice extends Look {
  op: Operator
}

/** Every operator that suits the question or one of its rows, those for the answer itself first. */
export function operatorChoicesFor(
  { question, number }: ComparedOperand,
  row?: string,
): OperatorChoice[] {
  const of = row === undefined ? {} : { row }
  const own = operatorsFor(question, of).map((op): OperatorChoice => ({ ...of, op }))
  // A calculated value has no measures.
  const measures = number === null ? [] : measuresFor(question, row)
  const measured = measures.flatMap((measure) =>
    operatorsFor(question, { ...of, measure })
      // A measure is blank if and only if its answer is, so the answer's own two operators are
      // enough.
      .filter((op) => measure === 'other' || (op !== 'isBlank' && op !== 'isNotBlank'))
      .map((op): OperatorChoice => ({ ...of, op, measure })),
  )
  return [...own, ...measured]
}

/**
 * The default operand of a new comparison: the nearest choice question before it, because that is
 * most likely; otherwise the nearest question.
 */
export function nearestOperand(operands: readonly OperandChoice[]): OperandChoice | undefined {
  const asked = operands.filter(({ number }) => number !== null)
  return asked.findLast(isChoice) ?? asked.at(-1) ?? operands.at(-1)
}

/**
 * A matrix is compared by row, so the first one is preselected. There is no value yet: one that
 * nobody chose could contradict another comparison, or look intended.
 */
export function newComparison(operand: ComparedOperand): Comparison {
  const { question } = operand
  const row = question.kind === 'matrix' ? question.rows[0]?.id : undefined
  return withOperator(operand, operatorChoicesFor(operand, row)[0] ?? { op: 'isNotBlank' })
}

/** The comparison with another operator; the value is kept if it still fits. */
export function withOperator(
  operand: ComparedOperand,
  choice: OperatorChoice,
  before?: Predicate,
): Comparison {
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

/** The comparison with another row, or none; the operator is kept if it still suits. */
export function withRow(
  operand: ComparedOperand,
  row: string | undefined,
  before: Predicate,
): Comparison {
  const choices = operatorChoicesFor(operand, row)
  const same = choices.find(({ op }) => op === before.op)
  return withOperator(operand, same ?? choices[0] ?? { op: 'isNotBlank' }, before)
}

export function sortOf({ question }: ComparedOperand, { op, ...look }: OperatorChoice): ValueSort {
  return valueSortOf(question, look, op)
}

function testOf(
  choice: OperatorChoice,
  operand: ComparedOperand,
  previous: Predicate | undefined,
): Predicate {
  const { op } = choice
  const sort = sortOf(operand, choice)
  // Options that the question had before its kind changed are no texts.
  const isOfOptions = previous !== undefined && listsOptions(previous)
  const before = isOfOptions && !('options' in operand.question) ? undefined : previous
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

function valuesOf(test: Predicate | undefined): readonly (string | number)[] {
  if (test === undefined) return []
  if ('values' in test) return test.values
  if ('from' in test) return [test.from, test.to]
  if (!('value' in test) || typeof test.value === 'boolean') return []
  return Array.isArray(test.value) ? test.value : [test.value]
}

function firstValueOf(test: Predicate | undefined): string | number | undefined {
  return valuesOf(test)[0]
}

function textsOf(test: Predicate | undefined): string[] {
  return valuesOf(test)
    .filter((value) => typeof value === 'string' && value !== '')
    .map(String)
}

function numbersOf(test: Predicate | undefined): number[] {
  return valuesOf(test).filter((value) => typeof value === 'number')
}

function textFrom(
  value: string | number | undefined,
  operand: ComparedOperand,
  sort: ValueSort,
): string {
  if (sort !== 'option') return typeof value === 'string' ? value : ''
  return optionIds(operand).find((id) => id === value) ?? ''
}

function optionIds({ question }: ComparedOperand): string[] {
  return 'options' in question ? question.options.map(({ id }) => id) : []
}

/** An empty text represents a number not typed yet. */
function numberFrom(value: string | number | undefined): number | string {
  return typeof value === 'number' ? value : ''
}

function isChoice({ question: { kind } }: OperandChoice): boolean {
  return kind === 'singleChoice' || kind === 'multipleChoice'
}
