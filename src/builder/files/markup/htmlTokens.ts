import { withEntities } from './entities.ts'

/** An HTML token: text with entities decoded, or a start or end tag by its name in lower case. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'close'; name: string; attributes: string }

const NAME = /<(\/?)([a-z][a-z0-9]*(?:[:-][a-z0-9]+)*)(?=[\s/>])/iy
/** Declarations, and what Word writes around its list labels. */
const DECLARATION = /<(?:!doctype\b|!\[|\?xml\b|\?import\b)/iy
/** Elements whose content is not HTML. */
const RAW: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'style', 'xmp'].map((name) => [name, new RegExp(`</${name}(?=[\\s/>])`, 'gi')]),
)

/**
 * The tokens of an HTML text, in order. Comments are skipped; anything that is not a tag is text. The
 * text of `script` and `style` is a token as it is written.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  const lastEnd = html.lastIndexOf('>')
  /** Where the text starts that is not a token yet. */
  let from = 0
  let at = 0
  let hasComments = true
  const tags = createTagReader(html)
  while ((at = html.indexOf('<', at)) >= 0 && at < lastEnd) {
    let end = -1
    if (hasComments && html.startsWith('<!--', at)) {
      end = html.indexOf('-->', at + 4)
      hasComments = end >= 0
      if (hasComments) end += 2
    }
    DECLARATION.lastIndex = at
    if (end < 0 && DECLARATION.test(html)) end = html.indexOf('>', at)
    const tag = end < 0 ? tags(at) : null
    end = tag?.end ?? end
    if (end < 0) {
      at++
      continue
    }
    if (at > from) yield { kind: 'text', text: withEntities(html.slice(from, at)) }
    at = from = end + 1
    if (tag === null) continue
    yield tag.token
    const close = tag.token.kind === 'open' ? RAW.get(tag.token.name) : undefined
    if (close === undefined) continue
    close.lastIndex = at
    at = close.exec(html)?.index ?? html.length
    if (at > from) yield { kind: 'text', text: html.slice(from, at) }
    from = at
  }
  if (from < html.length) yield { kind: 'text', text: withEntities(html.slice(from)) }
}

type Tag = { token: Extract<HtmlToken, { attributes: string }>; end: number }

/** Reads the tag that starts at an index, or null. All calls together take linear time. */
function createTagReader(html: string): (at: number) => Tag | null {
  /** False once a quote was not what it seemed: then `<` and `>` end every value. */
  let hasQuotes = true
  const endOf = (start: number): number => {
    let isQuoted = false
    for (let at = start; at >= 0 && at < html.length; at++) {
      const unit = html.charCodeAt(at)
      if (unit === END) return at
      if (unit === START) break
      const isQuote = hasQuotes && (unit === QUOTE || unit === APOSTROPHE)
      if (!isQuote || !/=\s{0,9}$/.test(html.slice(Math.max(0, at - 10), at))) continue
      isQuoted = true
      at = html.indexOf(html.charAt(at), at + 1)
      if (at < 0) break
    }
    if (!isQuoted) return -1
    hasQuotes = false
    return endOf(start)
  }
  return (at) => {
    NAME.lastIndex = at
    const match = NAME.exec(html)
    if (match === null) return null
    const [whole, slash, name = ''] = match
    const start = at + whole.length
    const end = endOf(start)
    if (end < 0) return null
    const attributes = html.slice(start, end)
    return { token: { kind: slash ? 'close' : 'open', name: name.toLowerCase(), attributes }, end }
  }
}

const [QUOTE, APOSTROPHE, START, END] = [34, 39, 60, 62]

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** The attributes of a tag by their names in lower case; one without a value is ''. */
export function attributesOf(attributes: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  if (attributes.length < 2) return values
  for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase()
    if (!values.has(key)) values.set(key, withEntities(double ?? single ?? bare ?? ''))
  }
  return values
}

/** The value of an attribute, or null. `name` is a pattern. */
export function attribute(attributes: string, name: string): string | null {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  )
  const value = match?.[1] ?? match?.[2] ?? match?.[3]
  return value === undefined ? null : withEntities(value)
}
