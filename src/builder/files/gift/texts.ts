import { plainText } from '#src/assessment/engine/authoredText.ts'
import { authored, authoredLabel } from '#src/builder/files/markdown.ts'
import { htmlSource } from '#src/builder/files/html/htmlSource.ts'
import { plainSource } from '#src/builder/files/markup/plainSource.ts'
import { tagSource } from '#src/builder/files/markup/tagSource.ts'

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
  const sources = { text: new Map<string, string>(), label: new Map<string, string>() }
  let pictures = 0

  const read = (hidden: string, grammar: typeof authored): string => {
    const { format, rest } = formatOf(hidden.trim(), own)
    if (format === 'markdown') return withoutPictures(tagSource(showEscapes(rest).trim()))
    if (format === 'html') return fromHtml(showEscapes(rest))
    // A line break in the file is not a line break in the text.
    const text = showEscapes(rest.replace(/\s+/g, ' ')).trim()
    return format === 'moodle' && ELEMENT.test(text)
      ? fromHtml(text.replaceAll('\n', '<br>'))
      : plainSource(text, grammar)
  }
  const fromHtml = (html: string): string => withoutPictures(htmlSource(html))
  const withoutPictures = (made: { source: string; pictures: number }): string => {
    pictures += made.pictures
    return made.source
  }
  // An option is named again beside its feedback, and its pictures only count once.
  const sourceOf = (hidden: string, kind: 'text' | 'label'): string => {
    const source =
      sources[kind].get(hidden) ?? read(hidden, kind === 'text' ? authored : authoredLabel)
    sources[kind].set(hidden, source)
    return source
  }

  return {
    text: (hidden) => sourceOf(hidden, 'text'),
    label: (hidden) => sourceOf(hidden, 'label'),
    plain: (hidden) => plainText(authored(sourceOf(hidden, 'text'))),
    pictures: () => pictures,
  }
}

function formatOf(text: string, own: Format): { format: Format; rest: string } {
  const named = FORMATS.find((format) => text.startsWith(`[${format}]`))
  return named ? { format: named, rest: text.slice(named.length + 2) } : { format: own, rest: text }
}
