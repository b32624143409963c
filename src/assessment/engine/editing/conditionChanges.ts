/**
 * What an edit, or anything else that replaces a definition, changed in the meaning of conditions and
 * expressions that it left as they are, and in what is required.
 */
import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { comparedValues, comparisonsOf } from '#src/assessment/engine/conditionMapping.ts'
import { operandsBefore } from '#src/assessment/engine/conditions/comparisons.ts'
import { isSameScale } from '#src/assessment/engine/conditions/scale.ts'
import { type Truth, truthOf } from '#src/assessment/engine/conditions/truth.ts'
import { isMixed } from '#src/assessment/engine/layout.ts'
import { type Place, questionsOf } from '#src/assessment/engine/place.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'

import { usesOf } from './references.ts'
import { isSame } from './sameness.ts'

type ConditionField = 'showIf' | 'requiredIf'

/**
 * `condition`: it is another one, or is true for other answers. `conditionScale` and `expression`: it
 * has the answer to this question, whose numbers are on another scale.
 */
export type ConditionChange =
  | {
      readonly of: 'condition'
      readonly place: Place
      readonly field: ConditionField
      readonly before: Condition | null
      readonly after: Condition | null
      /** What answers make of the first comparison that differs; null if it has no answer to use. */
      readonly truth: { readonly before: Truth | null; readonly after: Truth | null } | null
    }
  | {
      readonly of: 'conditionScale'
      readonly place: Place
      readonly field: ConditionField
      readonly condition: Condition
      readonly scale: Rescaled
    }
  | { readonly of: 'expression'; readonly calculatedId: string; readonly scale: Rescaled }
  | { readonly of: 'requirement'; readonly place: { questionId: string }; readonly isNow: boolean }

type Rescaled = { readonly before: Question; readonly after: Question }

/** In the order of the second definition (rules E16 to E18). Places that only one has are left out. */
export function conditionChanges(before: Definition, after: Definition): ConditionChange[] {
  if (before === after) return []
  const [was, is] = [readingOf(before), readingOf(after)]
  const rescaled = rescaledBetween(was, is)
  const isPlacedAlike = isSame(orderOf(before), orderOf(after))
  const changes: ConditionChange[] = []
  for (const { place, field, condition } of conditionsIn(after)) {
    const previous = was.conditions.get(keyOf(place, field))
    if (previous === undefined || (previous === null && condition === null)) continue
    if (isPlacedAlike && previous === condition && hasSameOperands(condition, was, is)) continue
    const truths = [truthsOf(previous, place, was), truthsOf(condition, place, is)] as const
    if (!isSame(previous, condition) || !isSame(truths[0], truths[1])) {
      const truth = isSame(previous, condition) ? firstDifferent(...truths) : null
      changes.push({ of: 'condition', place, field, before: previous, after: condition, truth })
    } else if (condition !== null) {
      const scale = rescaled.find(({ after: { id } }) => namesValueOf(condition, id))
      if (scale) changes.push({ of: 'conditionScale', place, field, condition, scale })
    }
  }
  for (const scale of rescaled) {
    for (const { place, field } of usesOf(after, scale.after.id)) {
      const isKept = 'calculatedId' in place && expressionIn(before, place.calculatedId) !== null
      if (field === 'expression' && isKept) {
        changes.push({ of: 'expression', calculatedId: place.calculatedId, scale })
      }
    }
  }
  return [...changes, ...requirementsChanged(was, is)]
}

type Reading = {
  readonly definition: Definition
  readonly byId: ReadonlyMap<string, Question>
  readonly conditions: ReadonlyMap<string, Condition | null>
}

function readingOf(definition: Definition): Reading {
  return {
    definition,
    byId: new Map(questionsOf(definition).map((each) => [each.id, each])),
    conditions: new Map(
      conditionsIn(definition).map(({ place, field, condition }) => [
        keyOf(place, field),
        condition,
      ]),
    ),
  }
}

function keyOf(place: Place, field: ConditionField): string {
  return `${field} ${'sectionId' in place ? place.sectionId : place.questionId}`
}

type Conditional = {
  readonly place: Place
  readonly field: ConditionField
  readonly condition: Condition | null
}

function conditionsIn({ sections }: Definition): Conditional[] {
  return sections.flatMap((section): Conditional[] => [
    { place: { sectionId: section.id }, field: 'showIf', condition: section.showIf ?? null },
    ...section.questions.flatMap((question): Conditional[] => {
      const place = { questionId: question.id }
      return [
        { place, field: 'showIf', condition: question.showIf ?? null },
        { place, field: 'requiredIf', condition: requiredIfOf(question) },
      ]
    }),
  ])
}

function requiredIfOf(question: Question): Condition | null {
  return 'requiredIf' in question ? (question.requiredIf ?? null) : null
}

/** What decides which questions a condition may use (rule C8). */
function orderOf({ sections }: Definition) {
  return sections.map((section) => [
    section.id,
    isMixed(section),
    ...section.questions.map(({ id, kind }) => [id, kind]),
  ])
}

function hasSameOperands(condition: Condition | null, was: Reading, is: Reading): boolean {
  if (condition === null) return true
  return comparisonsOf(condition).every(({ of }) =>
    'question' in of
      ? was.byId.get(of.question) === is.byId.get(of.question)
      : was.definition.calculated === is.definition.calculated,
  )
}

/** What each comparison can be there; null for one that has no answer to use. */
function truthsOf(
  condition: Condition | null,
  place: Place,
  { definition, byId }: Reading,
): (Truth | null)[] {
  if (condition === null) return []
  const usable = new Set(operandsBefore(definition, place).map(({ question }) => question.id))
  return comparisonsOf(condition).map(({ of, test }) => {
    if ('calculated' in of) {
      return definition.calculated.some(({ id }) => id === of.calculated) ? 'some' : null
    }
    const question = byId.get(of.question)
    if (question === undefined || !usable.has(question.id)) return null
    const hasRow = question.kind === 'matrix' && question.rows.some(({ id }) => id === of.row)
    return of.row === undefined || hasRow ? truthOf(test, question, of) : null
  })
}

function firstDifferent(before: readonly (Truth | null)[], after: readonly (Truth | null)[]) {
  const at = before.findIndex((truth, index) => truth !== after[index])
  return { before: before[at] ?? null, after: after[at] ?? null }
}

function namesValueOf(condition: Condition, questionId: string): boolean {
  return comparisonsOf(condition).some(
    ({ of, test }) =>
      'question' in of && of.question === questionId && comparedValues(test).length > 0,
  )
}

function rescaledBetween(was: Reading, is: Reading): Rescaled[] {
  return [...is.byId.values()].flatMap((after) => {
    const before = was.byId.get(after.id)
    return before === undefined || before === after || isSameScale(before, after)
      ? []
      : [{ before, after }]
  })
}

function expressionIn({ calculated }: Definition, calculatedId: string): string | null {
  return calculated.find(({ id }) => id === calculatedId)?.expression ?? null
}

/** A question without a text is still being made, and gets the default of its kind (rule E6). */
function requirementsChanged(was: Reading, is: Reading): ConditionChange[] {
  return [...is.byId.values()].flatMap((question): ConditionChange[] => {
    const before = was.byId.get(question.id)
    if (before === undefined || before === question || textLine(before.prompt) === '') return []
    const isNow = isRequired(question)
    return isRequired(before) === isNow
      ? []
      : [{ of: 'requirement', place: { questionId: question.id }, isNow }]
  })
}

function isRequired(question: Question): boolean {
  return question.kind !== 'statement' && question.required
}
