import { withEntities } from './entities.ts'

/** An XML token: text with entities decoded, or a tag by its name without a prefix. */
export type XmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'close'; name: string }
  /** The rest is not XML. */
  | { kind: 'broken' }

/** The tokens of an XML text, in order. Comments, declarations and instructions are skipped. */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  for (let at = 0; at < xml.length; ) {
    const open = xml.indexOf('<', at)
    const text = xml.slice(at, open < 0 ? xml.length : open)
    if (text !== '') yield { kind: 'text', text: withEntities(text) }
    if (open < 0) return
    const end = markEnd(xml, open)
    if (end < 0) {
      yield { kind: 'broken' }
      return
    }
    const inner = xml.slice(open + 1, end)
    at = end + 1
    if (inner.startsWith('![CDATA[')) yield { kind: 'text', text: inner.slice(8, -2) }
    else if (!/^[!?]/.test(inner)) yield tag(inner)
  }
}

function tag(inner: string): XmlToken {
  const [whole = '', slash, name = ''] = /^(\/?)(?:[\w.-]+:)?([\w.-]+)/.exec(inner) ?? []
  if (name === '') return { kind: 'broken' }
  if (slash) return { kind: 'close', name }
  return {
    kind: 'open',
    name,
    attributes: inner.slice(whole.length),
    isEmpty: inner.endsWith('/'),
  }
}

/** The index of the `>` that ends what `<` at `open` starts; -1 if nothing does. */
function markEnd(xml: string, open: number): number {
  for (const [start, end] of BY_TEXT) {
    if (!xml.startsWith(start, open)) continue
    const close = xml.indexOf(end, open + start.length)
    return close < 0 ? -1 : close + end.length - 1
  }
  for (let at = open + 1; at < xml.length; at++) {
    const letter = xml.charAt(at)
    if (letter === '>') return at
    if (letter === '<') return -1
    if (letter !== '"' && letter !== "'") continue
    at = xml.indexOf(letter, at + 1)
    if (at < 0) return -1
  }
  return -1
}

const BY_TEXT = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const
