import { expect, test } from 'vitest'

import { checkReadiness } from '#src/engine/readiness/checkReadiness.ts'
import { isLack } from '#src/engine/readiness/lacks.ts'
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

/** The kinds of what is found, lacks first and then the rest. */
function lacksAndFaults(...parts: Parameters<typeof anAssessment>): [string[], string[]] {
  const findings = checkReadiness(anAssessment(...parts))
  const kinds = (each: typeof findings) => each.map(({ kind }) => kind)
  return [kinds(findings.filter(isLack)), kinds(findings.filter((each) => !isLack(each)))]
}

test('P1, P2, P3, P9: what was not written yet lacks, and nothing is wrong with it', () => {
  const none = text('')
  const labelled = (label: string) => [option(label, 'o1'), option('Yes', 'o2')]
  expect(lacksAndFaults(section('s'), number('a'))).toEqual([['sectionEmpty'], []])
  expect(lacksAndFaults(number('a', { prompt: none }))).toEqual([['noPrompt'], []])
  expect(lacksAndFaults({ ...singleChoice('a'), options: [] })).toEqual([['noOptions'], []])
  expect(lacksAndFaults(singleChoice('a', ['x']))).toEqual([['oneOption'], []])
  expect(lacksAndFaults({ ...singleChoice('a'), options: labelled('') })).toEqual([
    ['noOptionLabel'],
    [],
  ])
  expect(lacksAndFaults({ ...matrix('a'), rows: [] })).toEqual([['noRows'], []])
  expect(lacksAndFaults(matrix('a', ['']))).toEqual([['noRowLabel'], []])
  expect(lacksAndFaults(consent('a', { label: none }))).toEqual([['noLabel'], []])
  expect(lacksAndFaults(number('a'), number('b', { showIf: all() }))).toEqual([
    ['conditionEmpty'],
    [],
  ])
})

test('P4, P5: what is at odds with itself is no lack', () => {
  expect(lacksAndFaults(number('a', { min: 2, max: 1 }))).toEqual([[], ['limitsUpsideDown']])
  expect(lacksAndFaults({ ...number('a'), code: 'x' }, { ...number('b'), code: 'x' })).toEqual([
    [],
    ['duplicateCodes', 'duplicateCodes'],
  ])
})
