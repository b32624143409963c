import type { Option, Question } from '#schemas/question.ts'
import { answering } from '#src/assessment/engine/kinds/answering.ts'
import type { Comparable } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { OTHER } from '#src/assessment/engine/kinds/parts/ownWords.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import { comparableText } from '#src/assessment/engine/texts/text.ts'

import type { Value } from '#src/assessment/engine/expressions/value.ts'

/** The value of an answer in expressions; `seen` is what conditions see of it. */
export function answerValue(question: Question, seen: Comparable | null): Value | null {
  if (seen === null || Number.isNaN(seen) || isSelfIdentification(question)) return null
  switch (answering[question.kind].inExpressions) {
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

/** Own words have no code. *All of these* in a set becomes the options it selects. */
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

/** A text unchanged; an option as its code. */
function textValue(question: Question, seen: string): string | null {
  if (!('options' in question)) return seen
  const option = question.options.find(({ id }) => id === seen)
  return option === undefined ? null : codeOf(option)
}

/** An option is represented by its code, as in exports; without a code, by its id. */
function codeOf({ code, id }: Option): string {
  return comparableText(code) || id
}
