import { expect, test } from 'vitest'

import { readAnswers } from '#src/assessment/engine/evaluation/reading.ts'
import { anAssessment, date, number } from '#tests/support/definitions.ts'

test('R2: text that can’t be parsed is read as blank, with what was typed', () => {
  const typed = { n: { raw: 'abc' }, d: { raw: '2027-2-31' }, e: '2027-02-28' }
  const asked = anAssessment(number('n'), date('d'), date('e'), date('f'))
  const [read] = readAnswers(asked, typed, [], { seed: 0, startedAt: '2026-03-02T09:00:00.000Z' })
  expect(read?.questions.map(({ status, answer }) => [status, answer])).toEqual([
    ['blank', { raw: 'abc' }],
    ['blank', { raw: '2027-2-31' }],
    ['answered', '2027-02-28'],
    ['blank', undefined],
  ])
})
