import { expect, test } from 'vitest'

import type { AnswerableQuestion } from '#schemas/question.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { fixFinding } from '#src/builder/model/readiness/fixFinding.ts'
import { levelPoints } from '#src/assessment/engine/scoring/marks.ts'
import { anAssessment, code, longText, multipleChoice } from '#tests/support/definitions.ts'
import { fixed, told } from '#tests/support/findings.ts'

function rubric(...points: number[]) {
  return {
    rubric: { levels: points.map((each, at) => ({ id: `l${at}`, text: '', points: each })) },
  }
}

const optionPoints = { byOption: { x: 3, y: -2 }, floor: -2 }

const cases: readonly (readonly [string, AnswerableQuestion, string[]])[] = [
  ['levels within the points', longText('a', { points: 3, ...rubric(0, 1.5, 3) }), []],
  ['a negative level', longText('a', { points: 3, ...rubric(-1, 3) }), ['problem levelTooLow']],
  [
    'two negative levels',
    code('a', { points: 3, ...rubric(-1, -0.5, 3) }),
    ['problem levelTooLow', 'problem levelTooLow'],
  ],
  [
    'a level above the points',
    longText('a', { points: 3, ...rubric(4) }),
    ['warning levelTooHigh'],
  ],
  ['a level without points to give', longText('a', rubric(0, 1)), ['warning levelTooHigh']],
  [
    'a negative level where options take points off',
    multipleChoice('a', ['x', 'y'], { optionPoints, ...rubric(-2, 3) }),
    [],
  ],
  [
    'a level below what options take off',
    multipleChoice('a', ['x', 'y'], { optionPoints, ...rubric(-3) }),
    ['problem levelTooLow'],
  ],
]

test.each(cases)('P23: %s', (_, question, findings) => {
  const draft = anAssessment(question)
  expect(told(draft)).toEqual(findings.map((finding) => `${finding} a.rubric`))
  // So it is for what was opened from a file, which keeps what its author wrote.
  const read = readAssessmentFile(writeAssessmentFile({ definition: draft, testCandidates: [] }))
  if (!read.ok) throw new Error('It can be read')
  expect(read.value.definition.sections).toEqual(draft.sections)
  expect(told(read.value.definition)).toEqual(told(draft))
})

test('P10, P23: the fix gives the fewest points, as a mark would', () => {
  const question = longText('a', { points: 3, ...rubric(-1, 3) })
  expect(fixed(anAssessment(question))).toEqual(
    anAssessment(longText('a', { points: 3, ...rubric(0, 3) })),
  )
  expect(levelPoints(question, 'l0')).toBe(0)
  const tooHigh = anAssessment(longText('a', { points: 3, ...rubric(4) }))
  const [finding] = checkReadiness(tooHigh)
  expect(finding && fixFinding(tooHigh, finding)).toBeNull()
})
