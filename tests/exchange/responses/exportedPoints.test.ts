import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { anAssessment, number } from '#tests/support/definitions.ts'
import { readExport } from '#tests/support/exports/readExport.ts'
import { submitted, versionsOf } from '#tests/support/exports/submittedRecords.ts'

const key = { value: 1, tolerance: 0 }

function withPassMark(definition: Definition, percent: number): Definition {
  return { ...definition, settings: { ...definition.settings, passMark: { percent } } }
}

test('S20: the percentage does not contradict the result beside it', async () => {
  const almost = anAssessment(
    number('a', { key, points: 49.996 }),
    number('b', { key, points: 50.004 }),
  )
  const rowWith = async (percent: number) => {
    const versions = versionsOf(withPassMark(almost, percent))
    const { rows } = await readExport(versions, [submitted({ a: 1, b: 2 })])
    return rows[0]
  }
  expect(await rowWith(50)).toMatchObject({ Percent: '49.99', Result: 'Not passed' })
  expect(await rowWith(49.996)).toMatchObject({ Percent: '49.996', Result: 'Passed' })
})
