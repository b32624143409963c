/**
 * Replaces everything calculated and drawn in a definition with its result for these answers and
 * this seed: what is left means the same and has neither. Slow, in authored order, and without any
 * engine code.
 */
import type { Answer, Answers } from '#schemas/answer.ts'
import type { Condition } from '#schemas/condition.ts'
import type { Calculated, Definition, Section } from '#schemas/definition.ts'
import type { Option, Question } from '#schemas/question.ts'

import {
  kindOf,
  type Meant,
  meaningOfExpression,
} from '#tests/assessment/engine/expressions/expressionReference.ts'
import { meaningOf, passes } from './reference.ts'
import { isDay, spread } from './referenceAnswers.ts'

const NEVER: Condition = { kind: 'any', conditions: [] }
const ALWAYS: Condition = { kind: 'all', conditions: [] }

export function workedOut(definition: Definition, answers: Answers, seed: number): Definition {
  const plain: Definition = { ...definition, sections: [], calculated: [] }
  for (const section of definition.sections) {
    const { shuffle, draw, ...rest } = section
    const own: Section = {
      ...rest,
      ...(rest.showIf && { showIf: decided(rest.showIf, plain) }),
      questions: [],
    }
    const outside = { ...plain, sections: [...plain.sections] }
    const isMixed = shuffle === true || draw !== undefined
    const drawn = drawnIn(section, seed)
    plain.sections.push(own)
    for (const question of section.questions) {
      const before = isMixed ? outside : plain
      own.questions.push(withConditions(question, (each) => decided(each, before), drawn))
    }
  }
  return plain

  /** Operands that may not be used here compare like a blank answer. */
  function decided(condition: Condition, before: Definition): Condition {
    if (condition.kind === 'not')
      return { ...condition, condition: decided(condition.condition, before) }
    if (condition.kind !== 'compare') {
      return { ...condition, conditions: condition.conditions.map((each) => decided(each, before)) }
    }
    const { of, test } = condition
    if ('question' in of) {
      return isIn(before, of.question) ? condition : { ...condition, of: { question: 'nowhere' } }
    }
    const value = valueFrom(definition, before, answers, of.calculated)
    const meant = value !== null && suits(kindOf(value), test.op) ? value : null
    return passes(test, compared(meant)) ? ALWAYS : NEVER
  }
}

/** The values of everything that is calculated. */
export function valuesIn(definition: Definition, answers: Answers, seed: number): Meant[] {
  const plain = workedOut(definition, answers, seed)
  return definition.calculated.map(({ id }) => valueFrom(definition, plain, answers, id))
}

function valueFrom(
  definition: Definition,
  before: Definition,
  answers: Answers,
  calculatedId: string,
): Meant {
  const place = definition.calculated.findIndex(({ id }) => id === calculatedId)
  const found = definition.calculated[place]
  if (found === undefined || !isOpen(found, place)) return null
  return valueAt(place)

  function isOpen({ expression }: Calculated, own: number): boolean {
    return (expression.match(/\b[qc]\d\b/g) ?? []).every((name) => {
      const other = definition.calculated.findIndex(({ id }) => id === name)
      if (other >= 0) return other >= own || isOpen(definition.calculated[other]!, other)
      const id = questionNamed(definition, name)?.id
      return id === undefined || isIn(before, id)
    })
  }

  function valueAt(own: number): Meant {
    const value = meaningOfExpression(definition.calculated[own]!.expression, (name) => {
      const other = definition.calculated.findIndex(({ id }) => id === name)
      if (other >= 0) return other < own ? valueAt(other) : null
      const id = questionNamed(definition, name)?.id ?? ''
      const question = questionsIn(before).find((each) => each.id === id)
      if (!question || !meaningOf(before, answers).shown.includes(id)) return null
      return meantBy(question, answers[id])
    })
    return typeof value === 'string' && value.trim() === '' ? null : value
  }
}

/** As conditions compare it. */
function compared(value: Meant): unknown {
  if (typeof value === 'string') return value.trim().normalize('NFC')
  if (Array.isArray(value)) return { set: value }
  return typeof value === 'object' && value !== null && 'date' in value ? value.date : value
}

