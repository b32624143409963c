import { expect, test } from 'vitest'
import { checkPaths } from '#src/builder/model/paths/prover.ts'
import {
  all,
  anAssessment,
  answeredWith,
  number,
  shortText,
  singleChoice,
  when,
} from '#tests/support/definitions.ts'

const definition = anAssessment(
  { ...singleChoice('licence', ['yes', 'no']), required: true },
  number('years', { min: 0, max: 60, showIf: answeredWith('licence', 'yes') }),
  shortText('senior', { showIf: when('years', { op: 'atLeast', value: 5 }) }),
  shortText('why', {
    showIf: all(answeredWith('licence', 'no'), when('years', { op: 'atLeast', value: 1 })),
  }),
)

test('the worked example in the README of paths is correct', () => {
  const { places } = checkPaths(definition, [])
  const reachOf = (id: string) => places.find(({ place }) => place.questionId === id)?.reach

  expect(reachOf('senior')).toEqual({
    kind: 'reached',
    witness: { licence: { option: 'yes' }, years: 5 },
  })
  const why = reachOf('why')
  expect(why?.kind).toBe('never')
  expect(why?.kind === 'never' && why.because.map(({ questionId }) => questionId)).toEqual([
    'years',
    'why',
  ])
})
