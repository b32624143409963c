import { FOLD_NAME } from './labels.ts'

/** Characters without a width that right-to-left text and copied pages start their lines with. */
export const INVISIBLE = /^[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/u

/** One line of the pasted text. */
export type QuizLine = {
  /** From 1. */
  number: number
  /** Without trailing white space. */
  text: string
  indent: number
  /** A fence, or a line between two of them. */
  isCode: boolean
}

/** The lines of a text without its byte order mark, separated from code: code contains no questions or options. */
export function quizLines(text: string): QuizLine[] {
  const texts = text.split(/\r\n|\r|\n/).map((line) => line.replace(INVISIBLE, '').trimEnd())
  const isCode = codeLines(texts)
  return texts.map((line, index) => ({
    number: index + 1,
    text: line,
    indent: line.length - line.trimStart().length,
    isCode: isCode[index] ?? false,
  }))
}

type Fence = { mark: string; length: number; isBare: boolean }

/** An unclosed fence is text; otherwise it would swallow everything after it. */
function codeLines(texts: readonly string[]): boolean[] {
  const isCode = texts.map(() => false)
  const ends = endsOfFences(texts)
  for (let at = 0; at < texts.length; at++) {
    const end = ends.get(at)
    if (end === undefined) continue
    isCode.fill(true, at, end + 1)
    at = end
  }
  return isCode
}

type Closing = { line: number; length: number }

/**
 * The closing line for each line that could open a code block: the nearest bare fence below with
 * the same mark and at least the same length. Works upwards, so that no part of the text is
 * searched twice: a known closing fence hides all shorter ones further down.
 */
function endsOfFences(texts: readonly string[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  const closings = new Map<string, Closing[]>()
  for (let line = texts.length - 1; line >= 0; line--) {
    const fence = fenceIn(texts[line] ?? '')
    if (fence === null) continue
    const below = closings.get(fence.mark) ?? []
    const end = nearestOf(below, fence.length)
    if (end !== undefined) ends.set(line, end.line)
    if (!fence.isBare) continue
    while ((below.at(-1)?.length ?? Infinity) <= fence.length) below.pop()
    below.push({ line, length: fence.length })
    closings.set(fence.mark, below)
  }
  return ends
}

/** `closings` get longer and further down from last to first. */
function nearestOf(closings: readonly Closing[], length: number): Closing | undefined {
  let [low, high] = [0, closings.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((closings[middle]?.length ?? 0) >= length) low = middle + 1
    else high = middle
  }
  return closings[low - 1]
}

function fenceIn(text: string): Fence | null {
  const trimmed = text.trimStart()
  const mark = trimmed.charAt(0)
  if (mark !== '`' && mark !== '~') return null
  let length = 1
  while (trimmed.charAt(length) === mark) length++
  if (length < 3) return null
  const rest = trimmed.slice(length)
  return rest.includes('`') ? null : { mark, length, isBare: rest === '' }
}

/**
 * Without blank lines at the ends, and without the common indentation of all lines but the first.
 */
export function joined(lines: readonly string[]): string {
  let shared = Infinity
  for (const line of lines.slice(1)) {
    if (line !== '') shared = Math.min(shared, line.length - line.trimStart().length)
  }
  return lines
    .map((line, index) => (index === 0 ? line : line.slice(Math.min(shared, line.length))))
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd()
}

/** A line of HTML that folds an answer: `<details><summary><b>Answer</b></summary>`. */
export type FoldedLine = {
  /** How many it opens, minus how many it closes. */
  folds: number
  opens: boolean
  /** Its text besides tags and the name of the fold; usually empty. */
  text: string
}

/** Longer lines are text, whatever they start with. */
const LONGEST_TAGS = 5_000
const TAGS = /<\/?(?:details|summary|p|b|strong|div)(?:\s[^<>]{0,200})?>/gi

/** Null for a line without such tags. */
export function foldedLine(text: string): FoldedLine | null {
  if (text.length > LONGEST_TAGS || !/^\s*<\/?(?:details|summary|p|div)\b/i.test(text)) return null
  const opened = text.match(/<details\b/gi)?.length ?? 0
  const closed = text.match(/<\/details>/gi)?.length ?? 0
  const said = text.replace(TAGS, ' ').replace(/\s+/g, ' ').trim()
  return { folds: opened - closed, opens: opened > 0, text: FOLD_NAME.test(said) ? '' : said }
}
