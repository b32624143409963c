import { afterEach, expect, test, vi } from 'vitest'

import { isShownTwice, zoneOf } from '#src/base/shownTwice.ts'
import { momentText, timeText } from '#src/assessment/words/values/formats.ts'

afterEach(() => vi.unstubAllEnvs())

const zones = [
  // In Berlin, 3:00 is followed by 2:00 at 01:00 UTC on 25 October 2026.
  ['Europe/Berlin', '2026-10-24T23:59:59Z', false],
  ['Europe/Berlin', '2026-10-25T00:00:00Z', true],
  ['Europe/Berlin', '2026-10-25T00:59:59Z', true],
  ['Europe/Berlin', '2026-10-25T01:00:00Z', true],
  ['Europe/Berlin', '2026-10-25T01:59:59Z', true],
  ['Europe/Berlin', '2026-10-25T02:00:00Z', false],
  // In spring, a time is left out, and none is shown twice.
  ['Europe/Berlin', '2026-03-29T00:59:59Z', false],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', false],
  ['America/New_York', '2026-11-01T05:30:00Z', true],
  ['America/New_York', '2026-11-01T06:30:00Z', true],
  ['America/New_York', '2026-11-01T07:00:00Z', false],
  // Clocks are set back by half an hour.
  ['Australia/Lord_Howe', '2026-04-04T14:29:59Z', false],
  ['Australia/Lord_Howe', '2026-04-04T14:30:00Z', true],
  ['Australia/Lord_Howe', '2026-04-04T15:29:59Z', true],
  ['Australia/Lord_Howe', '2026-04-04T15:30:00Z', false],
  ['Asia/Kolkata', '2026-10-25T00:30:00Z', false],
] as const

test.each(zones)('%s at %s: %s', (zone, at, isTwice) => {
  vi.stubEnv('TZ', zone)
  expect(isShownTwice(new Date(at))).toBe(isTwice)
})

test('the two times that look alike are told with their zones', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const format = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'short' })
  expect(zoneOf(new Date('2026-10-25T00:30:00Z'), format)).toBe('GMT+2')
  expect(zoneOf(new Date('2026-10-25T01:30:00Z'), format)).toBe('GMT+1')
  expect(momentText('2026-10-25T01:30:00Z')).toMatch(/ \(.+\)$/)
  expect(timeText('2026-10-25T01:30:00Z')).toMatch(/ \(.+\)$/)
  expect(momentText('2026-10-25T12:30:00Z')).not.toContain('(')
})
