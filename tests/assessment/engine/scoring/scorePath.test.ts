import fc from 'fast-check'
import { expect, test } from 'vitest'

import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { scorePathOf } from '#src/assessment/engine/scoring/scorePath.ts'
import {
  anAssessment,
  longText,
  matrix,
  shortText,
  singleChoice,
  statement,
  when,
} from '#tests/support/definitions.ts'
import { anyAnswers } from '#tests/support/arbitrary/arbitraries.ts'
import { anyForkingDefinition } from '#tests/support/arbitrary/arbitraryPaths.ts'
import { withPoints } from '#tests/support/pointsForAll.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const thirds = matrix('thirds', ['a', 'b', 'c'], undefined, {
  points: 1,
  key: { byRow: { a: ['often'], b: ['often'], c: ['often'] }, grading: 'perRow' },
})
const built = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Oslo'] }, points: 4 }),
)
const [first] = built.sections
const section = (id: string, ...questions: NonNullable<typeof first>['questions']) => ({
  ...first!,
  id,
  title: `About ${id}`,
  questions,
})
const definition = {
  ...built,
  settings: { ...built.settings, passMark: { percent: 60 } },
  sections: [
    ...built.sections,
    section('words', statement('hello')),
    section('work', thirds, longText('why', { points: 6 })),
    section('more', shortText('fjord', { points: 2, showIf: when('capital', { op: 'isBlank' }) })),
  ],
  calculated: [{ id: 'bonus', name: 'Bonus', expression: '1 / 3', points: { most: 1 } }],
}

test('S19: sections and calculated values add up to the score, and the pass mark says what it asks', () => {
  const answers = {
    capital: { option: 'Oslo' },
    thirds: { a: ['often'], b: ['often'] },
    why: 'Because',
  }
  const score = scoreAnswers(definition, answers, { seed: 0 })
  const path = scorePathOf(definition, score)
  expect(path.sections).toEqual([
    expect.objectContaining({ position: 1, points: 4, most: 4, toBeMarked: 0 }),
    {
      sectionId: 'work',
      position: 3,
      title: 'About work',
      points: 0.666666666666667,
      most: 7,
      toBeMarked: 6,
    },
  ])
  expect(score).toMatchObject({ points: 5, most: 12, toBeMarked: 6 })
  expect(path.needed).toEqual({ percent: 60, points: 7.2 })
})

test('S19: without a pass mark or available points nothing is asked for', () => {
  const score = scoreAnswers(built, {}, { seed: 0 })
  expect(scorePathOf(built, score).needed).toBeNull()
  const empty = {
    ...anAssessment(statement('hello')),
    settings: definition.settings,
  }
  expect(scorePathOf(empty, scoreAnswers(empty, {}, { seed: 0 }))).toEqual({
    sections: [],
    needed: null,
  })
})

test('S19: every point of a score is in exactly one part', () => {
  fc.assert(
    fc.property(anyForkingDefinition.map(withPoints), anyAnswers, (any, answers) => {
      const score = scoreAnswers(any, answers, { seed: 0 })
      const parts = [...scorePathOf(any, score).sections, ...score.calculated]
      const sum = (of: 'points' | 'most') => parts.reduce((total, part) => total + part[of], 0)
      expect(sum('points')).toBeCloseTo(score.points, 9)
      expect(sum('most')).toBeCloseTo(score.most, 9)
    }),
    propertyRuns,
  )
})
