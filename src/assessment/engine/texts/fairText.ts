import type { TextRules } from '#schemas/textRules.ts'

import { comparableText } from './text.ts'

/**
 * A text in the form in which newer rules compare it (rule C16): however its quotes, dashes and
 * blanks were typed. Applied again it changes nothing.
 */
export function fairText(text: string): string {
  const comparable = comparableText(text)
  if (PLAIN.test(comparable)) return comparable
  const decomposed = comparable
    .replace(/(\p{Nd})(?=[¼-¾⅐-⅞↉])/gu, '$1 ')
    .replace(/(\p{Nd})(?=[⁰¹²³⁴-⁹⁺⁻])/gu, '$1^')
    .replaceAll('´', "'")
    .replace(/[″‶]/g, '"')
    .normalize('NFKC')
  return straightQuotes(decomposed)
    .replace(/\p{Dash}/gu, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Every quote and apostrophe as the one on a plain keyboard. */
export function straightQuotes(text: string): string {
  return text.replace(/[‘’‚‛‹›ʹʻʼʽ′‵`׳]/g, "'").replace(/[“”„‟«»〝〞〟״]/g, '"')
}

/** Most answers: nothing to fold, and no two blanks. */
const PLAIN = /^(?:[!-_a-~]| (?! ))*$/

/** The form in which a typed text is compared. */
export function textForm(rules: TextRules): (text: string) => string {
  return rules === undefined ? comparableText : fairText
}

/** Without regard to case, which in newer rules makes ß the same as ss. */
export function caselessForm(rules: TextRules): (text: string) => string {
  const form = textForm(rules)
  if (rules === undefined) return (text) => form(form(text).toLowerCase())
  return (text) => form(form(text).toLowerCase().replaceAll('ß', 'ss'))
}
