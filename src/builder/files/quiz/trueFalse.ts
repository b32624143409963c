import { TRUE_FALSE } from './labels.ts'

/** A statement to be judged: its text, the two options and the correct one, if the text says. */
export type TrueFalse = {
  prompt: string
  options: [string, string]
  key: number[]
  /** The text after the answer; empty if there is none. */
  reason: string
}

const PAIRS = TRUE_FALSE.map(([yes, no]) => ({
  yes,
  no,
  isEnd: pairAtEnd(yes, no),
  isStart: pairAtStart(yes, no),
  isSaid: saidAtStart(yes, no),
  isBracketed: saidInBrackets(yes, no),
}))
const TRUE_MARK = /\s*[(（[]\s*[√✓✔]\s*[)）\]]\s*$/u
const FALSE_MARK = /\s*[(（[]\s*[×✗✘❌]\s*[)）\]]\s*$/u

const MAY_BE_JUDGED = new RegExp(
  `${TRUE_FALSE.flat().join('|')}|\\p{L}\\s?/\\s?\\p{L}|[([（]\\s?[TF]\\s?[)\\]）]|[√✓✔×✗✘❌]`,
  'iu',
)

/** Longer texts are no statements. */
const LONGEST = 1_000

/**
 * A prompt that names both options ("True/False", "(T/F)", "True or false:"), ends with a tick or a
 * cross in brackets, or whose answer is one of them, on its line or in a paragraph of its own
 * ("False – it is red"). Null for any other.
 */
export function trueFalseOf(prompt: string, answer: string | null): TrueFalse | null {
  const [first = ''] = prompt.split('\n\n', 1)
  if (first.length > LONGEST || !MAY_BE_JUDGED.test(`${prompt}\n${answer ?? ''}`)) return null
  for (const [key, mark] of [TRUE_MARK, FALSE_MARK].entries()) {
    if (mark.test(prompt)) {
      const { yes, no } = wordsFor(prompt)
      return { prompt: prompt.replace(mark, ''), options: [yes, no], key: [key], reason: '' }
    }
  }
  return (
    (prompt.length > LONGEST ? null : namedPair(prompt, answer)) ??
    (answer === null && prompt.length <= LONGEST ? judged(prompt) : null) ??
    (answer === null ? saidBelow(first, prompt.slice(first.length).trim()) : null)
  )
}

function namedPair(prompt: string, answer: string | null): TrueFalse | null {
  for (const { yes, no, isEnd, isStart, isSaid } of PAIRS) {
    const match = isEnd.exec(prompt) ?? isStart.exec(prompt)
    const lines = prompt.split('\n')
    const [second, first] = [lines.at(-1), lines.at(-2)]
    const isBelow = lines.length > 2 && same(first, yes) && same(second, no)
    const begins = answer === null ? null : isSaid.exec(answer.trim())
    if (match === null && !isBelow && begins === null) continue
    const said = begins?.groups?.said ?? answer ?? match?.groups?.said ?? null
    const without = isBelow ? lines.slice(0, -2).join('\n') : prompt
    const rest = withoutPair(without, isEnd, isStart)
    const key = said === null ? [] : keyOf(said, yes, no)
    const reason = begins === null ? '' : (answer?.trim().slice(begins[0].length) ?? '')
    if (rest !== '') return { prompt: rest, options: [yes, no], key, reason }
  }
  return null
}

/** A statement with its answer behind it: "The sky is blue. (T)". */
function judged(prompt: string): TrueFalse | null {
  for (const { yes, no, isBracketed } of PAIRS) {
    const match = isBracketed.exec(prompt)
    const said = match?.groups?.said
    if (!match || said === undefined) continue
    return {
      prompt: prompt.slice(0, match.index),
      options: [yes, no],
      key: keyOf(said, yes, no),
      reason: '',
    }
  }
  return null
}

function saidInBrackets(yes: string, no: string): RegExp {
  const letters = yes === 'True' ? '|[TF]' : ''
  return new RegExp(
    `(?<=[.!。।])\\s{0,3}[([（]\\s?(?<said>${yes}|${no}${letters})\\s?[)\\]）]$`,
    'iu',
  )
}

/** The paragraph below starts with one of the words and a dash, or is only that word. */
function saidBelow(prompt: string, below: string): TrueFalse | null {
  for (const { yes, no, isSaid } of PAIRS) {
    const match = isSaid.exec(below)
    const said = match?.groups?.said
    if (!match || said === undefined || prompt === '') continue
    const reason = below.slice(match[0].length)
    const isDashed = /[-–—]/.test(match[0])
    const areBoth = reason.split('\n').some((line) => isSaid.test(line.trim()))
    if (areBoth || !(isDashed || reason === '')) continue
    return { prompt, options: [yes, no], key: keyOf(said, yes, no), reason }
  }
  return null
}

/** 0 for true, 1 for false. */
function keyOf(said: string, yes: string, no: string): number[] {
  if (same(said, yes) || same(said, initial(yes)) || /^\s*[√✓]/u.test(said)) return [0]
  return same(said, no) || same(said, initial(no)) || /^\s*[×✗]/u.test(said) ? [1] : []
}

/** "True.", "False – it is red", "**True**": one of the words, and what separates it from a reason. */
function saidAtStart(yes: string, no: string): RegExp {
  return new RegExp(
    `^[*_(]{0,3}(?<said>${yes}|${no})[*_)]{0,3}(?:\\s{0,2}[-–—.,:;。，：]\\s*|$)`,
    'iu',
  )
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
