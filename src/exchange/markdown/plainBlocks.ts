import { type Block, type Inline, LONGEST_NAME } from '#schemas/authoredText.ts'

import { ESCAPED } from './syntaxTree.ts'

/** Paragraphs, line breaks and quotes of answers, and nothing else. */
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

const QUOTE = new RegExp(
  `\\{\\{\\s*([^{}\\s${ESCAPED}](?:[^{}${ESCAPED}]{0,${LONGEST_NAME - 2}}[^{}\\s${ESCAPED}])?)\\s*\\}\\}`,
)

/** A text, and what it quotes: `{{name}}` stands for an answer, unless its braces are escaped. */
export function textInlines(text: string): Inline[] {
  // Every other piece is a name.
  return text.split(QUOTE).flatMap((piece, place): Inline[] => {
    if (place % 2 === 1) return [{ kind: 'quote', of: piece }]
    return piece === '' ? [] : [{ kind: 'text', text: piece.replaceAll(ESCAPED, '') }]
  })
}

function brokenLines(lines: readonly string[]): Inline[] {
  return lines.flatMap((line, index): Inline[] => {
    const inlines = textInlines(line.replaceAll('\\{{', `{${ESCAPED}{`))
    return index === 0 ? inlines : [{ kind: 'lineBreak' }, ...inlines]
  })
}
