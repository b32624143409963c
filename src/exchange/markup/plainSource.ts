import type { AuthoredText } from '#schemas/authoredText.ts'
import { plainText } from '#src/engine/authoredText.ts'

/** Makes the tree of a source: `authored`, or `authoredLabel`. */
export type Grammar = (source: string) => AuthoredText

/**
 * A Markdown source that is drawn as exactly this text, its line breaks too. Marks are escaped only
 * where they would mean something, so that what people wrote stays readable to them.
 */
export function plainSource(text: string, grammar: Grammar): string {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .join('\n')
    .trim()
  const unescaped = withBreaks(lines)
  return isDrawnAs(grammar(unescaped), lines) ? unescaped : withBreaks(escaped(lines))
}

/** Every mark that Markdown and quotes of answers know; lines have no blanks in front. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<{}~|&]/g, '\\$&')
    .replace(/^[#>+=-]/gm, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')
}

/** One line break is one on the screen, an empty line begins a paragraph. */
function withBreaks(text: string): string {
  return text.replace(/\n{2,}/g, '\n\n').replace(/([^\n])\n(?!\n)/g, '$1  \n')
}

function isDrawnAs(read: AuthoredText, text: string): boolean {
  return !text.includes('{{') && withoutBlanks(plainText(read)) === withoutBlanks(text)
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '')
}
