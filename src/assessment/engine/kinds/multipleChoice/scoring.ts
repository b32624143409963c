import type { Option } from '#schemas/question.ts'
import { defineScoring, judged } from '#src/assessment/engine/kinds/parts/defineScoring.ts'
import { offerOf } from '#src/assessment/engine/kinds/parts/offer.ts'
import { otherText } from '#src/assessment/engine/kinds/parts/ownWords.ts'

import { isMultipleChoiceAnswer } from './answering.ts'

/** Exactly the options of the key, and no own words; or a share for each of them (rule S18). */
export const multipleChoice = defineScoring('multipleChoice', {
  judge({ key, options }, answer) {
    if (!isMultipleChoiceAnswer(answer)) return judged(false)
    const hasOwnWords = otherText(answer) !== null
    const wanted = offered(key.options, options)
    if (key.grading === undefined || wanted.length === 0) {
      return judged(!hasOwnWords && isRightSet(key.options, options, answer.options))
    }
    const given = offered(answer.options, options)
    const chosen = given.filter((option) => wanted.includes(option)).length
    const wrong = given.length - chosen + (hasOwnWords ? 1 : 0)
    const met = Math.max(0, chosen - wrong)
    return { met, of: wanted.length, sharedBy: 'options', chosen, wrong }
  },
  sense({ key, options }) {
    const sense = exactly(key.options, options)
    return key.grading ? { ...sense, shared: key.grading } : sense
  },
  asPredicate: ({ key }) => ({ op: 'is', value: key.options }),
  canBeMet: ({ key }, isAllowed) => isAllowed({ options: key.options }),
})

/**
 * The chosen options among the offered ones; *all of these* counts as the options it stands for.
 */
function offered(chosen: readonly string[], options: readonly Option[]): string[] {
  const counted = new Set(options.filter(({ role }) => role !== 'all').map(({ id }) => id))
  return offerOf(options)
    .chosen(chosen)
    .filter((option) => counted.has(option))
}

/** *All of these* is left out, because the set implies it; options that don't exist are not. */
export function exactly(right: readonly string[], options: readonly Option[]) {
  const all = new Set(options.filter(({ role }) => role === 'all').map(({ id }) => id))
  const wanted = offerOf(options).chosen(right)
  return { exactly: wanted.filter((id) => !all.has(id)).toSorted() }
}

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
