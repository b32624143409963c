import { expect, test } from 'vitest'

import { outcomesOfCandidates } from '#src/engine/candidates/runCandidate.ts'
import { madeUpWords, outcomeWords } from '#src/wording/staff/testWords.ts'
import { anAssessment, longText, singleChoice } from '#tests/support/definitions.ts'

const keyed = singleChoice('a', ['x', 'y'], { points: 2, key: { options: ['x'] } })

test('a simulated candidate’s score is final where every answer has a key', () => {
  const outcomes = outcomesOfCandidates(anAssessment(keyed), [{ answers: { a: { option: 'x' } } }])
  expect(outcomes.map(outcomeWords)).toEqual(['Submits, 2 of 2 points'])
  expect(madeUpWords(outcomes)).not.toMatch(/provisional/)
})

test('it is told as provisional where one has none', () => {
  const open = anAssessment(keyed, longText('why', { points: 9 }))
  const answers = { a: { option: 'x' }, why: 'words' }
  const outcomes = outcomesOfCandidates(open, [{ answers }])
  expect(outcomes.map(outcomeWords)).toEqual(['Submits, 2 of 2 so far'])
  expect(madeUpWords(outcomes)).toMatch(/They are provisional/)
})
