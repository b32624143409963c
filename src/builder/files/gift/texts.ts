import { plainText } from '#src/assessment/engine/authoredText.ts'
import { authored, authoredLabel } from '#src/builder/files/markdown.ts'
import { htmlSource } from '#src/builder/files/markup/htmlSource.ts'
import { plainSource } from '#src/builder/files/markup/plainSource.ts'

import { showEscapes } from './escapes.ts'

const FORMATS = ['html', 'markdown', 'plain', 'moodle'] as const
type Format = (typeof FORMATS)[number]

/** HTML elements in texts without a declared format. */
const ELEMENT =
  /<\/?(?:p|br|b|i|em|strong|u|span|div|code|pre|ul|ol|li|sub|sup|a|img|h[1-6]|table|t[dr]|font)\b[^<>]*>/i

/**
 * Reads the texts of one question. Its format also applies to its answers, unless they have their
 * own (`[html]`, `[markdown]`, `[plain]`, `[moodle]`).
 */
export type TextReader = {
  /** The Markdown source of a text. */
  text: (hidden: string) => string
  /** The Markdown source of an option, row or column label. */
  label: (hidden: string) => string
  /** Without markup, for comparing answers. */
  plain: (hidden: string) => string
  /** How many pictures have been left out so far. */
  pictures: () => number
}

/** For a question with this text, escapes hidden. */
export function textReader(stem: string): TextReader {
  const own = formatOf(stem.trimStart(), 'moodle').format
  let pictures = 0

  const sourceOf = (hidden: string, grammar: typeof authored): string => {
    const { format, rest } = formatOf(hidden.trim(), own)
    if (format === 'markdown') return showEscapes(rest).trim()
    if (format === 'html') return fromHtml(showEscapes(rest))
    // A line break in the file is not a line break in the text.
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
