import type { Condition, Test } from '#schemas/condition.ts'
import type { Question, QuestionOf } from '#schemas/question.ts'
import { suits, testsFor } from '#src/engine/comparisons.ts'
import { type Compiled, opensAt } from '#src/engine/compile.ts'
import { type Comparison, comparedTexts, comparedValues } from '#src/engine/conditions/mapping.ts'
import { standInFor } from '#src/engine/conditions/standIn.ts'
import type { CheckedExpression } from '#src/engine/expressions/checkExpression.ts'
import type { Look } from '#src/engine/questions/kind.ts'
import { isEmptyText } from '#src/engine/text.ts'

import type { Finding, FindingData, FindingPlace } from './findings.ts'

export type Authored = {
  questions: readonly Question[]
  indexById: ReadonlyMap<string, number>
  compiled: Compiled
  checked: ReadonlyMap<string, CheckedExpression>
}

/** A condition at this place may look at questions before `index`, and compare what suits them. */
export function checkCondition(
  condition: Condition,
  place: FindingPlace,
  index: number,
  authored: Authored,
): Finding[] {
  return findingsIn(condition, index, authored).map((data) => ({
    grade: 'problem',
    place,
    ...data,
  }))
}

function findingsIn(condition: Condition, index: number, authored: Authored): FindingData[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      if (condition.conditions.length === 0) return [{ kind: 'conditionEmpty' }]
      return condition.conditions.flatMap((part) => findingsIn(part, index, authored))
    case 'not':
      return findingsIn(condition.condition, index, authored)
    case 'compare':
      return checkComparison(condition, index, authored)
  }
}

function checkComparison(
  { of, test }: Comparison,
  index: number,
  authored: Authored,
): FindingData[] {
  if (!('question' in of)) return checkCalculatedComparison(of.calculated, test, index, authored)
  const { questions, indexById, compiled } = authored
  const operandId = of.question
  const operandIndex = indexById.get(operandId)
  const question = questions[operandIndex ?? -1]
  if (operandIndex === undefined || question === undefined) {
    return [{ kind: 'deadReference', missing: operandId }]
  }
  if (operandIndex >= index) return [{ kind: 'conditionOnLaterQuestion', operandId }]
  if (opensAt(operandIndex, compiled) > index) return [{ kind: 'conditionWithinMixed', operandId }]
  if (question.kind === 'matrix' && of.row !== undefined && !hasRow(question, of.row)) {
    return [{ kind: 'deadRow', rowId: of.row, operandId }]
  }
  return checkTest(test, question, of)
}

/** What is wrong with a test of this question's answers, wherever it stands. */
export function checkTest(test: Test, question: Question, look: Look): FindingData[] {
  if (isComparedWithNothing(test)) return [{ kind: 'conditionEmpty' }]
  if (!suits(test, question, look)) return [misfit(test, question, look)]
  return [...deadOptions(test, question, look), ...rangeUpsideDown(test)]
}

/** Either such answers are not tested so, or they are not compared with such a value. */
function misfit(test: Test, question: Question, look: Look): FindingData {
  const unfit = testsFor(question, look).includes(test.op) ? 'value' : 'operator'
  return { kind: 'testDoesNotFitKind', operandId: question.id, op: test.op, unfit }
}

/** It is compared as an answer to its stand-in; of a broken one nothing can be said. */
function checkCalculatedComparison(
  operandId: string,
  test: Test,
  index: number,
  { compiled, checked }: Authored,
): FindingData[] {
  const place = compiled.indexByCalculatedId.get(operandId)
  const source = compiled.calculated[place ?? -1]?.source
  if (place === undefined || source === undefined) {
    return [{ kind: 'deadReference', missing: operandId }]
  }
  if (opensAt(-1 - place, compiled) > index)
    return [{ kind: 'conditionOnLaterQuestion', operandId }]
  if (isComparedWithNothing(test)) return [{ kind: 'conditionEmpty' }]
  const { sort = null, findings = [] } = checked.get(operandId) ?? {}
  if (findings.length > 0 || test.op === 'isBlank' || test.op === 'isNotBlank') return []
  const standIn = standInFor(source, sort)
  if (standIn === null) {
    return [{ kind: 'testDoesNotFitKind', operandId, op: test.op, unfit: 'operator' }]
  }
  if (!suits(test, standIn, {})) return [misfit(test, standIn, {})]
  return rangeUpsideDown(test)
}

/** A comparison that was begun and has no value yet. */
export function isComparedWithNothing(test: Test): boolean {
  if (test.op === 'isOneOf') return test.values.length === 0
  return comparedValues(test).some((value) =>
    Array.isArray(value) ? value.length === 0 : typeof value === 'string' && isEmptyText(value),
  )
}

function hasRow({ rows }: QuestionOf<'matrix'>, rowId: string): boolean {
  return rows.some((row) => row.id === rowId)
}

/** Words that a candidate wrote for "other" are compared with words, not with options. */
function deadOptions(test: Test, question: Question, { measure }: Look): FindingData[] {
  if (!('options' in question) || measure !== undefined) return []
  const ids = new Set(question.options.map((option) => option.id))
  return comparedTexts(test)
    .filter((optionId) => !ids.has(optionId))
    .map((optionId) => ({ kind: 'deadOption', optionId, operandId: question.id }))
}

/** Whether the range of a test ends before it begins. */
export function isTurnedAround({ from, to }: Extract<Test, { op: 'between' }>): boolean {
  if (typeof from === 'string' && typeof to === 'string') return from.trim() > to.trim()
  return from > to
}

function rangeUpsideDown(test: Test): FindingData[] {
  if (test.op !== 'between' || !isTurnedAround(test)) return []
  const { from, to } = test
  return [{ kind: 'limitsUpsideDown', low: 'from', high: 'to', lowValue: from, highValue: to }]
}
