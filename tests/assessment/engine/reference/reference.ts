/**
 * The meaning of a definition, implemented a second time: slow, recursive, from scratch, and
 * without any engine code. Properties compare the engine with it.
 */
import type { Answer, Answers } from '#schemas/answer.ts'
import type { Condition, Operand, Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question, QuestionKind } from '#schemas/question.ts'

import {
  brokenRule,
  chosenOf,
  counted,
  given,
  inRow,
  leftOver,
  lengthOf,
  ownWords,
  rank,
  spread,
} from './referenceAnswers.ts'

export type Meaning = {
  shownSections: string[]
  shown: string[]
  required: string[]
  /** By question id: the rule, and for a matrix the row. */
  violations: Record<string, string>
}
export function meaningOf(definition: Definition, answers: Answers): Meaning {
  const meaning: Meaning = { shownSections: [], shown: [], required: [], violations: {} }
  for (const section of definition.sections) {
    if (isSectionShown(definition, answers, section.id)) meaning.shownSections.push(section.id)
    for (const question of section.questions) {
      const { id } = question
      if (!isShown(definition, answers, id)) continue
      meaning.shown.push(id)
      const isRequired = isRequiredNow(definition, answers, question)
      if (isRequired) meaning.required.push(id)
      const value = given(question, answers[id])
      const missing = isRequired ? 'required' : null
      const rule =
        value === null
          ? isOtherAlone(question, answers[id])
            ? 'ownWords'
            : missing
          : (brokenRule(question, value) ?? (isRequired ? leftOver(question, value) : null))
      if (rule !== null) meaning.violations[id] = rule
    }
  }
  return meaning
}

/** Only other is chosen, where it is offered, and its text is empty. */
function isOtherAlone(question: Question, answer: Answers[string] | undefined): boolean {
  const isChoice = question.kind === 'singleChoice' || question.kind === 'multipleChoice'
  if (!isChoice || question.other === undefined || typeof answer !== 'object') return false
  const parts = Object.entries(answer).filter(
    ([, part]) => !(Array.isArray(part) && part.length === 0),
  )
  const fits = question.kind === 'multipleChoice' ? 'options' in answer : !('options' in answer)
  const [name, words] = parts[0] ?? []
  return parts.length === 1 && name === 'other' && fits && typeof words === 'string'
}

function isSectionShown(definition: Definition, answers: Answers, sectionId: string): boolean {
  const place = definition.sections.findIndex((section) => section.id === sectionId)
  const before = definition.sections.slice(0, place).flatMap((section) => section.questions)
  const showIf = definition.sections[place]!.showIf
  return showIf === undefined || holds(definition, answers, showIf, before)
}

function isShown(definition: Definition, answers: Answers, questionId: string): boolean {
  const section = definition.sections.find((s) => s.questions.some((q) => q.id === questionId))!
  const question = section.questions.find((q) => q.id === questionId)!
  if (!isSectionShown(definition, answers, section.id)) return false
  const before = questionsBefore(definition, questionId)
  return question.showIf === undefined || holds(definition, answers, question.showIf, before)
}

function isRequiredNow(definition: Definition, answers: Answers, question: Question): boolean {
  if (question.kind === 'statement') return false
  if (question.required) return true
  const before = questionsBefore(definition, question.id)
  return (
    question.requiredIf !== undefined && holds(definition, answers, question.requiredIf, before)
  )
}

function questionsBefore(definition: Definition, questionId: string): Question[] {
  const all = definition.sections.flatMap((section) => section.questions)
  return all.slice(
    0,
    all.findIndex((question) => question.id === questionId),
  )
}

function holds(
  definition: Definition,
  answers: Answers,
  condition: Condition,
  before: Question[],
): boolean {
  const part = (each: Condition) => holds(definition, answers, each, before)
  if (condition.kind === 'all') return !condition.conditions.some((each) => !part(each))
  if (condition.kind === 'any') return condition.conditions.some(part)
  if (condition.kind === 'not') return !part(condition.condition)
  const { of, test } = condition
  const question = 'question' in of ? before.find((each) => each.id === of.question) : undefined
  if (!question || !suits(question, of, test) || !isShown(definition, answers, question.id)) {
    return passes(test, null)
  }
  const answer = given(question, answers[question.id])
  return passes(test, answer === null ? null : compared(question, of, answer), question)
}

/** The operators for each sort of value, besides those about blankness. */
const asked: Record<string, string[]> = {
  option: ['is', 'isNot', 'isOneOf'],
  set: ['is', 'isNot', 'includes'],
  text: ['is', 'isNot', 'isOneOf', 'includes'],
  number: ['is', 'isNot', 'isOneOf', 'atLeast', 'atMost', 'moreThan', 'lessThan', 'between'],
  date: ['is', 'isNot', 'isOneOf', 'atLeast', 'atMost', 'before', 'after', 'between'],
  order: ['is', 'isNot'],
  tick: ['is', 'isNot'],
  thing: [],
}

