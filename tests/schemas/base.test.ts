import { expect, test } from 'vitest'

import { momentSchema, recordIdSchema } from '#schemas/base.ts'

test('a moment is a real one, in UTC, as `toISOString` writes it', () => {
  expect(momentSchema.safeParse(new Date().toISOString()).success).toBe(true)
  expect(momentSchema.safeParse('2028-02-29T23:59:59.999Z').success).toBe(true)
  for (const other of [
    '2027-02-29T09:00:00.000Z',
    '2026-11-31T09:00:00.000Z',
    '2026-11-21T24:00:00.000Z',
    '2026-11-21T09:60:00.000Z',
    '2026-11-21T09:00:00.000+01:00',
    '2026-11-21T09:00:00.000',
    '2026-11-21',
    ' 2026-11-21T09:00:00.000Z',
  ]) {
    expect(momentSchema.safeParse(other).success, other).toBe(false)
  }
})

test('the id of a record is one that the browser mints', () => {
  const id = crypto.randomUUID()
  expect(recordIdSchema.safeParse(id).success).toBe(true)
  for (const other of [`${id}0`, id.slice(1), id.replace('-', ''), 'q1', '']) {
    expect(recordIdSchema.safeParse(other).success, other).toBe(false)
  }
})
