import { expect, test } from 'vitest'

import { fileRecordSchema, settingSchema } from '#schemas/records/device.ts'

const assessmentId = crypto.randomUUID()

test('a setting has a known key and the value of that key', () => {
  expect(settingSchema.safeParse({ key: 'theme', value: 'dark' }).success).toBe(true)
  expect(settingSchema.safeParse({ key: 'theme', value: 'pink' }).success).toBe(false)
  expect(settingSchema.safeParse({ key: 'colour', value: 'dark' }).success).toBe(false)
  const value = { assessmentId, candidateId: 'nobody', at: '2026-01-05T09:00:00.000Z' }
  expect(settingSchema.safeParse({ key: 'handover', value }).success).toBe(false)
})

test('a file keeps its bytes', () => {
  const record = {
    owner: assessmentId,
    fileId: 'f1',
    name: 'cv.pdf',
    type: 'application/pdf',
    size: 3,
    bytes: new ArrayBuffer(3),
  }
  expect(fileRecordSchema.parse(record)).toEqual(record)
  expect(fileRecordSchema.safeParse({ ...record, bytes: 'abc' }).success).toBe(false)
  expect(fileRecordSchema.safeParse({ ...record, fileId: '1' }).success).toBe(false)
})
