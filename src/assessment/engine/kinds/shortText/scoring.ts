import type { TextRules } from '#schemas/textRules.ts'
import {
  defineScoring,
  judged,
  type Keyed,
} from '#src/assessment/engine/kinds/parts/defineScoring.ts'
import { caselessForm, textForm } from '#src/assessment/engine/texts/fairText.ts'
import { comparableText } from '#src/assessment/engine/texts/text.ts'

/** The form in which a key compares texts (rule S5): it holds those equal that have the same one. */
export function comparedForm(
  { format, key }: Keyed<'shortText'>,
  textRules: TextRules,
): (text: string) => string {
  const rules = format === 'plain' ? (key.textRules ?? textRules) : undefined
  return key.ignoreCase ? caselessForm(rules) : textForm(rules)
}

/**
 * One of the accepted texts (rule S5). Without a key it is marked by a person, like a long text.
 */
export const shortText = defineScoring('shortText', {
  isKeyExpected: false,
  judge(question, answer, textRules) {
    if (typeof answer !== 'string') return judged(false)
    const form = comparedForm(question, textRules)
    const given = form(answer)
    return judged(question.key.accepted.some((text) => form(text) === given))
  },
  sense: ({ key: { accepted, ignoreCase } }) => ({
    texts: [...new Set(accepted.map(comparableText))].toSorted(),
    ignoreCase,
  }),
  asPredicate: ({ key }) => ({ op: 'isOneOf', values: key.accepted }),
  canBeMet: ({ key }, isAllowed) => key.accepted.some((text) => isAllowed(text)),
  allowedPart: ({ key }, isAllowed) => key.accepted.filter((text) => isAllowed(text)),
})
