import type { AuthoredText } from '#schemas/authoredText.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'

/** Parses a source: `authored` or `authoredLabel`. */
export type Grammar = (source: string) => AuthoredText

/**
 * A Markdown source that renders as exactly this text, including line breaks. Syntax is escaped
 * only where it would take effect, so that the source stays readable.
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

/** Escapes every mark of Markdown and answer references; lines don't start with blanks. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<{}~|&]/g, '\\$&')
    .replace(/^[#>+=-]/gm, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')
}

/** A line break stays a line break; an empty line starts a paragraph. */
function withBreaks(text: string): string {
  return text.replace(/\n{2,}/g, '\n\n').replace(/([^\n])\n(?!\n)/g, '$1  \n')
}

function isDrawnAs(read: AuthoredText, text: string): boolean {
  return !text.includes('{{') && withoutBlanks(plainText(read)) === withoutBlanks(text)
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '')
}
