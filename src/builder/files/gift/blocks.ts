import { hideEscapes } from './escapes.ts'

/** The text between blank lines, without comments and with escapes hidden (`showEscapes`). */
export type GiftBlock = {
  /** The number, from 1, of its first line that is not a comment. */
  line: number
  text: string
  /** From `[id:…]` and `[tag:…]` in comments above or inside it. */
  id: string | null
  tags: string[]
}

/** How many more blocks an answer with blank lines may span. */
const MAX_JOINED = 5

/** The blocks of a GIFT text, with comments evaluated and removed. */
export function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = []
  let lines: string[] = []
  let comments: string[] = []
  let first = 0
  const end = (): void => {
    if (lines.length > 0) {
      blocks.push({ line: first, text: hideEscapes(lines.join('\n')), ...namesIn(comments) })
      comments = []
    }
    lines = []
  }
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const trimmed = line.trim()
    if (trimmed.startsWith('//')) comments.push(trimmed)
    else if (trimmed === '') end()
    else {
      if (lines.length === 0) first = index + 1
      lines.push(line)
    }
  }
  end()
  return withWholeAnswers(blocks).flatMap(oneQuestionEach)
}

/** Rejoins answers divided by a blank line: Moodle refuses them, but the intention is clear. */
function withWholeAnswers(blocks: readonly GiftBlock[]): GiftBlock[] {
  const whole: GiftBlock[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]
    if (block === undefined) break
    const rest = isOpen(block.text) ? endOfAnswer(blocks, at) : at
    const parts = blocks.slice(at, rest + 1)
    whole.push({ ...block, text: parts.map(({ text }) => text).join('\n\n') })
    at = rest
  }
  return whole
}

function isOpen(text: string): boolean {
  return text.lastIndexOf('{') > text.lastIndexOf('}')
}

/**
 * The index of the block that closes the open brace; the same one if none of the next blocks does.
 */
function endOfAnswer(blocks: readonly GiftBlock[], from: number): number {
  for (let at = from + 1; at <= from + MAX_JOINED; at++) {
    const text = blocks[at]?.text ?? '{'
    const closes = text.indexOf('}')
    const opens = text.indexOf('{')
    if (closes >= 0 && (opens < 0 || closes < opens)) return at
    if (opens >= 0) break
  }
  return from
}

/**
 * Without a blank line between two questions, splits before the line that follows one answer and
 * leads to the next.
 */
function oneQuestionEach(block: GiftBlock): GiftBlock[] {
  const questions: GiftBlock[] = []
  let { line, text } = block
  for (;;) {
    const close = text.indexOf('}')
    const next = close < 0 ? -1 : text.indexOf('{', close)
    const cut = next < 0 ? -1 : text.indexOf('\n', close)
    if (cut < 0 || cut > next) return [...questions, { ...block, line, text }]
    questions.push({ ...block, line, text: text.slice(0, cut) })
    line += text.slice(0, cut + 1).split('\n').length - 1
    text = text.slice(cut + 1)
  }
}

function namesIn(comments: readonly string[]): Pick<GiftBlock, 'id' | 'tags'> {
  const text = comments.join('\n')
  const id = /\[id:((?:\\\]|[^\]\p{Cc}]){1,100})\]/u.exec(text)?.[1] ?? null
  const tags = [...text.matchAll(/\[tag:((?:\\\]|[^\]<>`\p{Cc}]){1,100})\]/gu)]
  const plain = (name: string): string => name.replaceAll('\\]', ']').trim()
  return {
    id: id === null ? null : plain(id),
    tags: [...new Set(tags.map((match) => plain(match[1] ?? '')).filter(Boolean))],
  }
}
