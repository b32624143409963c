import { expect, test } from 'vitest'

import type { WhatIf } from '#schemas/whatIf.ts'
import { collectScores } from '#src/review/model/scoreTable.ts'
import { weigh } from '#src/review/model/whatIf.ts'
import { countChanges } from '#src/review/model/whatIfChanges.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { anAssessment, section, singleChoice } from '#tests/support/definitions.ts'

const definition = anAssessment(
  section('facts', singleChoice('a', ['yes', 'no'], { key: { options: ['yes'] }, points: 3 })),
  section('skills', singleChoice('b', ['yes', 'no'], { key: { options: ['yes'] }, points: 1 })),
)

interface Answered {
  facts: boolean
  skills: boolean
  isKnockedOut?: boolean
}

/** The results of candidates with these correct answers. */
function resultsWith(whatIf: WhatIf, ...candidates: Answered[]) {
  const scores = collectScores(definition)
  for (const { facts, skills } of candidates) {
    const answers = {
      a: { option: facts ? 'yes' : 'no' },
      b: { option: skills ? 'yes' : 'no' },
    }
    scores.add(scoreAnswers(definition, answers, { seed: 0 }))
  }
  return weigh(scores.finish(), whatIf).map((score, place) => ({
    ...score,
    isKnockedOut: candidates[place]?.isKnockedOut === true,
  }))
}

test('U8: counts whose rank and result differ', () => {
  const candidates = [
    { facts: true, skills: false },
    { facts: false, skills: true },
    { facts: true, skills: true },
  ]
  const recorded = resultsWith({ weights: {}, passMark: 50, bands: {} }, ...candidates)
  expect(recorded.map(({ rank }) => rank)).toEqual([2, 3, 1])
  const other = { weights: { skills: 10 }, passMark: 50, bands: { top: 90 } }
  expect(countChanges(recorded, resultsWith(other, ...candidates))).toEqual({
    ...{ ranks: 2, pass: 1, fail: 1, open: 0, bands: 1 },
  })
  expect(countChanges(recorded, recorded)).toEqual({
    ...{ ranks: 0, pass: 0, fail: 0, open: 0, bands: 0 },
  })
})

test('S21, U8: a result with a knock-out is not counted among those that now pass or no longer do', () => {
  const candidates = [
    { facts: false, skills: true },
    { facts: false, skills: true, isKnockedOut: true },
    { facts: true, skills: false },
    { facts: true, skills: false, isKnockedOut: true },
  ]
  const weighed = (skills: number) =>
    resultsWith({ weights: { skills }, passMark: 50, bands: {} }, ...candidates)
  expect(countChanges(weighed(1), weighed(10))).toMatchObject({ pass: 1, fail: 1 })
})
