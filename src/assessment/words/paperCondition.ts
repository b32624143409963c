import type { Condition, Operand, Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { plainText, type Quote } from '#src/assessment/engine/authoredText.ts'
import { isCalendarDate } from '#src/assessment/engine/calendar.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'

import type { PaperWords } from '#src/assessment/words/english/shapes.ts'
import type { Formats } from './values/formats.ts'

/** The words and facts from which a condition is written. */
export type PaperFacts = {
  /** In the language of the paper. */
  definition: Definition
  /** The number of each question on the paper; questions that are not printed have none. */
  numbers: ReadonlyMap<string, number>
  paper: PaperWords
  write: Formats
  quote: Quote
}

type Comparison = Extract<Condition, { kind: 'compare' }>

/**
 * "your answer to question 3 is at least 5": a condition for somebody with only the paper, who knows
 * questions by their numbers.
 */
export function paperCondition(condition: Condition, facts: PaperFacts): string {
  return conditionText(condition, facts, { isNot: false, within: null })
}

type At = {
  isNot: boolean
  /** The joiner of the group around it: another one inside needs brackets. */
  within: 'and' | 'or' | null
}

function conditionText(condition: Condition, facts: PaperFacts, { isNot, within }: At): string {
  if (condition.kind === 'compare') return comparisonTold(condition, facts, isNot)
  if (condition.kind === 'not')
    return conditionText(condition.condition, facts, { isNot: !isNot, within })
  const { conditions } = facts.paper
  const [only, ...others] = condition.conditions
  if (only === undefined) return conditions.never
  if (others.length === 0) return conditionText(only, facts, { isNot, within })
  // Not all of them means one of them not, and the other way around.
  const joiner = (condition.kind === 'all') === isNot ? 'or' : 'and'
  const parts = condition.conditions.map((each) =>
    conditionText(each, facts, { isNot, within: joiner }),
  )
  const text = parts.join(conditions[joiner])
  return within === null || within === joiner ? text : `(${text})`
}

function comparisonTold({ of, test }: Comparison, facts: PaperFacts, isNot: boolean): string {
  const { conditions } = facts.paper
  const question = questionOf(of, facts.definition)
  const name = nameOf(of, question, facts)
  const measure = 'question' in of ? of.measure : undefined
  if (test.op === 'isBlank' || test.op === 'isNotBlank') {
    const isBlank = (test.op === 'isBlank') !== isNot
    if (question?.kind === 'consent') {
      return isBlank ? conditions.unticked(name) : conditions.ticked(name)
    }
    return isBlank ? conditions.blank(name) : conditions.answered(name)
  }
  const isOpposite = (test.op === 'isNot') !== isNot
  if (question?.kind === 'consent') {
    return isOpposite ? conditions.unticked(name) : conditions.ticked(name)
  }
  const value = relationTold(test, measure === undefined ? question : undefined, facts)
  if (test.op === 'includes') return conditions.includes(name, value, isNot)
  if ('calculated' in of) return conditions.value(name, value, isOpposite)
  if (measure === 'length') return conditions.length(name, value, isOpposite)
  if (measure === 'count') return conditions.count(name, value, isOpposite)
  if (measure === 'other') return conditions.ownWords(name, value, isOpposite)
  return conditions.answer(name, value, isOpposite)
}

/** "at least 3", or only the value where it is one that the answer has to be. */
function relationTold(
  test: Exclude<Predicate, { op: 'isBlank' | 'isNotBlank' }>,
  question: Question | undefined,
  facts: PaperFacts,
): string {
  const { conditions } = facts.paper
  const say = (value: string | number | boolean) => valueTold(value, question, facts)
  switch (test.op) {
    case 'is':
    case 'isNot':
      return Array.isArray(test.value)
        ? facts.write.list(test.value.map(say), 'and')
        : say(test.value)
    case 'isOneOf':
      return facts.write.list(test.values.map(say), 'or')
    case 'includes':
      return say(test.value)
    case 'between':
      return conditions.between(say(test.from), say(test.to))
    case 'atLeast':
      return isDate(test.value)
        ? conditions.onOrAfter(say(test.value))
        : conditions.atLeast(say(test.value))
    case 'atMost':
      return isDate(test.value)
        ? conditions.onOrBefore(say(test.value))
        : conditions.atMost(say(test.value))
    case 'moreThan':
    case 'lessThan':
    case 'before':
    case 'after':
      return conditions[test.op](say(test.value))
  }
}

function valueTold(
  value: string | number | boolean,
  question: Question | undefined,
  { definition: { calculated }, paper, write, quote }: PaperFacts,
): string {
  const { conditions } = paper
  if (typeof value === 'number') return write.typedNumber(value)
  if (typeof value === 'boolean') return conditions.true
  if (question !== undefined && 'options' in question) {
    const option = question.options.find(({ id }) => id === value)
    return conditions.quoted(option === undefined ? value : plainText(option.label, quote))
  }
  const isDateHere = question === undefined ? calculated.length > 0 : question.kind === 'date'
  return isDateHere && isDate(value) ? write.date(value.trim()) : conditions.quoted(value)
}

function isDate(value: string | number): value is string {
  return typeof value === 'string' && isCalendarDate(value.trim())
}

function questionOf(of: Operand, definition: Definition): Question | undefined {
  if (!('question' in of)) return undefined
  return questionsOf(definition).find(({ id }) => id === of.question)
}

function nameOf(of: Operand, question: Question | undefined, facts: PaperFacts): string {
  const { definition, numbers, quote, paper } = facts
  const { conditions } = paper
  if ('calculated' in of) {
    const found = definition.calculated.find(({ id }) => id === of.calculated)
    return conditions.calculated(found?.name.trim() ?? '…')
  }
  const name = conditions.question(numbers.get(of.question) ?? 0)
  const rows = question?.kind === 'matrix' ? question.rows : []
  const row = rows.find(({ id }) => id === of.row)
  return row === undefined ? name : conditions.row(name, plainText(row.label, quote))
}
