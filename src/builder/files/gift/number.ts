import { twoReadings } from '#src/assessment/words/values/typedNumber.ts'
import { plainDigits } from '#src/base/digits.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import type { GiftAnswer } from './answers.ts'
import { showEscapes } from './escapes.ts'
import type { OwnPart } from './ownPart.ts'

const { problems, notes } = staffWords.gift
const { noKey, unclearNumber } = staffWords.quiz.problems

type NumberKey = { value: number; tolerance: number }

/** "3", "3:2" (3 ± 2) or "1..5"; the first one with all points becomes the key. */
export function numberFromGift(answers: readonly GiftAnswer[]): OwnPart<'number'> {
  let key: NumberKey | null = null
  const unread: string[] = []
  const said: string[] = []
  for (const { text, share } of answers) {
    const written = showEscapes(text).trim()
    if (share <= 0 || written === '*') continue
    const read = numberKey(written)
    if (read === 'unclear') unread.push(unclearNumber(written))
    else if (read === null) unread.push(problems.notNumber(written))
    else if (share < 1) said.push(notes.partialNumber(numberName(text), share * 100))
    else if (key === null) key = read
    else said.push(notes.furtherNumber(numberName(text)))
  }
  return {
    kind: 'number',
    key,
    problems: key === null && unread.length === 0 ? [noKey] : unread,
    notes: said,
  }
}

/** "1822", "1822 ± 2"; as written if it is not a number. */
export function numberName(text: string): string {
  const written = showEscapes(text).trim()
  const key = numberKey(written)
  if (key === null || key === 'unclear') return written
  return key.tolerance === 0 ? String(key.value) : `${key.value} ± ${key.tolerance}`
}

const NUMBER = '([-+]?(?:\\d{1,15}(?:[.,]\\d{0,15})?|[.,]\\d{1,15})(?:e[-+]?\\d{1,3})?)'
const RANGE = new RegExp(`^${NUMBER}\\s*\\.\\.\\s*${NUMBER}$`, 'i')
const NEAR = new RegExp(`^${NUMBER}(?:\\s*:\\s*${NUMBER}?)?$`, 'i')

/** Moodle writes a decimal point, people a comma too; 'unclear' if it may separate thousands. */
function numberKey(text: string): NumberKey | 'unclear' | null {
  const plain = plainDigits(text.normalize('NFKC')).replaceAll('−', '-')
  const range = RANGE.exec(plain)
  const match = range ?? NEAR.exec(plain)
  if (match === null) return null
  const [, first = '', second = '0'] = match
  if ([first, second].some((each) => each.includes(',') && twoReadings(each, 'en') !== null)) {
    return 'unclear'
  }
  const [low, high] = [numberOf(first), numberOf(second)]
  if (range === null) return { value: low, tolerance: Math.abs(high) }
  return low <= high
    ? { value: decimal((low + high) / 2), tolerance: decimal((high - low) / 2) }
    : null
}

function numberOf(written: string): number {
  return Number(written.replace(',', '.'))
}

/** Without binary rounding errors: 0.0005, not 0.0004999999999999449. */
function decimal(value: number): number {
  return Number(value.toPrecision(12))
}
