import { TRUE_FALSE } from './labels.ts'

/** A statement to be judged: its text, the two options and the correct one, if the text says. */
export type TrueFalse = {
  prompt: string
  options: [string, string]
  key: number[]
  /** The text after the answer; empty if there is none. */
  reason: string
}

/** The word for true where a letter alone is an answer (T, or V), and words that show the language. */
const LANGUAGES = [
  ['True', /(?<!\p{L})(?:the|is|are|an?|of|and|to|was|in|it)(?!\p{L})/giu],
  ['Verdadero', /(?<!\p{L})(?:el|los|las|es|son|una?|del|y|se|por|con|est[áa]n?)(?!\p{L})/giu],
  ['Vero', /(?<!\p{L})(?:il|lo|gli|è|sono|di|della?|dei|che|una?|nel|si)(?!\p{L})/giu],
  [
    'Vrai',
    /(?<!\p{L})(?:les?|est|sont|des?|du|une?|et|dans|au|qui)(?!\p{L})|(?<!\p{L})[ld]’|(?<!\p{L})[ld]'/giu,
  ],
  ['Verdadeiro', /(?<!\p{L})(?:os?|as?|é|são|uma?|d[oa]s?|não|em|que|n[oa])(?!\p{L})/giu],
] as const

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
  `${TRUE_FALSE.flat().join('|')}|\\p{L}\\s?/\\s?\\p{L}|[([（]\\s?[TFV]\\s?[)\\]）]|[√✓✔×✗✘❌]`,
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
  for (const { yes, no, isEnd, isStart, isSaid } of pairsFor(prompt)) {
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

/** A statement with its answer behind it or before it: "The sky is blue. (T)", "(V) El cielo es azul." */
function judged(prompt: string): TrueFalse | null {
  const [own] = pairsFor(prompt)
  for (const pair of pairsFor(prompt)) {
    const { yes, no } = pair
    const match = pair.isBracketed.exec(prompt)
    const { first, last } = match?.groups ?? {}
    const said = first ?? last
    if (!match || said === undefined || (/^[TVF]$/i.test(said) && pair !== own)) continue
    const rest = prompt.slice(0, match.index) + prompt.slice(match.index + match[0].length)
    return { prompt: rest.trim(), options: [yes, no], key: keyOf(said, yes, no), reason: '' }
  }
  return null
}

/** Letters alone are read in English, and in the languages that write V and F. */
function saidInBrackets(yes: string, no: string): RegExp {
  const letters = yes === 'True' ? '|[TF]' : LANGUAGES.some(([word]) => word === yes) ? '|[VF]' : ''
  const said = `${yes}|${no}${letters}`
  // In English a unit may be behind a word: "degrees (F)".
  const before = letters === '|[VF]' ? '(?<=[.!。।]|\\p{Ll}{2}\\s)' : '(?<=[.!。।])'
  return new RegExp(
    `^[([（]\\s?(?<first>${said})\\s?[)\\]）]\\s{0,3}(?=\\S[^\\n]{0,300}[.!。।]$)|${before}\\s{0,3}[([（]\\s?(?<last>${said})\\s?[)\\]）][.]?$`,
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

/** The pairs, first that of the language that most words of a statement show, or else the English one. */
function pairsFor(prompt: string): readonly (typeof PAIRS)[number][] {
  const counts = LANGUAGES.map(([word, shows]) => ({
    word,
    count: prompt.match(shows)?.length ?? 0,
  }))
  const [most] = counts.toSorted((one, other) => other.count - one.count)
  const own = PAIRS.filter(({ yes }) => yes === most?.word)
  return most?.count === 0 ? PAIRS : [...own, ...PAIRS]
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
