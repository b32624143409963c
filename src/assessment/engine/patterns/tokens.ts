/** How often something is repeated; `most` is infinite if unbounded. */
export type Amount = { readonly least: number; readonly most: number }

/** A class, an escape, the start of a group, a quantifier, or else a single character. */
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

/** The tokens of a pattern's source. */
export function tokensOf(source: string): string[] {
  return source.match(TOKEN) ?? []
}

/** Null if the token is not a quantifier. */
export function amountOf(token: string | undefined): Amount | null {
  const [, sign, least, comma, most] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/.exec(token ?? '') ?? []
  if (sign !== undefined) {
    return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Number.POSITIVE_INFINITY }
  }
  if (least === undefined) return null
  if (comma === '') return { least: Number(least), most: Number(least) }
  return { least: Number(least), most: most ? Number(most) : Number.POSITIVE_INFINITY }
}
