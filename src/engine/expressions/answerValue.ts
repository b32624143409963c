import type { Question, QuestionKind } from '#schemas/question.ts'
import type { Comparable } from '#src/engine/questions/kind.ts'
import { OTHER } from '#src/engine/questions/singleChoice.ts'

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
      return typeof seen === 'string' && seen !== OTHER ? codeOf(question, seen) : null
    case 'number':
    case 'boolean':
      return typeof seen === 'object' ? null : seen
    case null:
      return null
  }
}

/** Own words have no code, and *all of these* is the list of what it stands for. */
function listValue(question: Question, seen: Extract<Comparable, object>): string[] | null {
  const options = 'options' in question ? question.options : []
  const codeless = new Set([
    OTHER,
    ...options.flatMap(({ id, role }) => (role === 'all' ? id : [])),
  ])
  const ids = [...new Set('order' in seen ? seen.order : seen)].filter((id) => !codeless.has(id))
  return ids.length === 0 ? null : ids.map((id) => codeOf(question, id))
}

/** An option is its code, which exports use as well; without a code its id. */
function codeOf(question: Question, text: string): string {
  if (!('options' in question)) return text
  return question.options.find((option) => option.id === text)?.code.trim() || text.trim()
}
