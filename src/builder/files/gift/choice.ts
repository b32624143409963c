import { staffWords } from '#src/staff/words/staffWords.ts'

import type { GiftAnswer } from './answers.ts'
import type { OwnPart } from './ownPart.ts'
import type { TextReader } from './texts.ts'

const { problems, notes } = staffWords.gift

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
      ...(options.length === 1 ? [problems.oneOption] : []),
      ...(new Set(options).size < options.length ? [problems.sameOptions] : []),
      ...(shares.every((share) => share <= 0) ? [problems.noKey] : []),
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
