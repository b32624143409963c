import { numberText } from '#src/assessment/words/values/formats.ts'

/** "6 of 25 candidates", or all of them. */
export function countWords(matching: number, all: number): string {
  const whole = `${numberText(all)} candidate${all === 1 ? '' : 's'}`
  return matching === all ? whole : `${numberText(matching)} of ${whole}`
}
