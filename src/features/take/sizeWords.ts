import type { Invitation } from '#src/db/taking.ts'
import { numberText } from '#src/wording/candidate/formats.ts'
import { minutesWords } from '#src/wording/candidate/progressWords.ts'

/** "12 questions, about 15 minutes". */
export function sizeWords({ questions, minutes }: Invitation): string {
  const asked = questions === 1 ? '1 question' : `${numberText(questions)} questions`
  return `${asked}, ${minutesWords(minutes).toLowerCase()}`
}
