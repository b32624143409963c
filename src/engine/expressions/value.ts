import { comparableText } from '#src/engine/text.ts'

/** A calendar date, told apart from a text of the same letters. */
export type Day = { readonly date: string }

/** What an expression works with; null stands for blank wherever one may be. */
export type Value = number | string | boolean | Day | readonly string[]
export type Sort = 'number' | 'text' | 'boolean' | 'date' | 'list'

/** The sort of a value. */
export function sortOf(value: Value): Sort {
  if (typeof value === 'object') return 'date' in value ? 'date' : 'list'
  return typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : 'boolean'
}

/** As conditions compare: texts trimmed and in NFC, lists as sets; null for two different sorts. */
export function areEqual(a: Value, b: Value): boolean | null {
  if (sortOf(a) !== sortOf(b)) return null
  if (typeof a === 'string' && typeof b === 'string') return comparableText(a) === comparableText(b)
  if (typeof a !== 'object' || typeof b !== 'object') return a === b
  if ('date' in a || 'date' in b) return 'date' in a && 'date' in b && a.date === b.date
  const [members, others] = [new Set(a), new Set(b)]
  return members.size === others.size && [...members].every((member) => others.has(member))
}
