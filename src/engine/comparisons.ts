/**
 * What a condition may look at, and which tests suit it.
 */
import type { ComparedValue, Test, TestOp } from '#schemas/condition.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import type { AnswerableQuestion, Question } from '#schemas/question.ts'

import { isCalendarDate } from './calendar.ts'
import { comparedValues } from './conditions/mapping.ts'
import type { Place } from './editing/place.ts'
import { isMixed } from './layout.ts'
import { numberQuestions } from './numbering.ts'
import { allMeasures, type Look, type Measure } from './questions/kind.ts'
import { askQuestion } from './questions/kinds.ts'

/** A question that a condition may look at, or what stands in for a calculated value. */
export type OperandChoice = {
  question: AnswerableQuestion
  /** Null for a calculated value. */
  number: number | null
}

/** What a condition at `place` may look at: the questions before it, in authored order (rule C8). */
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
      choices.push({ question, number })
    }
  }
  return choices
}

/** The tests that suit an answer to this question, a row of it or a measure; none for a wrong one. */
export function testsFor(question: Question, look: Look = {}): readonly TestOp[] {
  return askQuestion(question).view(look)?.tests ?? []
}

/** What can be measured of an answer to this question, or of a row of it. */
export function measuresFor(question: Question, row?: string): Measure[] {
  const asked = askQuestion(question)
  const of = row === undefined ? {} : { row }
  return allMeasures.filter((measure) => asked.view({ ...of, measure }) !== null)
}

/** What a test of this look at an answer compares with; `order` is options in order. */
export type ValueSort = 'text' | 'number' | 'date' | 'option' | 'options' | 'order' | 'tick'

/** By what of the answer is looked at, then by the kind of the question (rules C6, C7, C10 and C11). */
export function valueSortOf(question: Question, { row, measure }: Look, op: TestOp): ValueSort {
  if (measure !== undefined) return measure === 'other' ? 'text' : 'number'
  const ofSet = op === 'includes' ? 'option' : 'options'
  switch (question.kind) {
    case 'singleChoice':
      return 'option'
    case 'multipleChoice':
      return ofSet
    case 'matrix':
      return row !== undefined && question.several ? ofSet : 'option'
    case 'ranking':
      return 'order'
    case 'number':
    case 'rating':
      return 'number'
    case 'date':
      return 'date'
    case 'consent':
      return 'tick'
    case 'shortText':
    case 'longText':
    case 'code':
    case 'file':
    case 'signature':
    case 'statement':
      return 'text'
  }
}

/** Whether answers can be looked at and tested so, and are compared with what is of their sort. */
export function suits(test: Test, question: Question, look: Look): boolean {
  if (!testsFor(question, look).includes(test.op)) return false
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
