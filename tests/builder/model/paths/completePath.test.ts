import { expect, test } from 'vitest'

import { completePath } from '#src/builder/model/paths/prover.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'
import {
  anAssessment,
  answeredWith,
  number,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'

test('T5: a path to a place is completed so that it can be submitted', () => {
  const definition = anAssessment(
    shortText('name', { required: true, minLength: 3 }),
    singleChoice('role', ['be', 'fe']),
    number('years', { required: true, min: 2, showIf: answeredWith('role', 'fe') }),
    shortText('why', { requiredIf: answeredWith('role', 'fe') }),
  )
  const { places } = proveReadiness(definition)
  const reach = places.find(({ place }) => place.questionId === 'years')?.reach
  if (reach?.kind !== 'reached') throw new Error('There is a path')
  expect(reach.witness).toEqual({ role: { option: 'fe' } })
  expect(prepareSubmission(evaluate(definition, reach.witness)).ok).toBe(false)

  const { answers } = completePath(definition, { answers: reach.witness })
  expect(answers).toMatchObject(reach.witness)
  expect(Object.keys(answers).toSorted()).toEqual(['name', 'role', 'why', 'years'])
  expect(prepareSubmission(evaluate(definition, answers)).ok).toBe(true)
})

test('T5: what the path decides, and what no answer satisfies, stays unchanged', () => {
  const definition = anAssessment(
    shortText('name', { required: true }),
    number('years', { required: true, min: 3, max: 2 }),
    number('others'),
  )
  const path = { answers: { name: 'Ada' }, seed: 7 }
  expect(completePath(definition, path)).toEqual(path)
})
