/** Splits the text of an expression into tokens (rule X1). */
import type { ExpressionError } from './expression.ts'

export type Token = {
  readonly kind: 'number' | 'date' | 'text' | 'word' | 'name' | 'sign' | 'end'
  /** Without its delimiters. */
  readonly text: string
  /** Where it starts, in code units. */
  readonly at: number
}

const TOKEN =
  /(\d{4}-\d\d-\d\d(?!\d))|(\d+(?:\.\d+)?)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([\p{L}_][\p{L}\p{M}\p{N}_]*)|\[([^\]]+)\]|(<=|>=|!=|[-+*/&=<>(),])/suy
const KINDS = ['date', 'number', 'text', 'text', 'word', 'name', 'sign'] as const

/** The last token is always the end marker. */
export function tokensOf(source: string): Token[] | ExpressionError {
  const tokens: Token[] = []
  for (let at = afterSpace(source, 0); at < source.length; ) {
    TOKEN.lastIndex = at
    const [whole = '', ...groups] = TOKEN.exec(source) ?? []
    const group = groups.findIndex((each) => each !== undefined)
    const kind = KINDS[group]
    if (kind === undefined) return { kind: 'unknownSign', at, found: source.slice(at, at + 1) }
    const text = groups[group] ?? ''
    tokens.push({ kind, text: kind === 'text' ? text.replace(/\\(.)/gsu, '$1') : text.trim(), at })
    at = afterSpace(source, at + whole.length)
  }
  return [...tokens, { kind: 'end', text: '', at: source.length }]
}

function afterSpace(source: string, at: number): number {
  while (/\s/.test(source.charAt(at))) at++
  return at
}
