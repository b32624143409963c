import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { findingWords } from '#src/builder/model/words/findingWords.ts'

import { anAssessment, date, matrix, singleChoice } from '#tests/support/definitions.ts'

test('findings about a knock-out, a row and a date name them', () => {
  const title = (definition: Definition) =>
    findingWords(checkReadiness(definition)[0]!, definition).title
  const knockOut = { op: 'is', value: 'gone' } as const
  expect(title(anAssessment(singleChoice('a', ['x', 'y'], { knockOut })))).toBe(
    'The knock-out uses a deleted option',
  )
  const alike = matrix('a', ['r', 's'])
  alike.rows = alike.rows.map((row) => ({ ...row, code: 'r' }))
  expect(title(anAssessment(alike))).toBe('Two rows have the code “r”')
  expect(title(anAssessment(date('a', { min: '2026-02-01', max: '2026-01-01' })))).toBe(
    'The lowest value, February 1, 2026, is above the highest value, January 1, 2026',
  )
})
