/**
 * In GIFT a backslash escapes `: # = { } ~` and itself, and `\n` is a line break. While a text is
 * being parsed, escaped characters are replaced by Unicode noncharacters, which may not occur in
 * texts.
 */
const ESCAPED = '\\:#={}~n'
const WRITTEN = '\\:#={}~\n'
const FIRST = 0xfdd0

/** Hides escaped characters, one for one, so that line breaks stay where they are. */
export function hideEscapes(text: string): string {
  return text
    .replace(/[\uFDD0-\uFDEF]/g, '\uFFFD')
    .replace(/\\([\\:#={}~n])/g, (_, letter: string) =>
      String.fromCharCode(FIRST + ESCAPED.indexOf(letter)),
    )
}

/** Restores the hidden characters. */
export function showEscapes(text: string): string {
  return text.replace(/[\uFDD0-\uFDD7]/g, (hidden) => WRITTEN.charAt(hidden.charCodeAt(0) - FIRST))
}
