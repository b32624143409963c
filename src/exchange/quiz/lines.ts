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

/**
 * A fence that is never closed is text: it would swallow all that follows. What has no end once has
 * none further down, so no part of the text is searched twice.
 */
function codeLines(texts: readonly string[]): boolean[] {
  const isCode = texts.map(() => false)
  const shortestEndless = new Map<string, number>()
  for (let at = 0; at < texts.length; at++) {
    const fence = fenceIn(texts[at] ?? '')
    if (fence === null || fence.length >= (shortestEndless.get(fence.mark) ?? Infinity)) continue
    const end = endOfFence(texts, at, fence)
    if (end === null) {
      shortestEndless.set(fence.mark, fence.length)
      continue
    }
    isCode.fill(true, at, end + 1)
    at = end
  }
  return isCode
}

function endOfFence(texts: readonly string[], from: number, opening: Fence): number | null {
  for (let at = from + 1; at < texts.length; at++) {
    const fence = fenceIn(texts[at] ?? '')
    const closes = fence?.isBare && fence.mark === opening.mark && fence.length >= opening.length
    if (closes) return at
  }
  return null
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
