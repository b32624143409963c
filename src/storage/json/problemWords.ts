/** Words a schema's objection to a value as a sentence that says how to fix it. */
import type * as z from 'zod/mini'

import { CALENDAR_DATE, MINTED_ID, MOMENT } from '#schemas/base.ts'
import { FILE_ENDING } from '#schemas/question.ts'

import { excerpt } from './excerpt.ts'

/** `value` is at the path of the issue; undefined if there is none. */
export function problemWords(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'unrecognized_keys': {
      const isOne = issue.keys.length === 1
      const words = `${listed(issue.keys, 'and')} ${isOne ? 'is' : 'are'} not known here`
      return `${words}: remove or fix the ${isOne ? 'name' : 'names'}`
    }
    case 'invalid_type':
      return mustBe(kindWords(issue.expected), value)
    case 'invalid_value':
      return mustBe(listed(issue.values, 'or'), value)
    case 'invalid_union': {
      const options = 'options' in issue ? issue.options : undefined
      return mustBe(options ? listed(options, 'or') : kindsOf(issue.errors), value)
    }
    case 'too_small':
    case 'too_big':
      return mustBe(boundWords(issue), value)
    case 'invalid_format':
      return mustBe(formatWords(issue), value)
    case 'invalid_key':
      return `its name must be ${ID}`
    case 'not_multiple_of':
    case 'invalid_element':
    case 'custom':
      return 'it has a value that is not allowed here'
  }
}

const ID = 'an id: a letter, then letters, digits, “_” or “-”, 64 at most'

function mustBe(wanted: string, value: unknown): string {
  if (value === undefined && wanted === OTHER) return 'it is missing'
  if (value === undefined) return `it is missing: it must be ${wanted}`
  return `it must be ${wanted}, not ${metWords(value)}`
}

/** If a schema doesn't say what it expects. */
const OTHER = 'of another kind'

function metWords(value: unknown): string {
  if (typeof value === 'string') return `the text “${excerpt(value)}”`
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return String(value)
}

function listed(values: readonly unknown[], last: 'and' | 'or'): string {
  const words = values.map((value) =>
    typeof value === 'string' ? `“${excerpt(value)}”` : String(value),
  )
  const [end = '', ...others] = words.toReversed()
  return others.length === 0 ? end : `${others.toReversed().join(', ')} ${last} ${end}`
}

function kindWords(expected: string): string {
  const words: ReadonlyMap<string, string> = new Map([
    ['string', 'text'],
    ['number', 'a number'],
    ['int', 'a whole number'],
    ['boolean', 'true or false'],
    ['array', 'a list'],
    ['object', 'an object'],
    ['record', 'an object'],
  ])
  return words.get(expected) ?? OTHER
}

/** For a union: the discriminator of each branch. */
function kindsOf(branches: readonly (readonly z.core.$ZodIssue[])[]): string {
  const kinds = branches.flatMap(([issue]) =>
    issue?.code === 'invalid_type' ? kindWords(issue.expected) : [],
  )
  return kinds.length === 0 ? OTHER : [...new Set(kinds)].join(' or ')
}

function boundWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const isLow = issue.code === 'too_small'
  const bound = String(isLow ? issue.minimum : issue.maximum)
  if (issue.origin === 'string') return `${isLow ? 'at least' : 'at most'} ${bound} characters long`
  if (issue.inclusive === false) return isLow ? `above ${bound}` : `below ${bound}`
  return isLow ? `${bound} or more` : `${bound} or less`
}

function formatWords({ pattern }: z.core.$ZodIssueInvalidStringFormat): string {
  if (pattern === String(CALENDAR_DATE)) return 'a real date, like 2026-11-21'
  if (pattern === String(MOMENT)) return 'a date and time, like 2026-11-21T09:30:00.000Z'
  if (pattern === String(MINTED_ID)) return ID
  if (pattern === String(FILE_ENDING))
    return 'a file extension in lowercase with its dot, like .pdf'
  return `text that matches ${pattern}`
}
