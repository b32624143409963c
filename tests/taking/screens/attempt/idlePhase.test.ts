import { expect, test } from 'vitest'

import { announcedMark, idlePhase, secondsToLock } from '#src/taking/screens/attempt/idlePhase.ts'

const MINUTE = 60_000

test.each([
  [0, 'active'],
  [3 * MINUTE - 1, 'active'],
  [3 * MINUTE, 'warned'],
  [5 * MINUTE - 1, 'warned'],
  [5 * MINUTE, 'locked'],
  [60 * MINUTE, 'locked'],
])('after %d ms: %s', (idleMs, phase) => {
  expect(idlePhase(idleMs)).toBe(phase)
})

test('the countdown is in whole seconds, and never below zero', () => {
  expect(secondsToLock(3 * MINUTE)).toBe(120)
  expect(secondsToLock(3 * MINUTE + 1)).toBe(120)
  expect(secondsToLock(5 * MINUTE - 1)).toBe(1)
  expect(secondsToLock(9 * MINUTE)).toBe(0)
})

test('it is announced three times, not every second', () => {
  const announced = Array.from({ length: 121 }, (_, gone) => announcedMark(120 - gone))
  expect(announced[0]).toBeNull()
  expect(new Set(announced)).toEqual(new Set([null, 60, 30, 10]))
  expect(announcedMark(61)).toBeNull()
  expect(announcedMark(60)).toBe(60)
  expect(announcedMark(31)).toBe(60)
  expect(announcedMark(30)).toBe(30)
  expect(announcedMark(5)).toBe(10)
})
