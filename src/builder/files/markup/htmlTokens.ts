/** An HTML token: text with entities decoded, or a start or end tag. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'close'; name: string; attributes: string }

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/iy

/**
 * The tokens of an HTML text, in order. Comments are skipped; anything that is not a tag is text.
 */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  let from = 0
  let at = 0
  const endText = (to: number): void => {
    if (to > from) tokens.push({ kind: 'text', text: withEntities(html.slice(from, to)) })
  }
  let commentEnd = 0
  while ((at = html.indexOf('<', at)) >= 0) {
    if (html.startsWith('<!--', at) && commentEnd >= 0) {
      commentEnd = html.indexOf('-->', at + 4)
      if (commentEnd >= 0) {
        endText(at)
        at = from = commentEnd + 3
        continue
      }
    }
    TAG.lastIndex = at
    const match = TAG.exec(html)
    if (match === null) at++
    else {
      endText(at)
      const [whole, slash, name = '', attributes = ''] = match
      tokens.push({ kind: slash ? 'close' : 'open', name: name.toLowerCase(), attributes })
      at = from = at + whole.length
    }
  }
  endText(html.length)
  return tokens
}

/** The value of an attribute, or null. */
export function attribute(attributes: string, name: string): string | null {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  )
  const value = match?.[1] ?? match?.[2] ?? match?.[3]
  return value === undefined ? null : withEntities(value)
}

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    times: '×',
    divide: '÷',
    minus: '−',
    plusmn: '±',
    le: '≤',
    ge: '≥',
    ne: '≠',
    deg: '°',
    euro: '€',
    pound: '£',
    copy: '©',
    bull: '•',
    middot: '·',
    rarr: '→',
    larr: '←',
    eacute: 'é',
    egrave: 'è',
    ecirc: 'ê',
    agrave: 'à',
    acirc: 'â',
    ccedil: 'ç',
    ocirc: 'ô',
    ucirc: 'û',
    ugrave: 'ù',
    icirc: 'î',
    iuml: 'ï',
    euml: 'ë',
    ntilde: 'ñ',
    aacute: 'á',
    iacute: 'í',
    oacute: 'ó',
    uacute: 'ú',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
  }),
)

/** The text with the characters that its entities stand for. */
export function withEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, ten, sixteen, name) => {
      if (typeof name === 'string') return NAMED.get(name) ?? whole
      const code = Number.parseInt(ten ?? sixteen, ten ? 10 : 16)
      const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      return isLetter ? String.fromCodePoint(code) : whole
    },
  )
}
