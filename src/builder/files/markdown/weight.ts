/**
 * Estimates the work for a Markdown parser from the syntax in a text, because its time grows with
 * the square of the number of blocks and inline marks. No text written by hand exceeds the limit.
 */
export const LONGEST = 20_000
export const MAX_WEIGHT = 1_200

const A_LINE = 1
/** A paragraph, heading, list item, quotation or fence. */
const A_BLOCK = 4
/** `*`, `_` and `[` are matched against each other. */
const PAIRED = 2
const SINGLE = 1

const DEEPEST = 24
const DEEPEST_INDENTATION = 200

/** Texts above `MAX_WEIGHT` are not parsed; infinite for those nested too deeply. */
export function weightOf(source: string): number {
  let weight = 0
  let isAfterBlank = true
  for (const line of source.split(/\r\n|\r|\n/)) {
    const indentation = line.length - line.trimStart().length
    if (indentation > DEEPEST_INDENTATION) return Number.POSITIVE_INFINITY
    const blocks = blocksOpened(line, isAfterBlank)
    if (blocks > DEEPEST) return Number.POSITIVE_INFINITY
    weight += A_LINE + blocks * A_BLOCK + marksIn(line)
    isAfterBlank = indentation === line.length
  }
  return weight
}

const OPENING = /[ \t]*(?:>|[*+-](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/y

/** Overestimates: anything that looks like syntax at the start of a line counts. */
function blocksOpened(line: string, isAfterBlank: boolean): number {
  let blocks = isAfterBlank ? 1 : 0
  OPENING.lastIndex = 0
  let end = 0
  while (OPENING.test(line)) {
    blocks++
    end = OPENING.lastIndex
  }
  return /^[ \t]*[#=~`_*+[-]/.test(line.slice(end)) ? blocks + 1 : blocks
}

function marksIn(line: string): number {
  let weight = 0
  for (const character of line) {
    if ('*_['.includes(character)) weight += PAIRED
    else if ('`]!&\\<{'.includes(character)) weight += SINGLE
  }
  return weight
}
