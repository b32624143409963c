import type { Option, Question, QuestionKind } from '#schemas/question.ts'
import type { Comparable } from '#src/engine/questions/kind.ts'
import { OTHER } from '#src/engine/questions/singleChoice.ts'
import { comparableText } from '#src/engine/text.ts'

import type { Sort, Value } from './value.ts'

/** The sort of value that an answer of each kind has in expressions; null: none (rule X4). */
export const sortByKind: { readonly [K in QuestionKind]: Sort | null } = {
  singleChoice: 'text',
  multipleChoice: 'list',
  shortText: 'text',
  longText: 'text',
  code: 'text',
  number: 'number',
  rating: 'number',
  date: 'date',
  ranking: 'list',
  file: 'list',
  consent: 'boolean',
  matrix: null,
  signature: null,
  statement: null,
}

/** What an answer is in expressions; `seen` is what conditions see of it. */
export function answerValue(question: Question, seen: Comparable | null): Value | null {
  if (seen === null || Number.isNaN(seen)) return null
  switch (sortByKind[question.kind]) {
    case 'date':
      return typeof seen === 'string' ? { date: seen } : null
    case 'list':
      return typeof seen === 'object' ? listValue(question, seen) : null
    case 'text':
      return typeof seen === 'string' && seen !== OTHER ? textValue(question, seen) : null
    case 'number':
    case 'boolean':
      return typeof seen === 'object' ? null : seen
    case null:
      return null
  }
}

/** Own words have no code, and *all of these* in a set is the list of what it stands for. */
function listValue(question: Question, seen: Extract<Comparable, object>): string[] | null {
  const isOrder = 'order' in seen
  const ids = [...new Set(isOrder ? seen.order : seen)].filter((id) => id !== OTHER)
  if (!('options' in question)) return ids.length === 0 ? null : ids
  const codes = ids.flatMap((id) => {
    const option = question.options.find((each) => each.id === id)
    return option === undefined || (option.role === 'all' && !isOrder) ? [] : codeOf(option)
  })
  return codes.length === 0 ? null : codes
}

/** A text as it is, and an option by its code. */
function textValue(question: Question, seen: string): string | null {
  if (!('options' in question)) return seen
  const option = question.options.find(({ id }) => id === seen)
  return option === undefined ? null : codeOf(option)
}

/** An option is its code, which exports use as well; without a code its id. */
function codeOf({ code, id }: Option): string {
  return comparableText(code) || id
}
