import { expect, test } from 'vitest'

import type { TestCandidate } from '#schemas/testCandidate.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { anAssessment, number, shortText } from '#tests/support/definitions.ts'

const ada: TestCandidate = {
  id: 'ada',
  name: 'Ada',
  answers: { years: 3, role: { option: 'be' }, city: 'label', label: 'Not a text of an author' },
  seed: 4,
  startedAt: '2026-11-21T09:00:00.000Z',
  expected: {
    shown: ['years'],
    violations: [{ questionId: 'city', rule: 'required' }],
    points: 1,
    most: 2,
    passed: null,
    band: null,
    knockOuts: [],
  },
}
const definition = anAssessment(number('years'), shortText('city'), shortText('label'))
const kept = { definition, testCandidates: [ada] }

/** The written file, changed as in a text editor. */
function changed(change: (raw: ReturnType<typeof parsed>) => void): string {
  const raw = parsed()
  change(raw)
  return JSON.stringify(raw)
}

function parsed() {
  return JSON.parse(writeAssessmentFile(kept))
}

test('saved test candidates are part of the file, and their answers are not authored text', () => {
  expect(readAssessmentFile(writeAssessmentFile(kept))).toEqual({ ok: true, value: kept })
})

test('a file omits them if there are none', () => {
  const text = writeAssessmentFile({ definition, testCandidates: [] })
  expect(text).not.toContain('testCandidates')
})

test.each([
  [
    'two with one id',
    changed((raw) => raw.testCandidates.push(ada)),
    'testCandidates[1].id',
    'the id “ada” is used twice: give this one another',
  ],
  [
    'one without answers',
    changed((raw) => {
      delete raw.testCandidates[0].answers
    }),
    'testCandidates[0].answers',
    'it is missing: it must be an object',
  ],
  [
    'an expectation of something unknown',
    changed((raw) => {
      raw.testCandidates[0].expected.mood = 'calm'
    }),
    'testCandidates[0].expected',
    '“mood” is not known here: remove or fix the name',
  ],
])('%s: refused with its place and why', (_, text, where, why) => {
  expect(readAssessmentFile(text)).toEqual({
    ok: false,
    error: { kind: 'unreadable', where, why },
  })
})
