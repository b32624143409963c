import { expect, test } from 'vitest'

import type { Definition, Settings } from '#schemas/definition.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { fixFinding } from '#src/builder/model/readiness/fixFinding.ts'
import { anAssessment, number, section } from '#tests/support/definitions.ts'

const limited = (layout: Settings['layout']): Definition => {
  const plain = anAssessment(section('s1', { timeLimit: 60 }, number('a', { timeLimit: 20 })))
  return { ...plain, settings: { ...plain.settings, layout, timeLimit: 600 } }
}
const idle = (layout: Settings['layout']) =>
  checkReadiness(limited(layout)).filter(({ kind }) => kind === 'timeLimitIdle')

test('P15: a limit that the layout can’t enforce is a warning, and its fix removes it', () => {
  const ofQuestion = { sectionId: 's1', questionId: 'a', field: 'timeLimit' }
  expect(idle('question')).toEqual([])
  expect(idle('section').map(({ place }) => place)).toEqual([ofQuestion])
  expect(idle('all').map(({ place }) => place)).toEqual([ofQuestion])
  expect(idle('all').map(({ grade }) => grade)).toEqual(['warning'])
  const fixed = idle('all').reduce(
    (definition, finding) => fixFinding(definition, finding) ?? definition,
    limited('all'),
  )
  expect(fixed.sections).toEqual(
    anAssessment(section('s1', { timeLimit: 60 }, number('a'))).sections,
  )
  expect(fixed.settings.timeLimit).toBe(600)
})
