/** Fonts that say what their text is: symbols, and code. */

/** What a character of a symbol font looks like; as it is in any other font. */
export function symbolText(text: string, font: string | null): string {
  const table = font === null ? undefined : TABLES.get(font.toLowerCase())
  if (table === undefined) return text
  return Array.from(text, (letter) => symbol(letter.codePointAt(0) ?? 0, table)).join('')
}

/** A character by its number in a symbol font, which may be in the private area of Unicode. */
export function symbolOf(code: number, font: string | null): string {
  const isReal = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isReal ? symbolText(String.fromCodePoint(code), font) : ''
}

function symbol(code: number, table: ReadonlyMap<number, string>): string {
  const plain = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code
  return table.get(plain) ?? (plain < 0x80 && plain !== code ? '•' : String.fromCodePoint(code))
}

const WINGDINGS = new Map([
  [0x6c, '●'],
  [0x6e, '■'],
  [0x6f, '☐'],
  [0x70, '☐'],
  [0x71, '☐'],
  [0x72, '☐'],
  [0x76, '❖'],
  [0x78, '☒'],
  [0x9f, '•'],
  [0xa1, '○'],
  [0xa7, '▪'],
  [0xa8, '☐'],
  [0xd8, '➢'],
  [0xdf, '←'],
  [0xe0, '→'],
  [0xe8, '→'],
  [0xf0, '→'],
  [0xfb, '✗'],
  [0xfc, '✓'],
  [0xfd, '☒'],
  [0xfe, '☑'],
])
const WINGDINGS_2 = new Map([
  [0x4f, '✗'],
  [0x50, '✓'],
  [0x51, '☒'],
  [0x52, '☑'],
  [0x53, '☒'],
  [0x54, '☒'],
  [0x97, '●'],
  [0x99, '○'],
  [0xa2, '■'],
  [0xa3, '☐'],
  [0xa4, '☐'],
])
const GREEK = 'αΑβΒχΧδΔεΕφΦγΓηΗιΙϕϑκΚλΛμΜνΝοΟπΠθΘρΡσΣτΤυΥςϖωΩξΞψΨζΖ'
const GREEK_PLACES = 'aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUVvwWxXyYzZ'
const SYMBOL = new Map([
  ...Array.from(GREEK_PLACES, (letter, at): [number, string] => [
    letter.charCodeAt(0),
    Array.from(GREEK)[at] ?? letter,
  ]),
  [0xa3, '≤'],
  [0xa5, '∞'],
  [0xac, '←'],
  [0xae, '→'],
  [0xb0, '°'],
  [0xb1, '±'],
  [0xb3, '≥'],
  [0xb4, '×'],
  [0xb7, '•'],
  [0xb8, '÷'],
  [0xb9, '≠'],
  [0xbb, '≈'],
  [0xd0, '∠'],
  [0xd6, '√'],
  [0xe5, '∑'],
  [0xf2, '∫'],
])

const TABLES: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map([
  ['wingdings', WINGDINGS],
  ['wingdings 2', WINGDINGS_2],
  ['symbol', SYMBOL],
])

const CODE =
  /^(?:consolas|courier.*|lucida (?:console|sans typewriter)|monaco|menlo|inconsolata|hack|source code pro|fira code|cascadia code|.*\bmono(?:space)?\b.*)$/i

/** Whether a font is one that code is written in. */
export function isCodeFont(font: string | null): boolean {
  return font !== null && CODE.test(font)
}

/** Whether a style is one for code, by its name in English, which programs keep in any language. */
export function isCodeStyle(name: string): boolean {
  return /\b(?:source code|html code|html preformatted|preformatted text|verbatim|code)\b/i.test(
    name,
  )
}
