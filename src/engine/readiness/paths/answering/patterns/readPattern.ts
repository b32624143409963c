import { type Pattern, patternOf } from '#src/engine/questions/pattern.ts'

import { lettersOf } from './letters.ts'
import { type Amount, forkOf, nothing, pairOf, repeated, runOf, type Shape } from './shape.ts'

/** A class, an escape, the beginning of a group, how often, or else a single letter. */
const TOKEN = new RegExp(
  [
    String.raw`\[(?:\\[\s\S]|[^\]\\])*\]`,
    String.raw`\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}`,
    String.raw`\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[pP]\{[^}]*\}|k<[^>]*>|[1-9]\d*|[\s\S])`,
    String.raw`\((?:\?(?:<?[=!]|<[^>]*>|[a-z-]*:))?`,
    String.raw`(?:[*+?]|\{\d+(?:,\d*)?\})\??`,
    String.raw`[\s\S]`,
  ].join('|'),
  'gu',
)
/** Groups that only look, and what else takes no letter; what a reference repeats is not followed. */
const LOOKING = /^\(\?<?[=!]/
const WITHOUT_LETTER = /^(?:[$^]|\\(?:b|k<.*>|[1-9]\d*))$/i

/**
 * The shape of the texts that it takes, lookarounds, word boundaries and references left out: not
 * every text of that shape is one that the pattern takes. Null: it can't be read.
 */
export function readPattern(pattern: Pattern): Shape | null {
  if (patternOf(pattern) === null) return null
  const tokens = pattern.source.match(TOKEN) ?? []
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

/** Null: what stands there is no quantifier. */
function amountOf(token: string | undefined): Amount | null {
  const [, sign, least, comma, most] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/.exec(token ?? '') ?? []
  if (sign !== undefined) {
    return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Number.POSITIVE_INFINITY }
  }
  if (least === undefined) return null
  if (comma === '') return { least: Number(least), most: Number(least) }
  return { least: Number(least), most: most ? Number(most) : Number.POSITIVE_INFINITY }
}
