import { expect, test } from 'vitest'

import type { Condition, Predicate } from '#schemas/condition.ts'
import { anAssessment, number, statement, withCalculated } from '#tests/support/definitions.ts'
import { told } from '#tests/support/findings.ts'

/** For a statement's condition on a calculated number, and on an invalid one. */
function ofValue(its: Predicate, calculated = 'c_sum'): string[] {
  const condition: Condition = { kind: 'compare', of: { calculated }, test: its }
  const asked = anAssessment(
    number('years'),
    statement('here', { showIf: condition }),
    number('later'),
  )
  const definition = withCalculated(asked, { sum: 'years + 1', broken: 'years +', after: 'later' })
  return told(definition).filter((finding) => finding.includes('here'))
}

test('P7, P8, P9: a calculated value is used where it is available, and by the sort of its value', () => {
  const right: Predicate[] = [
    { op: 'atLeast', value: 3 },
    { op: 'between', from: 3, to: 5 },
    { op: 'isBlank' },
    { op: 'isNotBlank' },
  ]
  for (const its of right) expect(ofValue(its)).toEqual([])
  const wrong: [Predicate, string][] = [
    [{ op: 'includes', value: 'x' }, 'testDoesNotFitKind'],
    [{ op: 'is', value: 'x' }, 'testDoesNotFitKind'],
    [{ op: 'is', value: '' }, 'conditionEmpty'],
    [{ op: 'isOneOf', values: [] }, 'conditionEmpty'],
    [{ op: 'between', from: 5, to: 3 }, 'limitsUpsideDown'],
  ]
  for (const [its, kind] of wrong) expect(ofValue(its)).toEqual([`problem ${kind} here.showIf`])
  // The expression has a finding of its own that explains everything else.
  expect(ofValue({ op: 'includes', value: 'x' }, 'c_broken')).toEqual([])
  expect(ofValue({ op: 'is', value: '' }, 'c_broken')).toEqual([
    'problem conditionEmpty here.showIf',
  ])
  expect(ofValue({ op: 'isBlank' }, 'c_after')).toEqual([
    'problem conditionOnLaterQuestion here.showIf',
  ])
  expect(ofValue({ op: 'isBlank' }, 'c_gone')).toEqual(['problem deadReference here.showIf'])
})
