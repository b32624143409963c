import type { Block, Inline } from '#schemas/authoredText.ts'

const LONGEST = 20_000
const MOST_MARKS = 2_000
const DEEPEST = 24

/**
 * A Markdown parser takes seconds for some texts of a few thousand brackets, stars or nested
 * quotes. Nobody writes such a text by hand, so it is drawn as it stands.
 */
export function isTooInvolved(source: string): boolean {
  if (source.length > LONGEST) return true
  let marks = 0
  for (const character of source) {
    if (character === '*' || character === '_' || character === '[') marks++
  }
  return marks > MOST_MARKS || source.split('\n').some(isDeeplyNested)
}

/** Paragraphs and line breaks, and nothing else. */
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

function brokenLines(lines: readonly string[]): Inline[] {
  return lines.flatMap((text, index): Inline[] =>
    index === 0 ? [{ kind: 'text', text }] : [{ kind: 'lineBreak' }, { kind: 'text', text }],
  )
}

/** Many openings of quotes and lists in a row, or an indentation that many lists would need. */
function isDeeplyNested(line: string): boolean {
  const [opening = ''] = /^[\s>*+\-\d.)]*/.exec(line) ?? []
  const [indentation = ''] = /^\s*/.exec(line) ?? []
  const openings = opening.match(/>|[*+-](?=\s)|\d[.)](?=\s)/g)?.length ?? 0
  return openings > DEEPEST || indentation.length > 200
}
