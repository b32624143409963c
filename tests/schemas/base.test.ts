import { expect, test } from 'vitest'

import { momentSchema, recordIdSchema } from '#schemas/base.ts'

test('a moment is a real one, in UTC, as `toISOString` writes it', () => {
  expect(momentSchema.safeParse(new Date().toISOString()).success).toBe(true)
  expect(momentSchema.safeParse('2028-02-29T23:59:59.999Z').success).toBe(true)
})

test.each([
  '2027-02-29T09:00:00.000Z',
  '2026-11-31T09:00:00.000Z',
  '2026-11-21T24:00:00.000Z',
  '2026-11-21T09:60:00.000Z',
  '2026-11-21T09:00:00.000+01:00',
  '2026-11-21T09:00:00.000',
  '2026-11-21',
  ' 2026-11-21T09:00:00.000Z',
])('%s is no moment', (other) => {
  expect(momentSchema.safeParse(other).success).toBe(false)
})

const id = '3d9ff817-6d98-47a1-ab40-12971625c35b'

test('the id of a record is one that the browser mints', () => {
  expect(recordIdSchema.safeParse(id).success).toBe(true)
  expect(recordIdSchema.safeParse(crypto.randomUUID()).success).toBe(true)
})

test.each([`${id}0`, id.slice(1), id.replace('-', ''), 'q1', ''])('“%s” is no id', (other) => {
  expect(recordIdSchema.safeParse(other).success).toBe(false)
})
