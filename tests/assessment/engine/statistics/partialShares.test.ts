import { expect, test } from 'vitest'

import { assessmentStatistics } from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import { anAssessment, multipleChoice, ranking } from '#tests/support/definitions.ts'
import { me, times } from '#tests/support/reviewing/submissions.ts'

test('F4, S17, S18: facility counts the shares of rankings and multiple choices', () => {
  const order = ['a', 'b', 'c', 'd']
  const definition = anAssessment(
    ranking('steps', order, { points: 8, key: { order, grading: 'perPlace' } }),
    multipleChoice('types', order, { points: 3, key: { options: order, grading: 'perOption' } }),
  )
  const { questions } = assessmentStatistics(
    definition,
    [
      ...times(5, { steps: order, types: { options: order } }),
      ...times(5, { steps: ['a', 'b', 'd', 'c'], types: { options: ['a'] } }),
      ...times(2, { steps: order.toReversed() }),
    ],
    me,
  )
  const facility = (id: string) => questions.find((each) => each.questionId === id)?.facility
  expect(facility('steps')).toMatchObject({ kind: 'value', cases: 12 })
  expect(facility('steps')).toHaveProperty('value', expect.closeTo((5 + 5 / 2) / 12, 9))
  expect(facility('types')).toHaveProperty('value', expect.closeTo((5 + 5 / 4) / 12, 9))
})
