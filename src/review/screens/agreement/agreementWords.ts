import type { AgreementFigures } from '#src/review/model/agreement/agreementFigures.ts'
import type { ComparedAnswer } from '#src/review/model/agreement/compareReviews.ts'
import { figureText, shareText } from '#src/review/screens/statistics/figureWords.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'

/** "64%"; "7 of 9" where they are too few for a share. */
export function sameText(
  { exact, same }: Pick<AgreementFigures, 'exact' | 'same'>,
  compared: number,
): string {
  return exact.kind === 'tooFew'
    ? `${numberText(same)} of ${numberText(compared)}`
    : figureText(exact, shareText)
}

/** "3 of 5": how many of the answers with different marks are still to be settled. */
export function toSettleText(answers: readonly ComparedAnswer[]): string {
  const differing = answers.filter(({ spread }) => spread > 0)
  if (differing.length === 0) return 'None'
  const left = differing.filter(({ settled }) => settled === null).length
  return left === 0 ? 'All settled' : `${numberText(left)} of ${numberText(differing.length)}`
}
