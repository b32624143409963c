/** The operands that a condition may use, and the operators that suit each. */
import type { ChosenAs, ComparedValue, Predicate, Operator } from '#schemas/condition.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import type { AnswerableQuestion, Question } from '#schemas/question.ts'

import { isCalendarDate } from '#src/assessment/engine/calendar.ts'
import { comparedValues } from '#src/assessment/engine/conditionMapping.ts'
import type { Place } from '#src/assessment/engine/place.ts'
import { prepareQuestion } from '#src/assessment/engine/kinds/answering.ts'
import { authoringOf } from '#src/assessment/engine/kinds/authoring.ts'
import {
  allMeasures,
  type Look,
  type Measure,
} from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import type { ValueSort } from '#src/assessment/engine/kinds/parts/defineAuthoring.ts'
import { isMixed } from '#src/assessment/engine/layout.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import { isEmptyText } from '#src/assessment/engine/texts/text.ts'

/** A question that a condition may look at, or the stand-in for a calculated value. */
export type OperandChoice = {
  question: AnswerableQuestion
  /** Null for a calculated value. */
  number: number | null
}

/**
 * The questions that a condition at `place` may look at: those before it, in authored order (rule
 * C8).
 */
export function operandsBefore(definition: Definition, place: Place): OperandChoice[] {
  const numbers = numberQuestions(definition)
  const choices: OperandChoice[] = []
  for (const section of definition.sections) {
    if ('sectionId' in place && place.sectionId === section.id) return choices
    if ('questionId' in place && isMixed(section) && has(section, place.questionId)) return choices
    for (const question of section.questions) {
      if ('questionId' in place && place.questionId === question.id) return choices
      const number = numbers.get(question.id)
      if (question.kind === 'statement' || number === undefined) continue
      if (isSelfIdentification(question)) continue
      choices.push({ question, number })
    }
  }
  return choices
}

/**
 * The operators that suit an answer to this question, one of its rows, or a measure; none for an
 * invalid one.
 */
export function operatorsFor(question: Question, look: Look = {}): readonly Operator[] {
  return prepareQuestion(question).view(look)?.operators ?? []
}

/** The measures of an answer to this question or to one of its rows. */
export function measuresFor(question: Question, row?: string): Measure[] {
  const prepared = prepareQuestion(question)
  const of = row === undefined ? {} : { row }
  return allMeasures.filter((measure) => prepared.view({ ...of, measure }) !== null)
}

/**
 * Depends on which part of the answer is looked at, then on the kind of question (rules C6, C7, C10
 * and C11).
 */
export function valueSortOf(question: Question, { row, measure }: Look, op: Operator): ValueSort {
  if (measure !== undefined) return measure === 'other' ? 'text' : 'number'
  return authoringOf(question).compared(question, row === undefined ? { op } : { row, op })
}

/**
 * What the values of such a comparison are chosen as; null if the operator doesn't suit these
 * answers. Unlike their sort, it tells a number of choices from a number of files.
 */
export function chosenAsOf(question: Question, look: Look, op: Operator): ChosenAs | null {
  if (!operatorsFor(question, look).includes(op)) return null
  if (look.measure === 'count') return question.kind === 'file' ? 'files' : 'choices'
  return valueSortOf(question, look, op)
}

/** An unfinished comparison that has no value yet. */
export function isComparedWithNothing(test: Predicate): boolean {
  if (test.op === 'isOneOf') return test.values.length === 0
  return comparedValues(test).some((value) =>
    Array.isArray(value) ? value.length === 0 : typeof value === 'string' && isEmptyText(value),
  )
}

/** Whether answers can be looked at this way and compared with values of this sort. */
export function suits(test: Predicate, question: Question, look: Look): boolean {
  if (!operatorsFor(question, look).includes(test.op)) return false
  const sort = valueSortOf(question, look, test.op)
  return comparedValues(test).every((value) => isOfSort(value, sort))
}

function isOfSort(value: ComparedValue, sort: ValueSort): boolean {
  switch (sort) {
    case 'number':
      return typeof value === 'number'
    case 'date':
      return typeof value === 'string' && isCalendarDate(value.trim())
    case 'tick':
      return value === true
    case 'options':
    case 'order':
      return Array.isArray(value)
    case 'text':
    case 'option':
      return typeof value === 'string'
  }
}

function has({ questions }: Section, questionId: string): boolean {
  return questions.some(({ id }) => id === questionId)
}
