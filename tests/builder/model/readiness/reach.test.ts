import { expect, test } from 'vitest'

import type { Predicate } from '#schemas/condition.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { removeOption } from '#src/assessment/engine/editing/options.ts'
import {
  anAssessment,
  multipleChoice,
  rating,
  statement,
  when,
  withOther,
} from '#tests/support/definitions.ts'
import { fixed, told } from '#tests/support/findings.ts'

const scale = rating('a', { lowest: 1, highest: 5 })
const asked = (predicate: Predicate) =>
  anAssessment(scale, statement('b', { showIf: when('a', predicate) }))
const PROBLEM = ['problem numberNever b.showIf']

const tests: readonly (readonly [Predicate, boolean])[] = [
  [{ op: 'is', value: 5 }, true],
  [{ op: 'is', value: 6 }, false],
  [{ op: 'is', value: 2.5 }, false],
  [{ op: 'isNot', value: 0 }, false],
  [{ op: 'isOneOf', values: [1, 6] }, false],
  [{ op: 'atLeast', value: 5 }, true],
  [{ op: 'atLeast', value: 6 }, false],
  [{ op: 'moreThan', value: 4.5 }, true],
  [{ op: 'moreThan', value: 5 }, false],
  [{ op: 'atMost', value: 0 }, false],
  [{ op: 'lessThan', value: 1 }, false],
  [{ op: 'lessThan', value: 9 }, true],
  [{ op: 'between', from: 4, to: 9 }, true],
  [{ op: 'between', from: 6, to: 9 }, false],
]

test.each(tests)('P17: a scale from 1 to 5, compared by %o', (predicate, isThere) => {
  expect(told(asked(predicate))).toEqual(isThere ? [] : PROBLEM)
  const knockedOut = anAssessment({ ...scale, knockOut: predicate })
  expect(told(knockedOut)).toEqual(isThere ? [] : ['problem numberNever a.knockOut'])
})

test('P17: taking a step off a scale leaves no comparison with it', () => {
  const draft = asked({ op: 'is', value: 5 })
  expect(told(draft)).toEqual([])
  expect(told(updateQuestion(draft, 'a', { highest: 4 }))).toEqual(PROBLEM)
})

test('P17: nor does an option less leave a number of choices that nobody reaches', () => {
  const choice = withOther(multipleChoice('a', ['x', 'y']))
  const three = when('a', { op: 'atLeast', value: 3 }, { measure: 'count' })
  const draft = anAssessment(choice, statement('b', { showIf: three }))
  expect(told(draft)).toEqual([])
  expect(told(removeOption(draft, 'a', 'y'))).toEqual(PROBLEM)
})

test('P17, P10: the number is removed, and the comparison with it if nothing else is left', () => {
  expect(fixed(asked({ op: 'isOneOf', values: [1, 6] }))).toEqual(
    asked({ op: 'isOneOf', values: [1] }),
  )
  expect(fixed(asked({ op: 'is', value: 6 }))).toEqual(anAssessment(scale, statement('b')))
  expect(fixed(anAssessment({ ...scale, knockOut: { op: 'is', value: 9 } }))).toEqual(
    anAssessment(scale),
  )
})
