/** One line of the pasted text. */
export type QuizLine = {
  /** From 1. */
  number: number
  /** Without white space at the end. */
  text: string
  indent: number
  /** A fence, or between two of them. */
  isCode: boolean
}

/** The lines of a text, told apart from code: nothing in code is a question or an option. */
export function quizLines(text: string): QuizLine[] {
  const texts = text.split(/\r\n|\r|\n/).map((line) => line.trimEnd())
  const isCode = codeLines(texts)
  return texts.map((line, index) => ({
    number: index + 1,
    text: line,
    indent: line.length - line.trimStart().length,
    isCode: isCode[index] ?? false,
  }))
}

type Fence = { mark: string; length: number; isBare: boolean }

/** A fence that is never closed is text: it would swallow all that follows. */
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
 * Where each line that could open a block of code would find its end: the nearest bare fence below of
 * the same mark that is at least as long. From the last line up, so that no part of the text is
 * searched twice: of what is known to close, a fence hides all that are shorter and further down.
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

/** Of closings that get longer and lie further down from the last to the first. */
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
