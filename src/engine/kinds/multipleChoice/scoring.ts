import type { Option } from '#schemas/question.ts'
import { defineScoring, judged } from '#src/engine/kinds/parts/defineScoring.ts'
import { offerOf } from '#src/engine/kinds/parts/offer.ts'
import { otherText } from '#src/engine/kinds/parts/ownWords.ts'

import { isMultipleChoiceAnswer } from './answering.ts'

/** Exactly the options of the key, and no own words. */
export const multipleChoice = defineScoring('multipleChoice', {
  judge: ({ key, options }, answer) =>
    judged(
      isMultipleChoiceAnswer(answer) &&
        otherText(answer) === null &&
        isRightSet(key.options, options, answer.options),
    ),
  asPredicate: ({ key }) => ({ op: 'is', value: key.options }),
  canBeMet: ({ key }, isAllowed) => isAllowed({ options: key.options }),
})

/** Exactly this set, in any order (rule S4). */
export function isRightSet(
  right: readonly string[],
  options: readonly Option[],
  given: readonly string[],
): boolean {
  const offer = offerOf(options)
  const wanted = new Set(offer.chosen(right))
  const chosen = offer.chosen(given)
  return wanted.size === chosen.length && chosen.every((option) => wanted.has(option))
}
