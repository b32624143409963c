import type { Condition, Operand, Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { comparedValues } from '#src/assessment/engine/conditionMapping.ts'
import { questionForCalculated } from '#src/assessment/engine/operands/questionForCalculated.ts'
import { findQuestion } from '#src/assessment/engine/editing/definition.ts'
import { checkCalculated } from '#src/assessment/engine/calculated/checkCalculated.ts'
import type { Look, Measure } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { dateText, typedNumberText } from '#src/assessment/words/values/formats.ts'

import { staffWords } from './staffWords.ts'
import { negatedOperatorName, operatorName } from './operatorName.ts'

/** `missing`: what it referred to was deleted. */
export type SentencePart =
  | { kind: 'text'; text: string }
  | { kind: 'question'; text: string; questionId: string }
  | { kind: 'calculated'; text: string; calculatedId: string }
  | { kind: 'value'; text: string }
  | { kind: 'missing'; text: string }

type Comparison = Extract<Condition, { kind: 'compare' }>

/** The three parts of a comparison: operand, operator and value. */
export function comparisonParts(
  { of, test, chosenAs }: Comparison,
  definition: Definition,
  isNegated: boolean,
): SentencePart[] {
  const question = comparedQuestion(of, test, definition)
  const look: Look = 'question' in of ? of : {}
  const kind = look.measure === 'other' ? 'shortText' : look.measure ? undefined : question?.kind
  const verb = isNegated ? negatedOperatorName(test.op, kind) : operatorName(test.op, kind)
  const found = valueParts(test, look.measure === undefined ? question : undefined)
  const values = chosenAs === undefined ? found : found.map(asMissing)
  const gap = values.length > 0 ? ' ' : ''
  return [...operandParts(of, question, definition), say(` ${verb}${gap}`), ...values]
}

/**
 * A calculated date or text is worded like an answer; a boolean is not, because it has no checkbox.
 */
function comparedQuestion(
  of: Operand,
  test: Predicate,
  definition: Definition,
): Question | undefined {
  if ('question' in of) return findQuestion(definition, of.question)?.question
  // Only texts and dates need the sort, which is expensive to determine.
  if (comparedValues(test).every((value) => typeof value !== 'string')) return undefined
  const found = definition.calculated.find(({ id }) => id === of.calculated)
  const sort = found && checkCalculated(definition).get(found.id)?.sort
  if (found === undefined || (sort !== 'date' && sort !== 'text')) return undefined
  return questionForCalculated(found, sort) ?? undefined
}

/** A question's name in a sentence: its shortened text. */
export function questionName(question: Question): string {
  const text = textLine(question.prompt)
  return text === '' ? staffWords.conditionWords.untitled : shortened(text)
}

/** A calculated value's name in a sentence; null if it doesn't exist. */
export function calculatedName(id: string, { calculated }: Definition): string | null {
  const found = calculated.find((each) => each.id === id)
  if (found === undefined) return null
  return shortened(found.name.trim()) || staffWords.conditionWords.unnamedCalculated
}

function operandParts(
  of: Operand,
  question: Question | undefined,
  definition: Definition,
): SentencePart[] {
  const words = staffWords.conditionWords
  if ('calculated' in of) {
    const text = calculatedName(of.calculated, definition)
    if (text === null) return [{ kind: 'missing', text: words.deletedCalculated }]
    return [{ kind: 'calculated', text, calculatedId: of.calculated }]
  }
  if (question === undefined) return [{ kind: 'missing', text: words.deletedQuestion }]
  const name: SentencePart = {
    kind: 'question',
    text: questionName(question),
    questionId: question.id,
  }
  const { row, measure } = of
  const whole = row === undefined ? [name] : [name, ...rowParts(row, question)]
  return measure === undefined ? whole : [say(measureWords(measure, question)), ...whole]
}

function measureWords(measure: Measure, { kind }: Question): string {
  const { lengthOf, countOf, filesOf, otherOf } = staffWords.conditionWords
  if (measure === 'count') return kind === 'file' ? filesOf : countOf
  return measure === 'length' ? lengthOf : otherOf
}

function rowParts(rowId: string, question: Question): SentencePart[] {
  const words = staffWords.conditionWords
  const rows = question.kind === 'matrix' ? question.rows : []
  const row = rows.find(({ id }) => id === rowId)
  if (row === undefined) return [say(', '), { kind: 'missing', text: words.deletedRow }, say(',')]
  return [say(words.row(shortened(textLine(row.label)) || words.nothing))]
}

function valueParts(test: Predicate, question: Question | undefined): SentencePart[] {
  const words = staffWords.conditionWords
  if (test.op === 'isBlank' || test.op === 'isNotBlank') return []
  if (test.op === 'isOneOf') {
    return listParts(
      test.values.map((value) => valuePart(value, question)),
      words.or,
    )
  }
  if (test.op === 'between') {
    return [valuePart(test.from, question), say(words.fromTo), valuePart(test.to, question)]
  }
  if (Array.isArray(test.value)) {
    const parts = test.value.map((id) =>
      question === undefined ? valuePart(id, question) : optionPart(id, question),
    )
    return listParts(parts, question?.kind === 'ranking' ? words.inOrder : words.and)
  }
  return [valuePart(test.value, question)]
}

function listParts(parts: readonly SentencePart[], lastJoiner: string): SentencePart[] {
  if (parts.length === 0) return [{ kind: 'missing', text: staffWords.conditionWords.nothing }]
  return parts.flatMap((part, index) => {
    if (index === 0) return [part]
    return [say(index === parts.length - 1 ? lastJoiner : ', '), part]
  })
}

function valuePart(value: string | number | boolean, question: Question | undefined): SentencePart {
  const words = staffWords.conditionWords
  if (typeof value === 'number') return { kind: 'value', text: typedNumberText(value) }
  if (typeof value === 'boolean') {
    return { kind: 'value', text: question === undefined ? words.true : words.ticked }
  }
  if (value.trim() === '') return { kind: 'missing', text: words.nothing }
  if (question?.kind === 'date') return { kind: 'value', text: dateText(value.trim()) }
  if (question !== undefined && 'options' in question) return optionPart(value, question)
  return { kind: 'value', text: `“${value}”` }
}

/** A question whose kind has changed since may have no options any more. */
function optionPart(id: string, question: Question): SentencePart {
  const words = staffWords.conditionWords
  const options = 'options' in question ? question.options : []
  const option = options.find((each) => each.id === id)
  if (option === undefined) return { kind: 'missing', text: words.deletedOption }
  return { kind: 'value', text: shortened(textLine(option.label)) || words.nothing }
}

/** A value of what the question asked for before its kind changed. */
function asMissing(part: SentencePart): SentencePart {
  return part.kind === 'value' ? { kind: 'missing', text: part.text } : part
}

function say(text: string): SentencePart {
  return { kind: 'text', text }
}

const MAX_NAME_LENGTH = 80

function shortened(text: string): string {
  const characters = [...text]
  if (characters.length <= MAX_NAME_LENGTH) return text
  return `${characters
    .slice(0, MAX_NAME_LENGTH - 1)
    .join('')
    .trimEnd()}…`
}
