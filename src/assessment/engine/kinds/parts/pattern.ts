import type { QuestionOf } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import { fairText, straightQuotes } from '#src/assessment/engine/texts/fairText.ts'
import { codePoints, comparableText } from '#src/assessment/engine/texts/text.ts'

export type Pattern = NonNullable<QuestionOf<'shortText'>['pattern']>

/** Longer texts are not matched against patterns, which limits how long a match can take. */
export const MAX_LENGTH_FOR_PATTERN = 1_000

/**
 * The pattern as a regular expression; null if it is invalid or empty. In NFC like the texts it is matched
 * against, but as written if an accent would merge with the character before it, as in `\w` and
 * U+0301.
 */
export function patternOf({ source, ignoreCase }: Pattern): RegExp | null {
  if (source === '') return null
  const flags = ignoreCase ? 'iu' : 'u'
  return read(source.normalize('NFC'), flags) ?? read(source, flags)
}

function read(written: string, flags: string): RegExp | null {
  try {
    // Compile it alone first: an unbalanced parenthesis would close our group.
    const { source } = new RegExp(written, 'u')
    return new RegExp(`^(?:${source})$`, flags)
  } catch {
    return null
  }
}

/**
 * A function that matches the trimmed text in Unicode NFC; null if the pattern is invalid or empty,
 * and nothing is refused. By newer rules a text also matches in its folded form, for which the quotes
 * in the pattern are folded too (rule L12).
 */
export function matcherOf(
  pattern: Pattern,
  textRules?: TextRules,
): ((text: string) => boolean) | null {
  const expression = patternOf(pattern)
  if (expression === null || textRules === undefined) {
    return expression && ((text) => expression.test(comparableText(text)))
  }
  const straight = patternOf({ ...pattern, source: straightQuotes(pattern.source) }) ?? expression
  return (text) => {
    if (expression.test(comparableText(text))) return true
    const fair = fairText(text)
    return codePoints(fair) <= MAX_LENGTH_FOR_PATTERN && straight.test(fair)
  }
}
