/**
 * In GIFT a backslash takes the meaning from `: # = { } ~` and itself, and `\n` is a line break. While a
 * text is taken apart, what was escaped is a noncharacter of Unicode, which no text may hold.
 */
const ESCAPED = '\\:#={}~n'
const WRITTEN = '\\:#={}~\n'
const FIRST = 0xfdd0

/** Hides what is escaped. Each hidden letter is one letter, so that line breaks stay where they are. */
export function hideEscapes(text: string): string {
  return text
    .replace(/[\uFDD0-\uFDEF]/g, '\uFFFD')
    .replace(/\\([\\:#={}~n])/g, (_, letter: string) =>
      String.fromCharCode(FIRST + ESCAPED.indexOf(letter)),
    )
}

/** The text as it is meant. */
export function showEscapes(text: string): string {
  return text.replace(/[\uFDD0-\uFDD7]/g, (hidden) => WRITTEN.charAt(hidden.charCodeAt(0) - FIRST))
}
