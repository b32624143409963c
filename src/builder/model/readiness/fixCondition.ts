import type { Condition, Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import {
  type Comparison,
  comparedValues,
  mapComparedTexts,
  mapComparisons,
  optionsNamedOf,
} from '#src/assessment/engine/conditionMapping.ts'
import { isComparedWithNothing } from '#src/assessment/engine/conditions/comparisons.ts'
import { setRequiredIf, setShowIf } from '#src/assessment/engine/editing/conditions.ts'
import { findQuestion, findSection } from '#src/assessment/engine/editing/definition.ts'

import { isTurnedAround } from './checkCondition.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'
import { partAt, withoutPart } from '#src/assessment/engine/conditionParts.ts'

/** Removes invalid or empty parts of a condition; null if nothing is left. */
export function fixCondition(definition: Definition, finding: Finding): Definition | null {
  const condition = conditionAt(definition, finding.place)
  const fixed = condition && fix(condition, finding)
  if (fixed === undefined) return null
  const { sectionId, questionId, field } = finding.place
  if (questionId === undefined) {
    return sectionId === undefined ? null : setShowIf(definition, { sectionId }, fixed)
  }
  const setCondition = field === 'requiredIf' ? setRequiredIf : setShowIf
  return setCondition(definition, { questionId }, fixed)
}

/**
 * The predicate of a knock-out after the fix; null if none is left; undefined if it can't be fixed.
 */
export function fixPredicate(test: Predicate, finding: Finding): Predicate | null | undefined {
  if (finding.kind === 'testDoesNotFitKind') return null
  if (finding.kind === 'deadOption') return withoutOption(test, finding.optionId)
  if (finding.kind === 'numberNever') return withoutNumber(test, finding.value)
  const fixed = fix({ kind: 'compare', of: { question: '' }, test }, finding)
  return fixed?.kind === 'compare' ? fixed.test : fixed && undefined
}

/** Undefined if there is no unambiguous fix; null if nothing is left. */
function fix(condition: Condition, finding: Finding): Condition | null | undefined {
  if (finding.kind === 'conditionEmpty') return withoutEmptyParts(condition)
  if (finding.kind === 'limitsUpsideDown') return mapComparisons(condition, withRangeTurned)
  if (finding.kind === 'deadReference') {
    return mapComparisons(condition, (each) => (operandOf(each) === finding.missing ? null : each))
  }
  if (finding.kind === 'selfIdentificationUsed') {
    return mapComparisons(condition, (each) =>
      operandOf(each) === finding.operandId ? null : each,
    )
  }
  if (finding.kind === 'deadRow') {
    return mapComparisons(condition, (each) =>
      operandOf(each) === finding.operandId && rowOf(each) === finding.rowId ? null : each,
    )
  }
  if (finding.kind === 'deadOption') {
    return mapComparisons(condition, (each) => {
      if (optionsNamedOf(each) !== finding.operandId) return each
      const test = withoutOption(each.test, finding.optionId)
      return test && { ...each, test }
    })
  }
  if (finding.kind === 'numberNever') {
    return mapComparisons(condition, (each) => {
      if (operandOf(each) !== finding.operandId) return each
      const test = withoutNumber(each.test, finding.value)
      return test && { ...each, test }
    })
  }
  if (finding.kind === 'conditionAlways' || finding.kind === 'conditionNever') return null
  if (finding.kind === 'partNeedless') return withoutNeedlessPart(condition, finding)
  return undefined
}

/** Not if the condition has changed since the finding was made. */
function withoutNeedlessPart(
  condition: Condition,
  { part, path }: Extract<Finding, { kind: 'partNeedless' }>,
): Condition | undefined {
  const isSame = JSON.stringify(partAt(condition, path)) === JSON.stringify(part)
  return isSame ? withoutPart(condition, path) : undefined
}

function conditionAt(definition: Definition, place: FindingPlace): Condition | undefined {
  const { sectionId, questionId, field } = place
  if (questionId === undefined) return findSection(definition, sectionId ?? '')?.showIf
  const question = findQuestion(definition, questionId)?.question
  if (field === 'showIf') return question?.showIf
  return question && 'requiredIf' in question ? question.requiredIf : undefined
}

function operandOf({ of }: Comparison): string {
  return 'question' in of ? of.question : of.calculated
}

function rowOf({ of }: Comparison): string | undefined {
  return 'question' in of ? of.row : undefined
}

function withoutOption(test: Predicate, optionId: string): Predicate | null {
  return mapComparedTexts(test, (each) => (each === optionId ? null : each))
}

/** Null if it compares with this number alone. */
function withoutNumber(test: Predicate, number: number): Predicate | null {
  if (!comparedValues(test).includes(number)) return test
  if (test.op !== 'isOneOf') return null
  const values = test.values.filter((value) => value !== number)
  return values.length === 0 ? null : { op: 'isOneOf', values }
}

function withRangeTurned(comparison: Comparison): Comparison {
  const { test } = comparison
  if (test.op !== 'between' || !isTurnedAround(test)) return comparison
  return { ...comparison, test: { op: 'between', from: test.to, to: test.from } }
}

function withoutEmptyParts(condition: Condition): Condition | null {
  switch (condition.kind) {
    case 'compare':
      return isComparedWithNothing(condition.test) ? null : condition
    case 'not': {
      const part = withoutEmptyParts(condition.condition)
      return part && { kind: 'not', condition: part }
    }
    case 'all':
    case 'any': {
      const parts = condition.conditions.flatMap((part) => withoutEmptyParts(part) ?? [])
      return parts.length > 0 ? { kind: condition.kind, conditions: parts } : null
    }
  }
}
