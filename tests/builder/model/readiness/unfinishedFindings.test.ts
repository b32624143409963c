import { expect, test } from 'vitest'

import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { isUnfinishedFinding } from '#src/assessment/engine/findings/unfinishedFindings.ts'
import {
  all,
  anAssessment,
  consent,
  matrix,
  number,
  option,
  section,
  singleChoice,
  text,
} from '#tests/support/definitions.ts'

/** The kinds of findings: unfinished parts first, then the rest. */
function unfinishedAndFaulty(...parts: Parameters<typeof anAssessment>): [string[], string[]] {
  const findings = checkReadiness(anAssessment(...parts))
  const kinds = (each: typeof findings) => each.map(({ kind }) => kind)
  return [
    kinds(findings.filter(isUnfinishedFinding)),
    kinds(findings.filter((each) => !isUnfinishedFinding(each))),
  ]
}

test('P1, P2, P3, P9: what is not written yet is unfinished rather than wrong', () => {
  const none = text('')
  const labelled = (label: string) => [option(label, 'o1'), option('Yes', 'o2')]
  expect(unfinishedAndFaulty(section('s'), number('a'))).toEqual([['sectionEmpty'], []])
  expect(unfinishedAndFaulty(number('a', { prompt: none }))).toEqual([['noPrompt'], []])
  expect(unfinishedAndFaulty({ ...singleChoice('a'), options: [] })).toEqual([['noOptions'], []])
  expect(unfinishedAndFaulty(singleChoice('a', ['x']))).toEqual([['oneOption'], []])
  expect(unfinishedAndFaulty({ ...singleChoice('a'), options: labelled('') })).toEqual([
    ['noOptionLabel'],
    [],
  ])
  expect(unfinishedAndFaulty({ ...matrix('a'), rows: [] })).toEqual([['noRows'], []])
  expect(unfinishedAndFaulty(matrix('a', ['']))).toEqual([['noRowLabel'], []])
  expect(unfinishedAndFaulty(consent('a', { label: none }))).toEqual([['noLabel'], []])
  expect(unfinishedAndFaulty(number('a'), number('b', { showIf: all() }))).toEqual([
    ['conditionEmpty'],
    [],
  ])
})

test('P4, P5: contradictions are not merely unfinished', () => {
  expect(unfinishedAndFaulty(number('a', { min: 2, max: 1 }))).toEqual([[], ['limitsUpsideDown']])
  expect(unfinishedAndFaulty({ ...number('a'), code: 'x' }, { ...number('b'), code: 'x' })).toEqual(
    [[], ['duplicateCodes', 'duplicateCodes']],
  )
})
