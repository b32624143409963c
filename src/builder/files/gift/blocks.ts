import { hideEscapes } from './escapes.ts'

/** The lines of a text that are one question. */
export type GiftBlock = {
  /** The number, from 1, of its first line that is not a comment. */
  line: number
  /** Without comments, escapes hidden (`showEscapes`). */
  text: string
  /** The same as written. */
  source: string
  /** From `[id:…]` and `[tag:…]` in comments above or inside it. */
  id: string | null
  tags: string[]
  /** The category that it is in. */
  category: GiftCategory | null
  /** It is not clear where it begins: the question above may have a further line. */
  isUnclear: boolean
}

/** `$CATEGORY: …` is about everything below it. */
export type GiftCategory = { line: number; text: string; path: string }

/** Lines that are not part of a question. `line`: the number of the first one, from 1. */
export type OtherLines = { line: number; text: string }

export type GiftLines = {
  blocks: GiftBlock[]
  categories: GiftCategory[]
  /** Without the comments that are used, and those that only repeat the title. */
  comments: OtherLines[]
  /** The text around a code block with all the questions. */
  around: OtherLines[]
}

/** At most this many blank lines are inside answers. Moodle has none, but the meaning is clear. */
const MAX_BLANKS = 5

type Line = { index: number; text: string; isComment: boolean }

/** The parts of a text in GIFT. */
export function giftLines(text: string): GiftLines {
  const written = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const lines = hideEscapes(withNarrowMarks(written.join('\n'))).split('\n')
  const outside = outsideFences(written)
  const blocks: GiftBlock[] = []
  const categories: GiftCategory[] = []
  const comments = new Set<number>()
  let current: Line[] = []
  /** How many of the current lines end with complete answers; null without any. */
  let answered: number | null = null
  let isOpen = false
  let isUnclear = false

  const end = (count = current.length): void => {
    const own = current.slice(0, count)
    const texts = own.filter(({ isComment }) => !isComment)
    const [first] = texts
    // Comments alone belong to the question below them.
    if (first !== undefined) {
      blocks.push({
        line: first.index + 1,
        text: texts.map((line) => line.text).join('\n'),
        source: texts.map(({ index }) => written[index] ?? '').join('\n'),
        ...namesIn(own.flatMap((line) => (line.isComment ? line.text : []))),
        category: categories.at(-1) ?? null,
        isUnclear,
      })
      current = current.slice(count)
    }
    answered = null
    isOpen = false
    isUnclear = false
  }
  const addText = (index: number, line: string): void => {
    const [opens, closes] = [line.lastIndexOf('{'), line.lastIndexOf('}')]
    if (answered !== null && opens >= 0) {
      const starts = isClearStart(current, answered, line)
      end(answered)
      isUnclear = !starts
    }
    current.push({ index, text: line, isComment: false })
    if (opens !== closes) isOpen = opens > closes
    if (closes > opens) answered = current.length
  }

  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim()
    const path = /^\$CATEGORY:(.*)$/.exec(trimmed)?.[1]
    if (outside.has(index)) end()
    else if (trimmed.startsWith('//')) {
      current.push({ index, text: trimmed, isComment: true })
      if (isLeftOut(trimmed)) comments.add(index)
    } else if (path !== undefined) {
      end()
      categories.push({ line: index + 1, text: trimmed, path })
    } else if (trimmed !== '') addText(index, line)
    else if (isOpen && closesBelow(lines, index))
      current.push({ index, text: '', isComment: false })
    else end()
  }
  end()
  const hasText = (index: number): boolean => /[^\s`]/.test(written[index] ?? '')
  return {
    blocks: withApartAnswers(blocks),
    categories,
    comments: together(comments, written),
    around: together(
      new Set([...outside].filter((at) => hasText(at) && !isFence(written[at]))),
      written,
    ),
  }
}

/** Joins answers that a blank line separates from their question. */
function withApartAnswers(blocks: readonly GiftBlock[]): GiftBlock[] {
  const whole: GiftBlock[] = []
  for (const block of blocks) {
    const above = whole.at(-1)
    const isApart = /^\s*\{[^{}]*\}\s*$/.test(block.text)
    if (isApart && above && above.category === block.category && !/[{}]/.test(above.text)) {
      const [text, source] = [`${above.text}\n${block.text}`, `${above.source}\n${block.source}`]
      whole.splice(-1, 1, { ...above, text, source })
    } else whole.push(block)
  }
  return whole
}

/** Whether a question clearly starts after the first lines, without a blank line between them. */
function isClearStart(lines: readonly Line[], count: number, next: string): boolean {
  const [above, below] = [lines[count - 1], lines[count]]
  if (/^\s*(?:::|\[(?:html|markdown|moodle|plain)\])/.test(below?.text ?? next)) return true
  return below === undefined && /\}[.?!:]?\s*$/.test(above?.text ?? '')
}

/** Whether the next brace below a line closes. */
function closesBelow(lines: readonly string[], from: number): boolean {
  for (let at = from, blanks = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const brace = /[{}]/.exec(line)?.[0]
    if (brace !== undefined) return brace === '}'
    // Below the mark of an answer, blank lines are between all lines.
    if (/^\s*[=~#]/.test(line)) blanks = 0
    if (line.trim() === '' && ++blanks > MAX_BLANKS) return false
    if (line.trimStart().startsWith('$CATEGORY:')) return false
  }
  return false
}

/** `｛＝a ～b｝`, as typed with an input method: one character for one. */
function withNarrowMarks(text: string): string {
  return text.replace(/｛(\s*[=＝~～#＃][^{}｛｝]*)｝/g, (_, inner: string) => {
    const marks = inner.replace(/[＝～＃％]/g, (mark) => '=~#%'.charAt('＝～＃％'.indexOf(mark)))
    return `{${marks}}`
  })
}

/** The lines around a code block that has all the braces, as in the answer of a chatbot. */
function outsideFences(lines: readonly string[]): ReadonlySet<number> {
  const outside = new Set<number>()
  let isInside = false
  let hasBrace = false
  for (const [index, line] of lines.entries()) {
    const isMark = isFence(line)
    if (isMark) isInside = !isInside
    if (isMark || !isInside) outside.add(index)
    if (!/(?<!\\)\{/.test(line)) continue
    if (!isInside) return new Set()
    hasBrace = true
  }
  return hasBrace ? outside : new Set()
}

function isFence(line = ''): boolean {
  return /^\s*```\s*(?:gift|moodle|text|txt|plaintext)?\s*$/i.test(line)
}

/** Lines below each other in one text. */
function together(indexes: ReadonlySet<number>, written: readonly string[]): OtherLines[] {
  const parts: OtherLines[] = []
  for (const index of indexes) {
    const text = (written[index] ?? '').trim()
    const last = parts.at(-1)
    if (last !== undefined && indexes.has(index - 1)) last.text += `\n${text}`
    else parts.push({ line: index + 1, text })
  }
  return parts
}

/** Not for names that are used, the comment that Moodle writes above a question, and rules. */
function isLeftOut(comment: string): boolean {
  return (
    /[\p{L}\p{N}]/u.test(comment) &&
    !/\[(?:id|tag):/.test(comment) &&
    !/^\/\/ question: \d+ {2}name: /.test(comment)
  )
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
