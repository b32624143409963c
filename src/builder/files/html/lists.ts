import { formattedNumber } from '#src/builder/files/document/numberFormats.ts'
import { symbolText } from '#src/builder/files/document/symbols.ts'

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

const NUMBERED = /^(?:decimal|lower-|upper-|hebrew|[1aAiI]$)/

function typeOf(attributes: Attributes, declared: Declared): string {
  return declared.listType ?? attributes.get('type') ?? ''
}

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^\s*-?\d{1,6}\s*$/.test(text) ? Number(text) : null
}

function counter(number: number, type: string): string {
  const format = FORMATS.get(type)
  return number < 1 || format === undefined ? String(number) : formattedNumber(number, format)
}

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['a', 'lowerLetter'],
  ['lower-alpha', 'lowerLetter'],
  ['lower-latin', 'lowerLetter'],
  ['A', 'upperLetter'],
  ['upper-alpha', 'upperLetter'],
  ['upper-latin', 'upperLetter'],
  ['i', 'lowerRoman'],
  ['lower-roman', 'lowerRoman'],
  ['I', 'upperRoman'],
  ['upper-roman', 'upperRoman'],
  ['decimal-leading-zero', 'decimalZero'],
  ['hebrew', 'hebrew1'],
])

const BOXES = /^[☐☑☒✓✔✗✘□■○●]$/u

/** The bullet of a list, or the box that it shows in a symbol font. */
export function bulletOf(text: string): string {
  const glyph = text.trim()
  const shown = glyph === 'o' ? glyph : symbolText(glyph, 'Wingdings')
  return BOXES.test(shown) ? shown : '•'
}

/** The label that Word wrote into a paragraph: “1.”, “b)”, or a letter of a symbol font. */
export function writtenLabel(text: string): string {
  const label = text.trim()
  return /\p{N}|[\p{L}][.):\-–]/u.test(label) ? label : bulletOf(label)
}
