/** The part of a question that its answers determine, except for a number's. */
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import type { GiftAnswer } from './answers.ts'
import type { TextReader } from './texts.ts'

const { notes } = staffWords.gift
const { emptyOption, givesAway, noKey, oneOption, sameOptions } = staffWords.quiz.problems
const { noMatch } = staffWords.cells.problems

type Named = 'line' | 'prompt' | 'help' | 'explanation' | 'tags' | 'code' | 'points' | 'required'
type WithoutNamed<Q> = Q extends unknown ? Omit<Q, Named> : never

/** The part of a question that its answers determine: the kind and the properties of that kind. */
export type OwnPart<K extends PastedQuestion['kind'] = PastedQuestion['kind']> = Extract<
  WithoutNamed<PastedQuestion>,
  { kind: K }
>

/** Shares are percentages with up to five decimals: 33.33333. */
const ROUNDING = 1e-5
/** Factors for the points that turn shares such as thirds into whole numbers. */
const SCALES = [1, 3, 6, 7, 9, 11, 12]

/** Uses a key if each answer gives all points or none, otherwise points per option. */
export function choiceFromGift(
  { answers, isSingle }: { answers: readonly GiftAnswer[]; isSingle: boolean },
  reader: TextReader,
): OwnPart<'singleChoice' | 'multipleChoice'> {
  const options = answers.map(({ text }) => reader.label(text))
  const shares = answers.map(({ share }) => share)
  const isShared = shares.some((share) => share !== 0 && share !== 1)
  const key = shares.flatMap((share, index) => (share === 1 ? index : []))
  const scaled = isShared ? inWholeShares(shares) : null
  return {
    kind: isSingle ? 'singleChoice' : 'multipleChoice',
    options,
    key: scaled ? [] : key,
    ...(scaled ? { optionPoints: scaled.points } : {}),
    problems: [
      ...(options.length === 1 ? [oneOption] : []),
      ...(options.includes('') ? [emptyOption] : []),
      ...(new Set(options).size < options.length ? [sameOptions] : []),
      // A share that could not be read.
      ...options.flatMap((option) => /^%[^%\s]{0,12}%?/.exec(option)?.[0] ?? []).map(givesAway),
      ...(shares.every((share) => share <= 0) ? [noKey] : []),
    ],
    notes: scaled && scaled.scale > 1 ? [notes.scaled(scaled.scale)] : [],
  }
}

/** The points per option, and the factor relative to Moodle's single point. */
function inWholeShares(shares: readonly number[]): { points: number[]; scale: number } {
  const isExact = (value: number, scale: number): boolean =>
    Math.abs(value - Math.round(value * 1000) / 1000) <= ROUNDING * scale * 0.011
  const scale = SCALES.find((each) => shares.every((share) => isExact(share * each, each))) ?? 1
  return { points: shares.map((share) => Math.round(share * scale * 1e5) / 1e5), scale }
}

/**
 * A row for each item and a column for each match, including distractors. Columns are sorted
 * alphabetically, because their order in the file would reveal the key.
 */
export function matrixFromGift(
  pairs: readonly { left: string; right: string }[],
  reader: TextReader,
): OwnPart<'matrix'> {
  const read = pairs.map(({ left, right }) => ({
    row: reader.label(left),
    column: reader.label(right),
  }))
  const columns = [...new Set(read.map(({ column }) => column).filter((column) => column !== ''))]
  const options = columns.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const rows = read.filter(({ row }) => row !== '')
  return {
    kind: 'matrix',
    rows: rows.map(({ row }) => row),
    options,
    key: rows.map(({ column }) => options.indexOf(column)),
    problems: [
      ...(options.length < 2 ? [oneOption] : []),
      ...rows.filter(({ column }) => column === '').map(({ row }) => noMatch(row)),
    ],
    notes: [notes.matching],
  }
}

/** Every answer with all points is accepted. Moodle ignores case. */
export function shortTextFromGift(
  answers: readonly GiftAnswer[],
  reader: TextReader,
): OwnPart<'shortText'> {
  const accepted: string[] = []
  const said: string[] = []
  for (const { text, share } of answers) {
    const plain = reader.plain(text).replaceAll('\\*', '*')
    if (share <= 0 || plain === '') continue
    if (/(?<!\\)\*/.test(text)) said.push(notes.wildcard(plain))
    else if (share < 1) said.push(notes.partialText(plain, share * 100))
    else if (!accepted.includes(plain)) accepted.push(plain)
  }
  return {
    kind: 'shortText',
    accepted,
    problems: accepted.length === 0 ? [noKey] : [],
    notes: said,
  }
}
