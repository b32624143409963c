import type { Condition, Operand, Predicate } from '#schemas/condition.ts'
import type { Question, QuestionOf } from '#schemas/question.ts'
import {
  isComparedWithNothing,
  operatorsFor,
  suits,
} from '#src/assessment/engine/conditions/comparisons.ts'
import { outOfReach } from '#src/assessment/engine/conditions/reach.ts'
import { type Compiled, opensAt } from '#src/assessment/engine/evaluation/compile.ts'
import {
  type Comparison,
  comparedTexts,
  listsOptions,
} from '#src/assessment/engine/conditionMapping.ts'
import { questionForCalculated } from '#src/assessment/engine/operands/questionForCalculated.ts'
import type { CheckedExpression } from '#src/assessment/engine/expressions/checkExpression.ts'
import type { Look } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'

import type {
  Finding,
  FindingData,
  FindingPlace,
} from '#src/assessment/engine/findings/findings.ts'

export type Authored = {
  questions: readonly Question[]
  indexById: ReadonlyMap<string, number>
  compiled: Compiled
  checked: ReadonlyMap<string, CheckedExpression>
}

/**
 * Checks that a condition only uses questions before `index`, with suitable operators and values.
 */
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
  { of, test, chosenAs }: Comparison,
  index: number,
  authored: Authored,
): FindingData[] {
  const operand = 'question' in of ? of.question : of.calculated
  const found =
    'question' in of
      ? checkQuestionComparison(of, test, index, authored)
      : checkCalculatedComparison(of.calculated, test, index, authored)
  // Its values would fit, but were chosen as something else (rule C15).
  if (found.length > 0 || chosenAs === undefined) return found
  return [{ kind: 'testDoesNotFitKind', operandId: operand, op: test.op, unfit: 'value' }]
}

function checkQuestionComparison(
  of: Extract<Operand, { question: string }>,
  test: Predicate,
  index: number,
  authored: Authored,
): FindingData[] {
  const { questions, indexById, compiled } = authored
  const operandId = of.question
  const operandIndex = indexById.get(operandId)
  const question = questions[operandIndex ?? -1]
  if (operandIndex === undefined || question === undefined) {
    return [{ kind: 'deadReference', missing: operandId }]
  }
  if (isSelfIdentification(question)) return [{ kind: 'selfIdentificationUsed', operandId }]
  if (operandIndex >= index) return [{ kind: 'conditionOnLaterQuestion', operandId }]
  if (opensAt(operandIndex, compiled) > index) return [{ kind: 'conditionWithinMixed', operandId }]
  if (question.kind === 'matrix' && of.row !== undefined && !hasRow(question, of.row)) {
    return [{ kind: 'deadRow', rowId: of.row, operandId }]
  }
  return checkPredicate(test, question, of)
}

/** Checks a predicate on this question's answers, wherever it is used. */
export function checkPredicate(test: Predicate, question: Question, look: Look): FindingData[] {
  if (isComparedWithNothing(test)) return [{ kind: 'conditionEmpty' }]
  const dead = deadOptions(test, question, look)
  if (suits(test, question, look)) {
    return [...dead, ...rangeUpsideDown(test), ...neverGiven(test, question, look)]
  }
  return 'options' in question || dead.length === 0 ? [misfit(test, question, look)] : dead
}

/** Either the operator doesn't suit such answers, or the value doesn't. */
function misfit(test: Predicate, question: Question, look: Look): FindingData {
  const unfit = operatorsFor(question, look).includes(test.op) ? 'value' : 'operator'
  return { kind: 'testDoesNotFitKind', operandId: question.id, op: test.op, unfit }
}

/**
 * Checks a comparison with a calculated value like one with an answer to its stand-in question. If
 * the calculated value is invalid, nothing is known.
 */
function checkCalculatedComparison(
  operandId: string,
  test: Predicate,
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
  const question = questionForCalculated(source, sort)
  if (question === null) {
    return [{ kind: 'testDoesNotFitKind', operandId, op: test.op, unfit: 'operator' }]
  }
  if (!suits(test, question, {})) return [misfit(test, question, {})]
  return rangeUpsideDown(test)
}

function hasRow({ rows }: QuestionOf<'matrix'>, rowId: string): boolean {
  return rows.some((row) => row.id === rowId)
}

/**
 * Own words for "other" are compared with text, not with options. A question without options may
 * have had some before its kind changed.
 */
function deadOptions(test: Predicate, question: Question, { measure }: Look): FindingData[] {
  if (measure !== undefined) return []
  const options = 'options' in question ? question.options : []
  const ids = new Set(options.map((option) => option.id))
  const areOptions = 'options' in question || listsOptions(test)
  return comparedTexts(test)
    .filter((text) => (areOptions ? !ids.has(text) : isMintedOptionId(text)))
    .map((optionId) => ({ kind: 'deadOption', optionId, operandId: question.id }))
}

/**
 * Drafts and files from before a change of kind listed options may compare a text with an id as the
 * builder mints it. Nobody types one.
 */
function isMintedOptionId(text: string): boolean {
  return /^o(?=[a-z]*[2-7])[a-z2-7]{9}$/u.test(text)
}

/** Whether the range of a predicate ends before it starts. */
export function isTurnedAround({ from, to }: Extract<Predicate, { op: 'between' }>): boolean {
  if (typeof from === 'string' && typeof to === 'string') return from.trim() > to.trim()
  return from > to
}

function rangeUpsideDown(test: Predicate): FindingData[] {
  if (test.op !== 'between' || !isTurnedAround(test)) return []
  const { from, to } = test
  return [{ kind: 'limitsUpsideDown', low: 'from', high: 'to', lowValue: from, highValue: to }]
}

/** Numbers that no answer has: beyond a scale, or more choices than there are. */
function neverGiven(test: Predicate, question: Question, look: Look): FindingData[] {
  return outOfReach(test, question, look).map(({ value, low, high }) => ({
    kind: 'numberNever',
    operandId: question.id,
    value,
    low,
    high,
    of: look.measure === 'count' ? 'choices' : 'scale',
  }))
}
