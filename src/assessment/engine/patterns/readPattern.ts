import { type Pattern, patternOf } from '#src/assessment/engine/kinds/parts/pattern.ts'

import { lettersOf } from './letters.ts'
import { forkOf, nothing, pairOf, repeated, runOf, type Shape } from './shape.ts'
import { amountOf, tokensOf } from './tokens.ts'

/** Lookarounds and other zero-width parts. Backreferences are not followed. */
const LOOKING = /^\(\?<?[=!]/
const WITHOUT_LETTER = /^(?:[$^]|\\(?:b|k<.*>|[1-9]\d*))$/i

/**
 * The shape of the texts that match, ignoring lookarounds, word boundaries and backreferences: not
 * every text of that shape matches. Null if the pattern is invalid.
 */
export function readPattern(pattern: Pattern): Shape | null {
  if (patternOf(pattern) === null) return null
  const tokens = tokensOf(pattern.source)
  const letterShapes = new Map<string, Shape>()
  let place = 0

  const oneOfSeveral = (): Shape => {
    const ways = [sequence()]
    while (tokens[place] === '|') {
      place++
      ways.push(sequence())
    }
    return forkOf(ways)
  }
  const sequence = (): Shape => {
    let whole = nothing
    for (let token = tokens[place]; !isEnd(token); token = tokens[place]) {
      place++
      const part = partOf(token)
      const amount = amountOf(tokens[place])
      if (amount !== null) place++
      const often = amount === null ? part : repeated(part, amount)
      whole = whole === nothing ? often : pairOf(whole, often)
    }
    return whole
  }
  const partOf = (token: string): Shape => {
    if (token.startsWith('(')) {
      const inside = oneOfSeveral()
      place++
      return LOOKING.test(token) ? nothing : inside
    }
    return WITHOUT_LETTER.test(token) ? nothing : letterOf(token)
  }
  const letterOf = (token: string): Shape => {
    const known = letterShapes.get(token)
    const once = { least: 1, most: 1 }
    const shape = known ?? runOf(lettersOf(token, pattern.ignoreCase), once)
    letterShapes.set(token, shape)
    return shape
  }
  return oneOfSeveral()
}

function isEnd(token: string | undefined): token is undefined {
  return token === undefined || token === '|' || token === ')'
}
