import { expect, test } from 'vitest'

import { fileRecordSchema, historyStepSchema, settingSchema } from '#schemas/device.ts'

const assessmentId = crypto.randomUUID()

test('a step of history comes back from JSON as it was', () => {
  const step = {
    assessmentId,
    step: 0,
    name: 'Move question',
    at: '2026-01-05T09:00:00.000Z',
    revBefore: 1,
    revAfter: 2,
    undo: [{ path: ['sections', 0, 'questions', 2] }],
    redo: [{ path: ['sections', 0, 'questions', 1], value: { id: 'q1' }, insert: true }],
    undone: false,
  }
  expect(historyStepSchema.parse(JSON.parse(JSON.stringify(step)))).toEqual(step)
  expect(historyStepSchema.safeParse({ ...step, step: -1 }).success).toBe(false)
  expect(historyStepSchema.safeParse({ ...step, undo: [{ path: [1.5] }] }).success).toBe(false)
  const [redo] = step.redo
  expect(historyStepSchema.safeParse({ ...step, redo: [{ ...redo, insert: false }] }).success).toBe(
    false,
  )
})

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
