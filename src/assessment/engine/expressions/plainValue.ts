import type { Value } from './value.ts'

/**
 * The value as files contain it: a date in its stored format, which no longer differs from a text;
 * null if blank.
 */
export function plainValue(value: Value | null): number | string | boolean | string[] | null {
  if (typeof value !== 'object' || value === null) return value
  return 'date' in value ? value.date : [...value]
}
