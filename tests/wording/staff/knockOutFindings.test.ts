import { expect, test } from 'vitest'

import type { Test } from '#schemas/condition.ts'
import { proveReadiness } from '#src/engine/readiness/proveReadiness.ts'
import { findingWords } from '#src/wording/staff/findingWords.ts'
import { anAssessment, number } from '#tests/support/definitions.ts'

test('a knock-out that can’t be used is spoken of as a knock-out', () => {
  const about = 'The knock-out doesn’t fit the answers to “What about a?”'
  const wordsOf = (knockOut: Test) => {
    const definition = anAssessment(number('a', { knockOut }))
    const { findings } = proveReadiness(definition)
    return findings.map((finding) => Object.values(findingWords(finding, definition)))
  }
  expect(wordsOf({ op: 'includes', value: '3' })).toEqual([
    [
      about,
      'Such answers can’t be compared by “includes”. Until this is fixed, no answer knocks out.',
      'Remove the knock-out',
      null,
    ],
  ])
  expect(wordsOf({ op: 'is', value: 'x' })).toEqual([
    [
      about,
      'Such answers can’t be compared with the value that is set. Until this is fixed, no answer knocks out.',
      'Remove the knock-out',
      null,
    ],
  ])
})
