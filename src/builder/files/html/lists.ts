import type { Declared } from './styles.ts'

/** An open list, and the number of its next item. */
export type HtmlList = { isOrdered: boolean; type: string; next: number; step: number }

/** Deeper items have this level, so that no line begins with a page of blanks. */
export const DEEPEST_LEVEL = 8

type Attributes = ReadonlyMap<string, string>

export function listOf(name: string, attributes: Attributes, declared: Declared): HtmlList {
  const start = numberOf(attributes.get('start'))
  return {
    isOrdered: name === 'ol',
    type: typeOf(attributes, declared),
    next: start ?? 1,
    step: attributes.has('reversed') ? -1 : 1,
  }
}

/** The label of the next item as a browser shows it: “3.”, “c.”, “•”, “☑”. */
export function labelOf(list: HtmlList, attributes: Attributes, declared: Declared): string {
  const ticked = attributes.get('role') === 'checkbox' && attributes.get('aria-checked')
  if (ticked) return ticked === 'true' ? '☑' : '☐'
  // Word for the web names the label of each level: "%1)".
  const pattern = attributes.get('data-leveltext')
  if (pattern !== undefined && !/%\d/.test(pattern)) return bulletOf(pattern)
  const own = typeOf(attributes, declared) || list.type
  if (!list.isOrdered && !NUMBERED.test(own)) return '•'
  if (/^(?:disc|circle|square|none)$/.test(own)) return '•'
  const number = numberOf(attributes.get('value')) ?? list.next
  list.next = number + list.step
  const label = counter(number, own)
  return pattern === undefined ? `${label}.` : pattern.replaceAll(/%\d/g, label)
}

const NUMBERED = /^(?:decimal|lower-|upper-|[1aAiI]$)/

function typeOf(attributes: Attributes, declared: Declared): string {
  return declared.listType ?? attributes.get('type') ?? ''
}

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^\s*-?\d{1,6}\s*$/.test(text) ? Number(text) : null
}

function counter(number: number, type: string): string {
  if (number < 1) return String(number)
  if (/^(?:a|lower-(?:alpha|latin))$/.test(type)) return letters(number)
  if (/^(?:A|upper-(?:alpha|latin))$/.test(type)) return letters(number).toUpperCase()
  if (/^(?:i|lower-roman)$/.test(type)) return roman(number)
  if (/^(?:I|upper-roman)$/.test(type)) return roman(number).toUpperCase()
  return String(number)
}

function letters(number: number): string {
  let [text, rest] = ['', number]
  for (; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text
  }
  return text
}

function roman(number: number): string {
  let [text, rest] = ['', Math.min(number, 3_999)]
  for (const [sign, value] of ROMAN) {
    for (; rest >= value; rest -= value) text += sign
  }
  return text
}

const ROMAN = [
  ['m', 1_000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const

/** What the symbol fonts of Word show for these letters. */
const BULLETS: ReadonlyMap<string, string> = new Map([
  ['\uf0fe', '☑'],
  ['\uf052', '☑'],
  ['\uf0fd', '☒'],
  ['\uf0a8', '☐'],
  ['\uf06f', '☐'],
  ['\uf071', '☐'],
  ['\uf0fc', '✓'],
  ['þ', '☑'],
  ['ý', '☒'],
  ['¨', '☐'],
  ['q', '☐'],
  ['ü', '✓'],
])
const BOXES = /^[☐☑☒✓✔✗✘□■○●]$/u

/** The bullet of a list, or the box that it shows. */
export function bulletOf(text: string): string {
  const glyph = text.trim()
  return BULLETS.get(glyph) ?? (BOXES.test(glyph) ? glyph : '•')
}

/** The label that Word wrote into a paragraph: “1.”, “b)”, or a letter of a symbol font. */
export function writtenLabel(text: string): string {
  const label = text.trim()
  return /\p{N}|[\p{L}][.):\-–]/u.test(label) ? label : bulletOf(label)
}
