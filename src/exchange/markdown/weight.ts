/**
 * What a Markdown parser has to do for a text, told from its marks: the time it takes grows with the
 * square of the blocks and inline marks. Nobody writes by hand a text that weighs more than it may.
 */
export const LONGEST = 20_000
export const MOST_WEIGHT = 1_200

const A_LINE = 1
/** A paragraph, a heading, an item of a list, a quotation, a fence. */
const A_BLOCK = 4
/** `*`, `_` and `[` are held against each other. */
const PAIRED = 2
const SINGLE = 1

const DEEPEST = 24
const DEEPEST_INDENTATION = 200

/** At most `MOST_WEIGHT` can be parsed at once; without end for what is nested too deeply. */
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

/** More rather than fewer: whatever looks like a mark at the beginning of a line counts as one. */
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
