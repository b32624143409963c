import { staffWords } from '#src/staff/words/staffWords.ts'

import type { GiftAnswer } from './answers.ts'
import { showEscapes } from './escapes.ts'
import type { OwnPart } from './ownPart.ts'

const { problems, notes } = staffWords.gift

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
    if (read === null) unread.push(problems.notNumber(written))
    else if (share < 1) said.push(notes.partialNumber(numberName(text), share * 100))
    else if (key === null) key = read
    else said.push(notes.furtherNumber(numberName(text)))
  }
  return {
    kind: 'number',
    key,
    problems: key === null && unread.length === 0 ? [problems.noKey] : unread,
    notes: said,
  }
}

/** "1822", "1822 ± 2"; as written if it is not a number. */
export function numberName(text: string): string {
  const written = showEscapes(text).trim()
  const key = numberKey(written)
  if (key === null) return written
  return key.tolerance === 0 ? String(key.value) : `${key.value} ± ${key.tolerance}`
}

const NUMBER = '([-+]?(?:\\d{1,15}(?:\\.\\d{0,15})?|\\.\\d{1,15})(?:e[-+]?\\d{1,3})?)'
const RANGE = new RegExp(`^${NUMBER}\\s*\\.\\.\\s*${NUMBER}$`, 'i')
const NEAR = new RegExp(`^${NUMBER}(?:\\s*:\\s*${NUMBER}?)?$`, 'i')

function numberKey(text: string): NumberKey | null {
  const range = RANGE.exec(text)
  if (range !== null) {
    const [low, high] = [Number(range[1]), Number(range[2])]
    return low <= high
      ? { value: decimal((low + high) / 2), tolerance: decimal((high - low) / 2) }
      : null
  }
  const near = NEAR.exec(text)
  if (near === null) return null
  return { value: Number(near[1]), tolerance: Math.abs(Number(near[2] ?? 0)) }
}

/** Without binary rounding errors: 0.0005, not 0.0004999999999999449. */
function decimal(value: number): number {
  return Number(value.toPrecision(12))
}
