/**
 * Finds where a text stops being JSON and what is expected there. Engines report it differently or
 * not at all, so it is done here; without recursion, which deep nesting would exhaust.
 */
import { excerpt } from './excerpt.ts'

/** Lines and columns count from 1. */
export type BrokenJson = { line: number; column: number; why: string }

/** The first error in a text that `JSON.parse` rejects. */
export function brokenJson(text: string): BrokenJson {
  const { position, why } = firstWrong(text)
  return { ...placeIn(text, position), why }
}

/** Line and column of a position in a text, both counted from 1. */
export function placeIn(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position).split(/\r\n|\n|\r/)
  return { line: before.length, column: Array.from(before.at(-1) ?? '').length + 1 }
}

type Wanted = 'value' | 'firstValue' | 'name' | 'firstName' | 'colon' | 'next'
type Wrong = { position: number; why: string }

function firstWrong(text: string): Wrong {
  const closings: string[] = []
  let wanted: Wanted = 'value'
  let position = endOf(WHITE, text, 0)
  while (position < text.length) {
    const char = text.charAt(position)
    const closing = closings.at(-1)
    let end = position + 1
    if (char === closing && wanted !== 'value' && wanted !== 'name' && wanted !== 'colon') {
      closings.pop()
      wanted = 'next'
    } else if (wanted === 'next' && char === ',' && closing !== undefined) {
      wanted = closing === '}' ? 'name' : 'value'
    } else if (wanted === 'colon' && char === ':') {
      wanted = 'value'
    } else if (isValueWanted(wanted) && (char === '{' || char === '[')) {
      closings.push(char === '{' ? '}' : ']')
      wanted = char === '{' ? 'firstName' : 'firstValue'
    } else if (char === '"' && wanted !== 'next' && wanted !== 'colon') {
      const read = readText(text, position)
      if (typeof read !== 'number') return read
      end = read
      wanted = isValueWanted(wanted) ? 'next' : 'colon'
    } else {
      end = isValueWanted(wanted) ? endOf(WORD, text, position) : position
      if (end === position) return { position, why: metInPlaceOf(wanted, text, position, closing) }
      wanted = 'next'
    }
    position = endOf(WHITE, text, end)
  }
  const missing = wantedWords(wanted, closings.at(-1))
  return { position: text.trimEnd().length, why: `the text ends where ${missing} is expected` }
}

const WHITE = /[ \t\n\r]*/y
const WORD = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])|/y

/** Where the pattern's match from here ends. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  pattern.test(text)
  return pattern.lastIndex
}

function isValueWanted(wanted: Wanted): boolean {
  return wanted === 'value' || wanted === 'firstValue'
}

/** The end of a string, or the error inside it. */
function readText(text: string, start: number): number | Wrong {
  for (let position = start + 1; position < text.length; position++) {
    const char = text.charAt(position)
    if (char === '"') return position + 1
    if (char < ' ') return { position, why: controlWords(char) }
    if (char !== '\\') continue
    const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
    const end = endOf(escape, text, position)
    if (end === 0) {
      const met = text.slice(position, position + 2)
      return { position, why: `“${met}” is not known in a text: write a backslash as \\\\` }
    }
    position = end - 1
  }
  return { position: start, why: 'the text that begins here has no closing quotation mark' }
}

function controlWords(char: string): string {
  if (char === '\n' || char === '\r')
    return 'a line ends within a text: close it with a quotation mark, or write \\n'
  if (char === '\t') return 'there is a tab inside a text: write \\t for it'
  const code = char.charCodeAt(0).toString(16).padStart(4, '0')
  return `there is a control character inside a text: write \\u${code} for it`
}

function metInPlaceOf(
  wanted: Wanted,
  text: string,
  position: number,
  closing: string | undefined,
): string {
  const rest = text.slice(position, position + 200)
  const met = metWords(/^[\w.+-]+|^./su.exec(rest)?.[0] ?? '')
  const isComma = (wanted === 'name' || wanted === 'value') && rest.charAt(0) === closing
  const fix = isComma ? ': remove the comma before it' : ''
  return `${met} is where ${wantedWords(wanted, closing)} is expected${fix}`
}

/** Invisible characters are named by code point. */
function metWords(met: string): string {
  const code = met.codePointAt(0) ?? 0
  if (met.length > 2 || !/[\p{C}\p{Z}]/u.test(met)) return `“${excerpt(met)}”`
  const number = code.toString(16).toUpperCase().padStart(4, '0')
  return code === 0 ? 'a NUL character (U+0000)' : `the character U+${number}`
}

function wantedWords(wanted: Wanted, closing: string | undefined): string {
  switch (wanted) {
    case 'value':
      return 'a value'
    case 'firstValue':
      return 'a value or “]”'
    case 'name':
      return 'a name in double quotation marks'
    case 'firstName':
      return 'a name in double quotation marks or “}”'
    case 'colon':
      return 'a colon'
    case 'next':
      return closing === undefined ? 'nothing more' : `a comma or “${closing}”`
  }
}
