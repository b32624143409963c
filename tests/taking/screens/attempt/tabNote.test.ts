import { beforeEach, expect, test } from 'vitest'

import type { Sitting } from '#schemas/records/sitting.ts'
import {
  clearTabNote,
  isFresh,
  noteLanguage,
  readTabNote,
  touchSitting,
  writeTabNote,
} from '#src/taking/screens/attempt/tabNote.ts'

const assessmentId = crypto.randomUUID()
const sitting: Sitting = {
  kind: 'sitting',
  assessmentId,
  candidateId: crypto.randomUUID(),
  mark: crypto.randomUUID(),
  lastActiveAt: 1_000_000,
}
const MINUTE = 60_000

beforeEach(() => sessionStorage.clear())

test('a note is read back, for its own assessment only', () => {
  expect(readTabNote(assessmentId)).toBeNull()
  writeTabNote(sitting)
  expect(readTabNote(assessmentId)).toEqual(sitting)
  expect(readTabNote(crypto.randomUUID())).toBeNull()
})

test('an invalid note reads as none', () => {
  writeTabNote(sitting)
  const [key = ''] = Object.keys({ ...sessionStorage })
  for (const written of ['', '{', 'null', '[]', JSON.stringify({ ...sitting, name: 'Ada' })]) {
    sessionStorage.setItem(key, written)
    expect(readTabNote(assessmentId)).toBeNull()
  }
})

test('clearing leaves nothing in the tab, whichever code stored it', () => {
  writeTabNote(sitting)
  sessionStorage.setItem('another', 'thing')
  clearTabNote()
  expect(sessionStorage).toHaveLength(0)
})

test('activity updates a sitting, and nothing else', () => {
  touchSitting(assessmentId, 2_000_000)
  expect(sessionStorage).toHaveLength(0)
  writeTabNote(sitting)
  touchSitting(assessmentId, 2_000_000)
  expect(readTabNote(assessmentId)).toEqual({ ...sitting, lastActiveAt: 2_000_000 })
  const attemptId = crypto.randomUUID()
  touchSitting(assessmentId, 2_500_000, { attemptId })
  expect(readTabNote(assessmentId)).toEqual({ ...sitting, attemptId, lastActiveAt: 2_500_000 })
  const parting = { kind: 'parting', assessmentId, why: 'left' } as const
  writeTabNote(parting)
  touchSitting(assessmentId, 3_000_000)
  expect(readTabNote(assessmentId)).toEqual(parting)
})

test('a language is noted with the sitting, or as a choice while there is none', () => {
  const choice = { kind: 'choice', assessmentId, language: 'ar', lastActiveAt: 2_000_000 } as const
  noteLanguage(assessmentId, 'ar', 2_000_000)
  expect(readTabNote(assessmentId)).toEqual(choice)
  noteLanguage(assessmentId, 'de', 2_500_000)
  expect(readTabNote(assessmentId)).toEqual({
    ...choice,
    language: 'de',
    lastActiveAt: 2_500_000,
  })
  writeTabNote(sitting)
  noteLanguage(assessmentId, 'ar', 3_000_000)
  expect(readTabNote(assessmentId)).toEqual({
    ...sitting,
    language: 'ar',
    lastActiveAt: 3_000_000,
  })
})

test('a sitting is fresh for five minutes, and not before it started', () => {
  const since = sitting.lastActiveAt
  expect(isFresh(sitting, since)).toBe(true)
  expect(isFresh(sitting, since + 5 * MINUTE - 1)).toBe(true)
  expect(isFresh(sitting, since + 5 * MINUTE)).toBe(false)
  expect(isFresh(sitting, since - 1)).toBe(false)
})
