import { expect, test } from 'vitest'

import type { TestCandidate } from '#schemas/testCandidate.ts'
import { main } from '#src/cli/main.ts'
import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { yearsThenRole } from '#tests/support/commandLine.ts'

const passing: TestCandidate = {
  id: 'senior',
  name: 'Ada',
  answers: { years: 3, role: { option: 'be' } },
  expected: { shown: ['years', 'note', 'role'], violations: [], points: 2 },
}
const differing: TestCandidate = {
  id: 'junior',
  name: 'Max',
  answers: { years: 1, gone: 'x' },
  expected: { shown: ['years', 'role', 'gone'], points: 1, most: 0 },
}

async function check(...testCandidates: TestCandidate[]) {
  const out: string[] = []
  const error: string[] = []
  const status = await main(['check', 'a.json'], {
    async *lines() {},
    readFile: async () => writeAssessmentFile({ definition: yearsThenRole, testCandidates }),
    out: (line) => out.push(line),
    error: (line) => error.push(line),
  })
  return { status, report: out.length > 0 ? JSON.parse(out.join('\n')) : null, error }
}

test('check runs the test candidates of the file, and reports their coverage', async () => {
  expect(await check(passing)).toMatchObject({
    status: 0,
    report: {
      tests: [{ id: 'senior', name: 'Ada', passes: true, differences: [], unknown: [] }],
      coverage: {
        conditions: [
          { questionId: 'role', at: 'Question 2, What about role?', held: true, failed: false },
        ],
        options: 2,
        optionsLeft: [{ questionId: 'role', optionId: 'fe' }],
      },
    },
  })
  expect(await check()).toMatchObject({ status: 0, report: { tests: [], coverage: null } })
})

test('a differing test gives status 1, with each difference in words and unknown ids', async () => {
  const { status, report } = await check(passing, differing)
  expect(status).toBe(1)
  expect(report.ready).toBe(true)
  expect(report.tests[1]).toMatchObject({
    passes: false,
    unknown: ['gone'],
    differences: [
      { text: '“What about role?” is now hidden', questionId: 'role' },
      { text: 'A question that was shown is deleted', questionId: null },
      { text: '“Please read note” is now shown', questionId: 'note' },
      { text: 'The score is 0 points instead of 1', questionId: null },
    ],
  })
})

test('two tests with the same id are refused', async () => {
  expect(await check(passing, passing)).toMatchObject({
    status: 2,
    error: ['a.json: testCandidates[1].id: the id “senior” is used twice: give this one another'],
  })
})
