/**
 * The syntax of a regular expression, as far as its cost can be computed. It must be valid, as
 * checked by the browser.
 */
import { type Amount, amountOf, tokensOf } from '#src/engine/patterns/tokens.ts'

export type Syntax =
  | { kind: 'letter'; token: string }
  | { kind: 'sequence'; parts: readonly Syntax[] }
  | { kind: 'choice'; ways: readonly Syntax[] }
  | { kind: 'repeat'; of: Syntax; amount: Amount }
  /** A lookahead, which consumes no letter. */
  | { kind: 'look'; at: Syntax }

const LOOKAHEAD = /^\(\?[=!]/
/** Lookbehind, backreferences, and modifiers. */
const NOT_RECKONED = /^(?:\(\?<[=!]|\(\?[a-z-]+:|\\k<|\\[1-9])/
const WITHOUT_LETTER = /^(?:[$^]|\\[bB])$/

/** Null for unsupported syntax. */
export function syntaxOf(source: string): Syntax | null {
  const tokens = tokensOf(source)
  if (tokens.some((token) => NOT_RECKONED.test(token))) return null
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
    return { kind: 'sequence', parts }
  }
  const partOf = (token: string): Syntax => {
    if (WITHOUT_LETTER.test(token)) return { kind: 'sequence', parts: [] }
    if (!token.startsWith('(')) return { kind: 'letter', token }
    const inside = choice()
    place++
    return LOOKAHEAD.test(token) ? { kind: 'look', at: inside } : inside
  }
  return choice()
}

function isEnd(token: string | undefined): token is undefined {
  return token === undefined || token === '|' || token === ')'
}