function suits(question: Question, of: Operand, test: Predicate): boolean {
  const sort = sortOf(question, of)
  if (sort === null) return false
  return test.op === 'isBlank' || test.op === 'isNotBlank' || asked[sort]!.includes(test.op)
}

/** What conditions see of a whole answer. */
export const sortByKind: { readonly [K in QuestionKind]: string | null } = {
  singleChoice: 'option',
  multipleChoice: 'set',
  shortText: 'text',
  longText: 'text',
  number: 'number',
  date: 'date',
  rating: 'number',
  ranking: 'order',
  matrix: 'thing',
  file: 'thing',
  code: 'text',
  signature: 'thing',
  consent: 'tick',
  statement: null,
}

function sortOf(question: Question, of: Operand): string | null {
  if (!('question' in of) || question.kind === 'statement') return null
  const { row, measure } = of
  if (row !== undefined) {
    if (question.kind !== 'matrix' || !question.rows.some(({ id }) => id === row)) return null
    if (measure !== undefined) return question.several && measure === 'count' ? 'number' : null
    return question.several ? 'set' : 'option'
  }
  const { kind } = question
  if (measure === 'length') return sortByKind[kind] === 'text' ? 'number' : null
  if (measure === 'count') return kind === 'multipleChoice' || kind === 'file' ? 'number' : null
  if (measure === 'other') return 'other' in question ? 'text' : null
  return sortByKind[kind]
}

function compared(question: Question, of: Operand, answer: Answer): unknown {
  if (!('question' in of)) return null
  if (of.row !== undefined) {
    const ids = inRow(answer, of.row)
    if (ids.length === 0) return null
    if (of.measure === 'count') return counted(ids, question)
    if (sortOf(question, of) === 'set') return { set: spread(ids, question) }
    return new Set(ids).size === 1 ? ids[0] : {}
  }
  if (of.measure === 'length') return lengthOf(answer)
  if (of.measure === 'other') return textOf(ownWords(answer))
  if (of.measure === 'count') {
    if (Array.isArray(answer)) return answer.length
    return counted(chosenOf(answer), question) + (ownWords(answer) === '' ? 0 : 1)
  }
  if (typeof answer === 'string') return textOf(answer)
  if (question.kind === 'ranking') return { order: answer }
  if (question.kind === 'singleChoice') return chosenOf(answer)[0] ?? {}
  if (question.kind === 'multipleChoice') {
    const own = ownWords(answer) === '' ? [] : ['something of their own']
    return { set: [...spread(chosenOf(answer), question), ...own] }
  }
  return typeof answer === 'object' ? {} : answer
}

function textOf(text: string): string | null {
  return text === '' ? null : text.trim().normalize('NFC')
}

export function passes(test: Predicate, value: unknown, question?: Question): boolean {
  if (test.op === 'isNot') return !passes({ op: 'is', value: test.value }, value, question)
  if (test.op === 'isBlank') return value === null
  if (value === null) return false
  if (test.op === 'isNotBlank') return true
  if (test.op === 'is') return isEqual(value, test.value, question)
  if (test.op === 'isOneOf') return test.values.some((each) => isEqual(value, each, question))
  if (test.op === 'includes') {
    if (typeof value === 'string') return value.includes(test.value)
    return partOf(value, 'set')?.includes(test.value) ?? false
  }
  if (test.op === 'between') {
    const { from, to } = test
    return (
      passes({ op: 'atLeast', value: from }, value, question) &&
      passes({ op: 'atMost', value: to }, value, question)
    )
  }
  const [left, right] = [rank(value), rank(test.value)]
  if (left === null || right === null || typeof value !== typeof test.value) return false
  if (test.op === 'atLeast') return left >= right
  if (test.op === 'atMost') return left <= right
  return test.op === 'moreThan' || test.op === 'after' ? left > right : left < right
}

function partOf(value: unknown, name: 'set' | 'order'): string[] | null {
  const part: unknown = Object.entries(value ?? {}).find(([key]) => key === name)?.[1]
  return Array.isArray(part) ? part : null
}

function isEqual(value: unknown, wanted: unknown, question?: Question): boolean {
  if (Array.isArray(wanted)) {
    const order = partOf(value, 'order')
    if (order !== null) return order.join() === wanted.join()
    return partOf(value, 'set')?.toSorted().join() === spread(wanted, question).toSorted().join()
  }
  return typeof wanted === 'string' ? value === wanted.trim().normalize('NFC') : value === wanted
}
