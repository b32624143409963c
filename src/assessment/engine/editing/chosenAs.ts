/**
 * What a changed kind does to the comparisons with its question: a value belongs to what it was
 * chosen from, so none becomes a value of another sort (rule C15).
 */
import type { ChosenAs, Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { checkCalculated } from '#src/assessment/engine/calculated/checkCalculated.ts'
import { mapChanged, withChange } from '#src/assessment/engine/change.ts'
import {
  type Comparison,
  comparedTexts,
  comparedValues,
  listsOptions,
  mapComparisons,
} from '#src/assessment/engine/conditionMapping.ts'
import { chosenAsOf, isComparedWithNothing } from '#src/assessment/engine/conditions/comparisons.ts'
import type { CheckedExpression } from '#src/assessment/engine/expressions/checkExpression.ts'
import { withOptionTexts } from '#src/assessment/engine/expressions/optionTexts.ts'
import type { Sort } from '#src/assessment/engine/expressions/value.ts'
import { isEmptyText } from '#src/assessment/engine/texts/text.ts'

import { mapConditions } from './conditions.ts'
import { findQuestion } from './definition.ts'
import { nameInExpression, namesOf, optionCodes } from './naming.ts'

/** The changed draft, in which every comparison with this question is what it was before. */
export function withComparisonsAsChosen(
  before: Definition,
  changed: Definition,
  questionId: string,
): Definition {
  const was = findQuestion(before, questionId)?.question
  const now = findQuestion(changed, questionId)?.question
  if (was === undefined || now === undefined) return changed
  const lost = losesOptions(was, now) ? optionCodes(was) : null
  const draft = lost ? withoutOptionTexts(changed, namesOf(before, questionId), lost) : changed
  const calculatedSort = sortsBetween(before, draft)
  return mapConditions(draft, (condition) =>
    mapComparisons(condition, (each) => {
      if ('calculated' in each.of) return calculatedAsChosen(each, calculatedSort)
      return each.of.question === questionId ? asChosen(each, was, now) : each
    }),
  )
}

function losesOptions(before: Question, after: Question): boolean {
  return 'options' in before && !('options' in after)
}

function asChosen(comparison: Comparison, was: Question, now: Question): Comparison {
  const { of, test } = comparison
  // A length is always a number, and own words are a text.
  if ('calculated' in of || of.measure === 'length' || of.measure === 'other') return comparison
  if (losesOptions(was, now) && of.measure === undefined) {
    const listed = asOptionList(test)
    if (listed !== test) return withChange(comparison, { test: listed })
  }
  const before = comparison.chosenAs ?? chosenAsOf(was, of, test.op)
  return withChosenAs(comparison, before, chosenAsOf(now, of, test.op))
}

/** Identity is kept if there is nothing to remember. */
function withChosenAs(
  comparison: Comparison,
  before: ChosenAs | null,
  after: ChosenAs | null,
): Comparison {
  const { test } = comparison
  const hasNoValue = comparedValues(test).length === 0 || isComparedWithNothing(test)
  if (before === null || hasNoValue) return comparison
  const chosenAs = before === after ? undefined : before
  return chosenAs === comparison.chosenAs ? comparison : withChange(comparison, { chosenAs })
}

/**
 * A single option is stored like a text, and would be taken for one wherever texts can be typed.
 * Nothing can be chosen from these options any more, so each operator means the same for the list.
 */
function asOptionList(test: Predicate): Predicate {
  const options = comparedTexts(test).filter((each) => !isEmptyText(each))
  if (listsOptions(test) || options.length === 0) return test
  return { op: test.op === 'isNot' ? 'isNot' : 'is', value: options }
}

const chosenAsBySort: { readonly [S in Sort]: ChosenAs } = {
  number: 'number',
  text: 'text',
  date: 'date',
  boolean: 'tick',
  list: 'list',
}

type Sorts = { readonly before: ChosenAs | null; readonly after: ChosenAs | null }

/** How values compared with each calculated value were chosen, and how they would be now. */
function sortsBetween(before: Definition, after: Definition): (calculatedId: string) => Sorts {
  const [was, now] = [checkCalculated(before), checkCalculated(after)]
  const chosen = (checked: ReadonlyMap<string, CheckedExpression>, id: string) => {
    const sort = checked.get(id)?.sort ?? null
    return sort && chosenAsBySort[sort]
  }
  return (id) => ({ before: chosen(was, id), after: chosen(now, id) })
}

function calculatedAsChosen(
  comparison: Comparison,
  sortsOf: (calculatedId: string) => Sorts,
): Comparison {
  if (!('calculated' in comparison.of)) return comparison
  const { before, after } = sortsOf(comparison.of.calculated)
  // A broken expression is a problem of its own, and may be fixed to give the same sort again.
  if (after === null) return comparison
  return withChosenAs(comparison, comparison.chosenAs ?? before, after)
}

/**
 * A code of an option is written like any text, so what compares with one names a deleted option
 * instead, which nothing else is called.
 */
function withoutOptionTexts(
  definition: Definition,
  names: readonly string[],
  codes: ReadonlyMap<string, string>,
): Definition {
  const lost = new Set(codes.values())
  const calculated = mapChanged(definition.calculated, (each) => {
    const expression = withOptionTexts(each.expression, ({ name, text }) =>
      names.includes(name) && lost.has(text) ? deletedOptionName(text) : null,
    )
    return expression === each.expression ? each : { ...each, expression }
  })
  return calculated === definition.calculated ? definition : { ...definition, calculated }
}

function deletedOptionName(code: string): string {
  return nameInExpression(`deleted option ${code.replace(/[[\]{}\n]/gu, ' ').trim()}`)
}
