import { defineScoring, judged } from '#src/assessment/engine/kinds/parts/defineScoring.ts'
import { caselessForm, textForm } from '#src/assessment/engine/texts/fairText.ts'
import { comparableText } from '#src/assessment/engine/texts/text.ts'

/**
 * One of the accepted texts (rule S5). Without a key it is marked by a person, like a long text.
 */
export const shortText = defineScoring('shortText', {
  isKeyExpected: false,
  judge({ format, key }, answer, textRules) {
    if (typeof answer !== 'string') return judged(false)
    const rules = format === 'plain' ? (key.textRules ?? textRules) : undefined
    const form = key.ignoreCase ? caselessForm(rules) : textForm(rules)
    const given = form(answer)
    return judged(key.accepted.some((text) => form(text) === given))
  },
  sense: ({ key: { accepted, ignoreCase } }) => ({
    texts: [...new Set(accepted.map(comparableText))].toSorted(),
    ignoreCase,
  }),
  asPredicate: ({ key }) => ({ op: 'isOneOf', values: key.accepted }),
  canBeMet: ({ key }, isAllowed) => key.accepted.some((text) => isAllowed(text)),
  allowedPart: ({ key }, isAllowed) => key.accepted.filter((text) => isAllowed(text)),
})
