import { comparableText } from '#src/assessment/engine/texts/text.ts'

/** A calendar date, distinct from a text with the same characters. */
export type Day = { readonly date: string }

/** The values that expressions work with. Where a value may be blank, null means blank. */
export type Value = number | string | boolean | Day | readonly string[]
export type Sort = 'number' | 'text' | 'boolean' | 'date' | 'list'

export function sortOf(value: Value): Sort {
  if (typeof value === 'object') return 'date' in value ? 'date' : 'list'
  return typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : 'boolean'
}

/**
 * Compares like conditions: texts in this form, trimmed and in NFC; lists as sets; null for two
 * different sorts.
 */
export function areEqual(a: Value, b: Value, form = comparableText): boolean | null {
  if (sortOf(a) !== sortOf(b)) return null
  if (typeof a === 'string' && typeof b === 'string') return form(a) === form(b)
  if (typeof a !== 'object' || typeof b !== 'object') return a === b
  if ('date' in a || 'date' in b) return 'date' in a && 'date' in b && a.date === b.date
  const [members, others] = [new Set(a), new Set(b)]
  return members.size === others.size && [...members].every((member) => others.has(member))
}
