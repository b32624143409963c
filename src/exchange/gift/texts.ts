import { plainText } from '#src/engine/authoredText.ts'
import { authored, authoredLabel } from '#src/exchange/markdown.ts'
import { htmlSource } from '#src/exchange/markup/htmlSource.ts'
import { plainSource } from '#src/exchange/markup/plainSource.ts'

import { showEscapes } from './escapes.ts'

const FORMATS = ['html', 'markdown', 'plain', 'moodle'] as const
type Format = (typeof FORMATS)[number]

/** Elements that people write into texts whose format is not said. */
const ELEMENT =
  /<\/?(?:p|br|b|i|em|strong|u|span|div|code|pre|ul|ol|li|sub|sup|a|img|h[1-6]|table|t[dr]|font)\b[^<>]*>/i

/**
 * Reads the texts of one question. Its own format is that of its answers too, where those name none
 * (`[html]`, `[markdown]`, `[plain]`, `[moodle]`).
 */
export type TextReader = {
  /** The Markdown source of a text of its own. */
  text: (hidden: string) => string
  /** The Markdown source of an option, a row or a column. */
  label: (hidden: string) => string
  /** Without any marks, as an answer is compared. */
  plain: (hidden: string) => string
  /** How many pictures were left out so far. */
  pictures: () => number
}

/** For a question whose text, with escapes hidden, is this one. */
export function textReader(stem: string): TextReader {
  const own = formatOf(stem.trimStart(), 'moodle').format
  let pictures = 0

  const sourceOf = (hidden: string, grammar: typeof authored): string => {
    const { format, rest } = formatOf(hidden.trim(), own)
    if (format === 'markdown') return showEscapes(rest).trim()
    if (format === 'html') return fromHtml(showEscapes(rest))
    // A line that merely goes on in the file goes on in the text as well.
    const text = showEscapes(rest.replace(/\s+/g, ' ')).trim()
    return format === 'moodle' && ELEMENT.test(text)
      ? fromHtml(text.replaceAll('\n', '<br>'))
      : plainSource(text, grammar)
  }
  const fromHtml = (html: string): string => {
    const made = htmlSource(html)
    pictures += made.pictures
    return made.source
  }

  return {
    text: (hidden) => sourceOf(hidden, authored),
    label: (hidden) => sourceOf(hidden, authoredLabel),
    plain: (hidden) => plainText(authored(sourceOf(hidden, authored))),
    pictures: () => pictures,
  }
}

function formatOf(text: string, own: Format): { format: Format; rest: string } {
  const named = FORMATS.find((format) => text.startsWith(`[${format}]`))
  return named ? { format: named, rest: text.slice(named.length + 2) } : { format: own, rest: text }
}
