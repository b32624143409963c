import type { CannotSettle } from '#src/review/storage/settling.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import type { NumberedQuestion } from '#src/review/screens/agreement/useAgreement.ts'
import { cannotMarkWords } from '#src/review/screens/marking/cannotMarkWords.ts'

/** "14. Tell us about something …" */
export function questionWords({ question, number }: NumberedQuestion): string {
  const prompt = plainText(question.prompt)
  const short = prompt.length > 60 ? `${prompt.slice(0, 59)}…` : prompt
  return `${number === null ? '' : `${number}. `}${short}`
}

/** Why an answer was not settled, or settling it not undone. */
export function cannotSettleWords(error: CannotSettle): string {
  if (error.kind === 'nothing-to-settle') {
    return 'The marks of this answer no longer differ, so there is nothing to settle.'
  }
  if (error.kind === 'mark-changed') {
    return 'Couldn’t undo: this answer was settled again, or undone, in another tab.'
  }
  return cannotMarkWords(error)
}
