import type { QuestionOf } from '#schemas/question.ts'
import { comparableText } from '#src/engine/text.ts'

type Pattern = NonNullable<QuestionOf<'shortText'>['pattern']>

/** No longer text is held against a pattern, so that none can take long. */
export const LONGEST_FOR_PATTERN = 1_000

/** The pattern as the browser reads it, for the whole of a text; null: it can't be read. */
export function patternOf(pattern: Pattern): RegExp | null {
  const { ignoreCase } = pattern
  try {
    // By itself first: one that closes our group would be read together with it.
    const { source } = new RegExp(pattern.source, 'u')
    return new RegExp(`^(?:${source})$`, ignoreCase ? 'iu' : 'u')
  } catch {
    return null
  }
}

/** Whether the trimmed text in Unicode NFC matches; one that can't be read lets everything pass. */
export function matcherOf(pattern: Pattern): ((text: string) => boolean) | null {
  const expression = patternOf(pattern)
  return expression && ((text) => expression.test(comparableText(text)))
}
