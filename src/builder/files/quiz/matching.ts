import { staffWords } from '#src/staff/words/staffWords.ts'

/** Two labels that belong together: "A-2", "1: b", "(i) → C". */
export type Pair = readonly [string, string]

const LABEL = '[(\\[（]?([\\p{L}\\p{N}]{1,4})[)\\]）]?'
const PAIR = new RegExp(`^${LABEL}\\s{0,2}(?:[-–—=:：→.>)]|->|=>|to)\\s{0,2}${LABEL}$`, 'u')

/** The pairs of an answer to a matching; empty for any other answer. */
export function pairsIn(answer: string): Pair[] {
  const parts = answer
    .slice(0, 2_000)
    .trim()
    .replace(/[.。]$/, '')
    .split(/\s*[,;，、；\n]\s*|\s{2,}|(?<=[-–—=:→>]\s?\S{1,2})\s+(?=\S{1,2}\s?[-–—=:→>])/u)
  const pairs = parts.map((part): Pair | null => {
    const match = PAIR.exec(part)
    return match && [match[1]?.toLowerCase() ?? '', match[2]?.toLowerCase() ?? '']
  })
  return pairs.every((pair) => pair !== null) ? pairs : []
}

type Side = readonly { letter: string | null; text: string }[]

/** The rows and columns of a matrix, and the column of each row; -1 where the answer says none. */
export type Matching = { rows: string[]; options: string[]; key: number[]; problems: string[] }

/** The first label of each pair names a row. */
export function matchingOf(first: Side, second: Side, answer: string | null): Matching {
  const pairs = answer === null ? [] : pairsIn(answer)
  const isTurned = pairs.length > 0 && placeOf(first, pairs[0]?.[0]) < 0
  const [rows, columns] = isTurned ? [second, first] : [first, second]
  const key = rows.map((row) => {
    const pair = pairs.find(([label]) => label === row.letter)
    return pair ? placeOf(columns, pair[1]) : -1
  })
  const { problems } = staffWords.quiz
  const isWhole = pairs.length === rows.length && key.every((column) => column >= 0)
  return {
    rows: rows.map(({ text }) => text),
    options: columns.map(({ text }) => text),
    key,
    problems: isWhole
      ? []
      : [answer === null ? problems.noKey : problems.unknownAnswer(answer.trim())],
  }
}

function placeOf(side: Side, label: string | undefined): number {
  return side.findIndex(({ letter }) => letter === label)
}
