import { type Block, type Inline, MAX_NAME_LENGTH } from '#schemas/authoredText.ts'

import { ESCAPED } from './syntaxTree.ts'

/** Parses only paragraphs, line breaks and references to answers. */
export function plainBlocks(source: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  for (const line of [...source.split(/\r\n|\r|\n/), '']) {
    if (line.trim() !== '') {
      lines.push(line)
      continue
    }
    if (lines.length > 0) blocks.push({ kind: 'paragraph', children: brokenLines(lines) })
    lines = []
  }
  return blocks
}

/** How many paragraphs of a plain text stay separate on screen. */
const MAX_PARAGRAPHS = 40

/**
 * Parses a text that may have thousands of lines. The tree is checked, written and rendered on
 * every edit, so the lines of a paragraph become one text with line breaks, and everything after
 * the first paragraphs becomes one paragraph.
 */
export function longPlainBlocks(source: string): Block[] {
  const paragraphs = source
    .split(/\r\n|\r|\n/)
    .join('\n')
    .replace(/^(?:[^\S\n]*\n)+|\s+$/g, '')
    .split(/\n(?:[^\S\n]*\n)+/)
  const first = paragraphs.slice(0, MAX_PARAGRAPHS)
  const others = paragraphs.slice(MAX_PARAGRAPHS).join('\n\n')
  return [...first, others]
    .filter((text) => text.trim() !== '')
    .map((text) => ({ kind: 'paragraph', children: textInlines(withEscapes(text)) }))
}

const QUOTE = new RegExp(
  `\\{\\{\\s*([^{}\\s${ESCAPED}](?:[^{}${ESCAPED}]{0,${MAX_NAME_LENGTH - 2}}[^{}\\s${ESCAPED}])?)\\s*\\}\\}`,
)

/** A text with its references: `{{name}}` inserts an answer, unless its braces are escaped. */
export function textInlines(text: string): Inline[] {
  // Every second piece is a name.
  return text.split(QUOTE).flatMap((piece, place): Inline[] => {
    if (place % 2 === 1) return [{ kind: 'quote', of: piece }]
    return piece === '' ? [] : [{ kind: 'text', text: piece.replaceAll(ESCAPED, '') }]
  })
}

function brokenLines(lines: readonly string[]): Inline[] {
  return lines.flatMap((line, index): Inline[] => {
    const inlines = textInlines(withEscapes(line))
    return index === 0 ? inlines : [{ kind: 'lineBreak' }, ...inlines]
  })
}

function withEscapes(text: string): string {
  return text.replaceAll('\\{{', `{${ESCAPED}{`)
}
