import { pluralsIn } from '#src/assessment/words/values/formats.ts'

const { counted } = pluralsIn<'one' | 'other'>('en')

/** How many texts of a translation are missing. */
export function missingWords(count: number): string {
  if (count === 0) return 'complete'
  return `${counted(count, { one: 'text', other: 'texts' })} missing`
}
