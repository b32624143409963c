import { expect, test } from 'vitest'

import type { Predicate } from '#schemas/condition.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import { findingWords } from '#src/builder/model/words/findingWords.ts'
import { anAssessment, number } from '#tests/support/definitions.ts'

test('an unusable knock-out is named as such', () => {
  const about = 'The knock-out doesn’t fit the answers to “What about a?”'
  const wordsOf = (knockOut: Predicate) => {
    const definition = anAssessment(number('a', { knockOut }))
    const { findings } = proveReadiness(definition)
    return findings.map((finding) => Object.values(findingWords(finding, definition)))
  }
  expect(wordsOf({ op: 'includes', value: '3' })).toEqual([
    [
      about,
      'The operator “includes” does not work with these answers. Until this is fixed, no answer is a knock-out.',
      'Remove the knock-out',
      null,
    ],
  ])
  expect(wordsOf({ op: 'is', value: 'x' })).toEqual([
    [
      about,
      'Its answers can’t be compared with this value. Until this is fixed, no answer is a knock-out.',
      'Remove the knock-out',
      null,
    ],
  ])
})
