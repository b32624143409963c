/**
 * The syntax of a regular expression, as far as its cost can be computed. It must be valid, as
 * checked by the browser.
 */
import { type Amount, amountOf, tokensOf } from '#src/assessment/engine/patterns/tokens.ts'

export type Syntax =
  | { kind: 'letter'; token: string }
  | { kind: 'sequence'; parts: readonly Syntax[] }
  | { kind: 'choice'; ways: readonly Syntax[] }
  | { kind: 'repeat'; of: Syntax; amount: Amount }
  /** A lookahead or lookbehind, which consumes no letter; the latter reads it backwards. */
  | { kind: 'look'; at: Syntax }

const LOOK = /^\(\?<?[=!]/
const LOOKBEHIND = /^\(\?<[=!]/
const MODIFIERS = /^\(\?[a-z-]+:/
/** The start of a group that can be referred to, with its name if it has one. */
const GROUP = /^\((?:\?<([^>=!]+)>)?$/
const REFERENCE = /^\\(?:k<([^>]+)>|([1-9]\d*))$/
const WITHOUT_LETTER = /^(?:[$^]|\\[bB])$/

const nothing: Syntax = { kind: 'sequence', parts: [] }

/** Whether some part of it refers to the text of a group. */
export function hasReference(source: string): boolean {
  return tokensOf(source).some((token) => REFERENCE.test(token))
}

/**
 * Null for unsupported syntax. A reference to a group is taken for any text of that group, or none,
 * which is more than it matches.
 */
export function syntaxOf(source: string): Syntax | null {
  const tokens = tokensOf(source)
  const has = (kind: RegExp): boolean => tokens.some((token) => kind.test(token))
  // A group that is read backwards may be referred to by what is read forwards.
  if (has(MODIFIERS) || (has(LOOKBEHIND) && has(REFERENCE))) return null
  const groups = new Map<string, Syntax>()
  let groupCount = 0
  let isBackwards = false
  let place = 0

  const choice = (): Syntax => {
    const ways = [sequence()]
    while (tokens[place] === '|') {
      place++
      ways.push(sequence())
    }
    return { kind: 'choice', ways }
  }
  const sequence = (): Syntax => {
    const parts: Syntax[] = []
    for (let token = tokens[place]; !isEnd(token); token = tokens[place]) {
      place++
      const of = partOf(token)
      const amount = amountOf(tokens[place])
      if (amount !== null) place++
      parts.push(amount === null ? of : { kind: 'repeat', of, amount })
    }
    return { kind: 'sequence', parts: isBackwards ? parts.toReversed() : parts }
  }
  const partOf = (token: string): Syntax => {
    if (WITHOUT_LETTER.test(token)) return nothing
    const [reference, name, number] = REFERENCE.exec(token) ?? []
    if (reference) {
      const group = groups.get(name ?? number ?? '')
      // A group that is still open or comes later has no text yet.
      return group ? { kind: 'choice', ways: [group, nothing] } : nothing
    }
    if (!token.startsWith('(')) return { kind: 'letter', token }
    const group = GROUP.exec(token)
    const names = group ? [`${++groupCount}`, group[1] ?? []].flat() : []
    const wasBackwards = isBackwards
    if (LOOK.test(token)) isBackwards = LOOKBEHIND.test(token)
    const inside = choice()
    isBackwards = wasBackwards
    place++
    for (const each of names) {
      // Alternatives may have groups of the same name.
      const other = groups.get(each)
      groups.set(each, other ? { kind: 'choice', ways: [other, inside] } : inside)
    }
    return LOOK.test(token) ? { kind: 'look', at: inside } : inside
  }
  return choice()
}

function isEnd(token: string | undefined): token is undefined {
  return token === undefined || token === '|' || token === ')'
}
