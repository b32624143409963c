import { TRUE_FALSE } from './labels.ts'

/** A statement to be judged: its text, the two options and the correct one, if the text says. */
export type TrueFalse = { prompt: string; options: [string, string]; key: number[] }

const PAIRS = TRUE_FALSE.map(([yes, no]) => ({
  yes,
  no,
  isEnd: pairAtEnd(yes, no),
  isStart: pairAtStart(yes, no),
}))
const TRUE_MARK = /\s*[(（[]\s*[√✓✔]\s*[)）\]]\s*$/u
const FALSE_MARK = /\s*[(（[]\s*[×✗✘❌]\s*[)）\]]\s*$/u

/** Longer texts are no statements. */
const LONGEST = 1_000

/**
 * A prompt that names both options ("True/False", "(T/F)", "True or false:"), ends with a tick or a
 * cross in brackets, or whose answer is one of them. Null for any other.
 */
export function trueFalseOf(prompt: string, answer: string | null): TrueFalse | null {
  if (prompt.length > LONGEST) return null
  for (const [key, mark] of [TRUE_MARK, FALSE_MARK].entries()) {
    if (mark.test(prompt)) {
      const { yes, no } = wordsFor(prompt)
      return { prompt: prompt.replace(mark, ''), options: [yes, no], key: [key] }
    }
  }
  for (const { yes, no, isEnd, isStart } of PAIRS) {
    const match = isEnd.exec(prompt) ?? isStart.exec(prompt)
    const lines = prompt.split('\n')
    const [second, first] = [lines.at(-1), lines.at(-2)]
    const isBelow = lines.length > 2 && same(first, yes) && same(second, no)
    const isAnswer = answer !== null && (same(answer, yes) || same(answer, no))
    if (match === null && !isBelow && !isAnswer) continue
    const said = answer ?? match?.groups?.said ?? null
    const without = isBelow ? lines.slice(0, -2).join('\n') : prompt
    const rest = withoutPair(without, isEnd, isStart)
    const key = said === null ? [] : keyOf(said, yes, no)
    if (rest !== '') return { prompt: rest, options: [yes, no], key }
  }
  return null
}

/** 0 for true, 1 for false. */
function keyOf(said: string, yes: string, no: string): number[] {
  if (same(said, yes) || same(said, initial(yes)) || /^\s*[√✓]/u.test(said)) return [0]
  return same(said, no) || same(said, initial(no)) || /^\s*[×✗]/u.test(said) ? [1] : []
}

function withoutPair(prompt: string, isEnd: RegExp, isStart: RegExp): string {
  return prompt.replace(isEnd, '').replace(isStart, '').trim()
}

function same(text: string | undefined, word: string): boolean {
  const plain = text?.trim().replace(/^[*_(-]{0,3}\s?|[*_).。]{1,4}$/g, '')
  return plain?.toLowerCase() === word.toLowerCase()
}

function initial(word: string): string {
  return Array.from(word)[0] ?? ''
}

function wordsFor(prompt: string) {
  return PAIRS.find(({ yes }) => /\p{Script=Han}/u.test(prompt) && yes === '正确') ?? TRUE
}

const TRUE = { yes: 'True', no: 'False' }

function bothOf(yes: string, no: string): string {
  const [y, n] = [initial(yes), initial(no)]
  const words = `${yes}\\s?(?:/|or|oder|ou|o|of|или|lub|veya|או|أو|、|，|或)\\s?${no}`
  return /\p{Lu}/u.test(y) ? `(?<!\\p{L})(?:${words}|${y}\\s?/\\s?${n})` : `(?:${words})`
}

function pairAtEnd(yes: string, no: string): RegExp {
  const said = `(?<said>${yes}|${no}|${initial(yes)}|${initial(no)})`
  return new RegExp(
    `\\s*[([（]?\\s?${bothOf(yes, no)}\\s?[?:.]?\\s?[)\\]）]?(?:\\s+[(]?${said}[)]?)?$`,
    'iu',
  )
}

function pairAtStart(yes: string, no: string): RegExp {
  return new RegExp(`^[([（]?\\s?${bothOf(yes, no)}\\s?[)\\]）]?\\s?[:：?.–-]\\s*`, 'iu')
}
