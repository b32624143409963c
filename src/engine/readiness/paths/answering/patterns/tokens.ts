/** How often something is repeated; without end, the most is infinite. */
export type Amount = { readonly least: number; readonly most: number }

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

/** The pieces that the source of a pattern is written in. */
export function tokensOf(source: string): string[] {
  return source.match(TOKEN) ?? []
}

/** Null: what stands there is no quantifier. */
export function amountOf(token: string | undefined): Amount | null {
  const [, sign, least, comma, most] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/.exec(token ?? '') ?? []
  if (sign !== undefined) {
    return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Number.POSITIVE_INFINITY }
  }
  if (least === undefined) return null
  if (comma === '') return { least: Number(least), most: Number(least) }
  return { least: Number(least), most: most ? Number(most) : Number.POSITIVE_INFINITY }
}
