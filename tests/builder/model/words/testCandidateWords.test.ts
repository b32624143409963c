import { expect, test } from 'vitest'

import {
  outcomesOfCandidates,
  runCandidates,
} from '#src/builder/model/testCandidates/runCandidate.ts'
import { differenceLines, expectationLines } from '#src/builder/model/words/testCandidateLines.ts'
import { simulationWords, outcomeWords } from '#src/builder/model/words/testCandidateWords.ts'
import {
  anAssessment,
  answeredWith,
  longText,
  singleChoice,
  text as authored,
} from '#tests/support/definitions.ts'

const keyed = singleChoice('a', ['x', 'y'], { points: 2, key: { options: ['x'] } })

test('a simulated candidate’s score is final if every answer has a key', () => {
  const outcomes = outcomesOfCandidates(anAssessment(keyed), [{ answers: { a: { option: 'x' } } }])
  expect(outcomes.map(outcomeWords)).toEqual(['Submits, 2 of 2 points'])
  expect(simulationWords(outcomes)).not.toMatch(/provisional/)
})

test('it is provisional if one has none', () => {
  const open = anAssessment(keyed, longText('why', { points: 9 }))
  const answers = { a: { option: 'x' }, why: 'words' }
  const outcomes = outcomesOfCandidates(open, [{ answers }])
  expect(outcomes.map(outcomeWords)).toEqual(['Submits, 2 of 2 so far'])
  expect(simulationWords(outcomes)).toMatch(/They are provisional/)
})

test('the expectation of a provisional score is out of what could be scored so far', () => {
  const open = anAssessment(keyed, longText('why', { points: 9 }))
  const filling = { answers: { a: { option: 'x' }, why: 'words' } }
  const said = outcomesOfCandidates(open, [filling]).flatMap((each) =>
    expectationLines(each, open).map(({ text }) => text),
  )
  expect(said).toContain('The score is 2 of 2 so far')
  const unscored = anAssessment(longText('why', { points: 9 }))
  const outcomes = outcomesOfCandidates(unscored, [{ answers: { why: 'words' } }])
  expect(outcomes.flatMap((each) => expectationLines(each, unscored))).toContainEqual({
    text: 'Not scored yet',
    questionId: null,
  })
})

test('a differing provisional score says that it is the score so far', () => {
  const open = anAssessment(keyed, longText('why', { points: 9 }))
  const answers = { a: { option: 'x' }, why: 'words' }
  const [run] = runCandidates(open, [{ id: 't', name: 'T', answers, expected: { points: 1 } }])
  expect(run && differenceLines(run, { points: 1 }, open)).toEqual([
    { text: 'The score so far is 2 points instead of 1', questionId: null },
  ])
  expect(run?.outcome).toMatchObject({ points: 2, most: 11, mostSoFar: 2, toBeMarked: 9 })
})

test('hidden questions that read alike are told apart by their numbers', () => {
  const alike = { prompt: authored('Why?'), showIf: answeredWith('a', 'y') }
  const definition = anAssessment(keyed, longText('b', alike), longText('c', alike))
  const [outcome] = outcomesOfCandidates(definition, [{ answers: { a: { option: 'x' } } }])
  expect(outcome && expectationLines(outcome, definition)[0]?.text).toBe(
    '1 of 3 questions are shown, but not question 2, “Why?” or question 3, “Why?”',
  )
})
