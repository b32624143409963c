import { expect, test } from 'vitest'

import type { QuestionOf } from '#schemas/question.ts'
import { proveReadiness } from '#src/engine/readiness/proveReadiness.ts'
import { anAssessment, answeredWith, shortText, singleChoice } from '#tests/support/definitions.ts'

const role = singleChoice('role', ['front', 'back'], { required: true })

/** What is found of a text with this pattern, behind a question for the role. */
function found(source: string, own: Partial<QuestionOf<'shortText'>> = {}) {
  const code = shortText('code', { pattern: { source, ignoreCase: false }, ...own })
  return proveReadiness(anAssessment(role, code)).findings.map(({ grade, kind }) => [grade, kind])
}

const undecided = ['undecided', 'undecided']

test('K3, K12: what must be answered by a pattern that nobody can tell to be met is not ready', () => {
  expect(found('[^\\s\\S]', { required: true })).toEqual([undecided])
  expect(found('[^\\s\\S]', { requiredIf: answeredWith('role', 'front') })).toEqual([undecided])
  expect(found('[^\\s\\S]')).toEqual([])
})

test('K3: an accepted text shows that a pattern can be met', () => {
  const key = { accepted: ['(?)'], ignoreCase: false }
  const scored = { key, points: 1 }
  expect(found('[(][?][)]', { required: true, ...scored })).toEqual([])
})
