import type { Invitation } from '#src/db/taking.ts'
import { numberText } from '#src/wording/candidate/formats.ts'
import { minutesWords } from '#src/wording/candidate/progressWords.ts'

/** "12 questions, about 15 minutes"; "Up to 12" where answers decide which are asked. */
export function sizeWords({ questions, mayBeFewer, minutes }: Invitation): string {
  const count = questions === 1 ? '1 question' : `${numberText(questions)} questions`
  const asked = mayBeFewer ? `Up to ${count}` : count
  return `${asked}, ${minutesWords(minutes).toLowerCase()}`
}