function meantBy(question: Question, answer: Answer | undefined): Meant {
  switch (question.kind) {
    case 'number':
      return typeof answer === 'number' ? answer : null
    case 'rating':
      return typeof answer === 'number' && answer % 1 === 0 ? answer : null
    case 'shortText':
    case 'longText':
    case 'code':
      return typeof answer === 'string' ? answer.trim().normalize('NFC') || null : null
    case 'date':
      return typeof answer === 'string' && isDay(answer) ? { date: answer } : null
    case 'consent':
      return answer === true ? true : null
    case 'singleChoice':
      if (typeof answer !== 'object' || !('option' in answer)) return null
      return question.options.some(({ id }) => id === answer.option) ? String(answer.option) : null
    case 'multipleChoice': {
      const options = typeof answer === 'object' && 'options' in answer ? answer.options : []
      const isShaped = Array.isArray(options) && Object.keys(answer ?? {}).length <= 2
      return isShaped ? listOf(spread(options, question), question) : null
    }
    case 'ranking':
    case 'file': {
      const given = Array.isArray(answer) ? answer : []
      const wanted = question.kind === 'file' ? 'object' : 'string'
      if (given.some((each) => typeof each !== wanted)) return null
      return listOf(
        given.map((each) => (typeof each === 'string' ? each : each.fileId)),
        question,
      )
    }
    case 'matrix':
    case 'signature':
    case 'statement':
      return null
  }
}

function listOf(ids: readonly string[], question: Question): string[] | null {
  const named = 'options' in question ? question.options : null
  const isLeftOut = (role: Option['role']) => role === 'all' && question.kind !== 'ranking'
  const list = [...new Set(ids)].filter(
    (id) => named?.some((option) => option.id === id && !isLeftOut(option.role)) ?? true,
  )
  return list.length > 0 ? list : null
}

function suits(kind: string, op: string): boolean {
  if (op === 'isBlank' || op === 'isNotBlank' || op === 'is' || op === 'isNot') return true
  if (op === 'isOneOf') return kind === 'number' || kind === 'string' || kind === 'date'
  if (op === 'includes') return kind === 'string' || kind === 'list'
  if (op === 'moreThan' || op === 'lessThan') return kind === 'number'
  if (op === 'before' || op === 'after') return kind === 'date'
  return kind === 'number' || kind === 'date'
}

function withConditions(
  question: Question,
  decide: (condition: Condition) => Condition,
  drawn: readonly string[],
): Question {
  const showIf = drawn.includes(question.id) ? question.showIf && decide(question.showIf) : NEVER
  const shown = { ...question, ...(showIf && { showIf }) }
  if (shown.kind === 'statement' || !shown.requiredIf) return shown
  return { ...shown, requiredIf: decide(shown.requiredIf) }
}

/** Ids of the drawn questions, in their random order; without statements. */
function drawnIn(section: Section, seed: number): string[] {
  const free = section.questions.filter(({ kind }) => kind !== 'statement').map(({ id }) => id)
  const kept = section.questions.filter(({ kind }) => kind === 'statement').map(({ id }) => id)
  return [...kept, ...shuffledBy(free, seed, section.id).slice(0, section.draw ?? free.length)]
}

/** Rules D1 and D2 with integers of any size, without 32-bit operations. */
export function shuffledBy(items: readonly string[], seed: number, id: string): string[] {
  const low = (value: bigint) => value & 0xffffffffn
  let state = 0x811c9dc5n
  for (const letter of `${seed}/${id}`) {
    state = low((state ^ BigInt(letter.charCodeAt(0))) * 0x01000193n)
  }
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    state = low(state + 0x6d2b79f5n)
    let mixed = low((state ^ (state >> 15n)) * (state | 1n))
    mixed ^= low(mixed + low((mixed ^ (mixed >> 7n)) * (mixed | 61n)))
    const other = Math.floor((Number(mixed ^ (mixed >> 14n)) / 2 ** 32) * (last + 1))
    const moved = order[last]!
    order[last] = order[other]!
    order[other] = moved
  }
  return order
}

function questionsIn({ sections }: Definition): Question[] {
  return sections.flatMap(({ questions }) => questions)
}

function questionNamed(definition: Definition, name: string): Question | undefined {
  const questions = questionsIn(definition)
  return questions.find(({ id }) => id === name) ?? questions.find(({ code }) => code === name)
}

function isIn(definition: Definition, questionId: string): boolean {
  return questionsIn(definition).some(({ id }) => id === questionId)
}
