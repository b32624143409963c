import { expect, test } from 'vitest'

import { FORMATS } from '#schemas/base.ts'
import { historyStepSchema } from '#schemas/records/history.ts'

const assessmentId = crypto.randomUUID()

test('an undo step survives JSON', () => {
  const step = {
    format: FORMATS.historyStep,
    assessmentId,
    step: 0,
    name: 'moveQuestion',
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
