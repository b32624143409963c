import { attribute } from './htmlTokens.ts'
import { indexSource } from './indexText.ts'

/** A Markdown source without HTML elements, and the number of pictures it leaves out. */
export type Untagged = { source: string; pictures: number }

const PAIR = /(?<!\\)<(b|strong|i|em|code|kbd|sup|sub)>([^<>\n]{1,500})<\/\1>/gi
const LINK =
  /(?<!\\)<a\s[^<>]{0,500}?href\s*=\s*["']?(https?:[^\s"'<>()]{1,500})["']?[^<>]{0,300}>([^<>\n]{1,500})<\/a>/gi
const IMAGE = '!\\[([^\\]\\n]{0,300})\\]\\([^()\\s]{1,1000}(?:\\s"[^"\\n]{0,300}")?\\)'
const PICTURE = new RegExp(`(?<!\\\\)<img\\s[^<>]{0,2000}>|${IMAGE}`, 'gi')
/** Elements may be what an option is about. */
const PICTURE_OF_OPTION = new RegExp(IMAGE, 'g')
const BREAK = /(?<=\S[ \t]*)<br\s*\/?>(?=[ \t]*\S)/gi
/** A code block, or inline code. */
const CODE = /((?:^|\n)[ \t]*(```+|~~~+)[^]*?(?:\n[ \t]*\2|$(?![^]))|`[^`\n]+`)/

/**
 * Markdown from the web often contains some HTML, which is not rendered here. Elements with an
 * equivalent become Markdown; pictures are counted and removed. Code and every other `<` stay as
 * they are.
 */
export function tagSource(markdown: string): Untagged {
  if (!/[<!]/.test(markdown)) return { source: markdown, pictures: 0 }
  let pictures = 0
  const source = outsideCode(markdown, (words) =>
    words
      .replace(PICTURE, (picture, description?: string) => {
        pictures++
        return description === undefined
          ? (attribute(picture, 'alt') ?? '')
          : described(picture, description)
      })
      .replace(LINK, '[$2]($1)')
      .replace(PAIR, (_, name: string, text: string) => marked(name.toLowerCase(), text))
      .replace(BREAK, '  \n'),
  )
  return { source: source.trim(), pictures }
}

/** An option with each `<br>` as a line break; every other `<` may be part of the content. */
export function optionSource(markdown: string): Untagged {
  let pictures = 0
  const source = outsideCode(markdown, (text) =>
    text
      .replace(PICTURE_OF_OPTION, (picture, description: string) => {
        pictures++
        return described(picture, description)
      })
      .replace(/ *<br\s*\/?> */gi, '  \n'),
  )
  return { source: source.trim(), pictures }
}

/** Markdown's own syntax stays, and renders as its description. */
function described(picture: string, description: string): string {
  return description.trim() === '' ? '' : picture
}

/** The pattern has two groups, so two of three pieces are skipped. */
function outsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(CODE)
    .map((piece, at) => (at % 3 === 0 ? change(piece) : at % 3 === 1 ? piece : ''))
    .join('')
}

function marked(name: string, text: string): string {
  const inner = text.trim()
  if (inner === '') return text
  switch (name) {
    case 'b':
    case 'strong':
      return `**${inner}**`
    case 'i':
    case 'em':
      return `*${inner}*`
    case 'sup':
    case 'sub':
      return indexSource(inner, name)
    default:
      return `\`${inner}\``
  }
}
