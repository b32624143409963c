/**
 * A minimal grammar to highlight comments, strings, numbers and keywords. Candidates' code is never
 * run.
 */
import { getOwn } from '#src/assessment/engine/getOwn.ts'

export type Token = { kind: 'comment' | 'text' | 'number' | 'word' | null; text: string }

export function tokensOf(code: string, language: string): Token[] {
  if (code.length > MAX_COLOURED) return [{ kind: null, text: code }]
  const tokens: Token[] = []
  let from = 0
  for (const match of code.matchAll(grammarOf(language))) {
    const kind = kindOf(match)
    if (kind === null) continue
    if (match.index > from) tokens.push({ kind: null, text: code.slice(from, match.index) })
    tokens.push({ kind, text: match[0] })
    from = match.index + match[0].length
  }
  return [...tokens, { kind: null, text: code.slice(from) }]
}

/** Longer text would make typing noticeably slower. */
export const MAX_COLOURED = 20_000

const LINE_COMMENTS: Readonly<Record<string, string>> = {
  python: '#',
  ruby: '#',
  shell: '#',
  r: '#',
  sql: '--',
  plain: '(?!)',
  html: '<!--',
  css: '(?!)',
}

function grammarOf(language: string): RegExp {
  const comment = `(?:${getOwn(LINE_COMMENTS, language) ?? '//'}).*|/\\*[^]*?(?:\\*/|$)`
  const text = `"""[^]*?(?:"""|$)|(?<quote>["'\`])(?:\\\\[^]|(?!\\k<quote>)[^\\\\\\n])*\\k<quote>?`
  return new RegExp(
    `(?<comment>${comment})|(?<text>${text})|\\b(?<number>\\d[\\w.]*)|(?<word>[A-Za-z_]\\w*)`,
    'g',
  )
}

/** Keywords of common languages. */
const WORDS = new Set(
  `and as async await bool break case catch char class const continue create def default delete do
  double else end enum export extends false final finally float fn for from func function if import
  in int interface into is join let long match new nil none not null of or order private public
  return select self set static string struct super switch this throw true try type update use
  using values var void where while with yield`.split(/\s+/),
)

function kindOf({ groups = {} }: RegExpMatchArray): Token['kind'] {
  if (groups.comment) return 'comment'
  if (groups.text) return 'text'
  if (groups.number) return 'number'
  return WORDS.has(groups.word?.toLowerCase() ?? '') ? 'word' : null
}
