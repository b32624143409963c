import { expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import { newExplorer, reachAll } from '#src/builder/model/paths/reachability.ts'
import { all, anAssessment, matrix, not, statement, when } from '#tests/support/definitions.ts'

/** How a matrix of two rows is answered on the way to what the condition shows. */
function meeting(required: boolean, showIf: Condition) {
  const skills = matrix('skills', ['html', 'css'], ['never', 'often'], { required })
  const places = reachAll(newExplorer(anAssessment(skills, statement('then', { showIf }))))
  const reach = places.find(({ place }) => place.questionId === 'then')?.reach
  return reach?.kind === 'reached' ? reach.witness['skills'] : reach?.kind
}

const often = (row: string) => when('skills', { op: 'is', value: 'often' }, { row })
const isLeft = (row: string) => when('skills', { op: 'isBlank' }, { row })

test('K1, L17: a required matrix is answered in every row on the path', () => {
  expect(meeting(true, often('css'))).toEqual({ html: ['never'], css: ['often'] })
  expect(meeting(true, all(often('css'), isLeft('html')))).toBe('never')
  expect(meeting(true, when('skills', { op: 'isBlank' }))).toBe('never')
})

test('K1, L17: rows of an optional one may be left blank', () => {
  expect(meeting(false, all(often('css'), isLeft('html')))).toEqual({ css: ['often'] })
  expect(meeting(false, all(isLeft('css'), isLeft('html')))).toBeUndefined()
  expect(meeting(false, all(not(isLeft('css')), not(isLeft('html'))))).toEqual({
    html: ['never'],
    css: ['never'],
  })
})
