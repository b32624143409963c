import type { QuestionOf } from '#schemas/question.ts'
import { comparableText } from '#src/engine/text.ts'

export type Pattern = NonNullable<QuestionOf<'shortText'>['pattern']>

/** No longer text is held against a pattern, so that none can take long. */
export const LONGEST_FOR_PATTERN = 1_000

/**
 * The pattern as the browser reads it, for the whole of a text; null: it can't be read. In NFC like the
 * texts it is held against, but as written where an accent would run into what stands before it, as in
 * `\w` and U+0301.
 */
export function patternOf({ source, ignoreCase }: Pattern): RegExp | null {
  const flags = ignoreCase ? 'iu' : 'u'
  return read(source.normalize('NFC'), flags) ?? read(source, flags)
}

function read(written: string, flags: string): RegExp | null {
  try {
    // By itself first: one that closes our group would be read together with it.
    const { source } = new RegExp(written, 'u')
    return new RegExp(`^(?:${source})$`, flags)
  } catch {
    return null
  }
}

/** Whether the trimmed text in Unicode NFC matches; one that can't be read lets everything pass. */
export function matcherOf(pattern: Pattern): ((text: string) => boolean) | null {
  const expression = patternOf(pattern)
  return expression && ((text) => expression.test(comparableText(text)))
}
