import { describe, expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import {
  anAssessment,
  longText,
  multipleChoice,
  number,
  shortText,
} from '#tests/support/definitions.ts'

describe('points beyond a million are refused everywhere', () => {
  const most = 1_000_000
  const rubric = (points: number) => ({ rubric: { levels: [{ id: 'l', text: '', points }] } })
  const forOption = (points: number, floor = 0) => ({
    optionPoints: { byOption: { react: points }, floor },
  })
  const byOption = (points: number, floor = 0) =>
    multipleChoice('a', undefined, forOption(points, floor))

  test.each([
    ['points', shortText('a', { points: most + 1 })],
    ['rubric.levels[0].points', longText('a', rubric(1e308))],
    ['optionPoints.byOption.react', byOption(-1e308)],
    ['optionPoints.floor', byOption(1, -most - 1)],
  ])('%s', (where, question) => {
    expect(read(anAssessment(question))).toEqual({
      ok: false,
      error: {
        kind: 'unreadable',
        where: `definition.sections[0].questions[0].${where}`,
        why: expect.stringMatching(/^it must be from -1000000 to 1000000, not -?1/),
      },
    })
  })

  test('the maximum of a calculated value', () => {
    const calculated = [{ id: 'c', name: 'c', expression: '1', points: { most: most + 1 } }]
    expect(read({ ...anAssessment(number('a')), calculated })).toMatchObject({
      ok: false,
      error: { where: 'definition.calculated[0].points.most' },
    })
  })

  test('the limit itself is accepted', () => {
    const questions = [shortText('b', { points: most, ...rubric(-most) }), byOption(most, -most)]
    expect(read(anAssessment(...questions))).toMatchObject({ ok: true })
  })

  const read = (of: Definition) =>
    readAssessmentFile(writeAssessmentFile({ definition: of, testCandidates: [] }))
})
