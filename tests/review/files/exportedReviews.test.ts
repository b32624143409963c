import { expect, test } from 'vitest'

import { anAssessment, longText } from '#tests/support/definitions.ts'
import { readExport } from '#tests/support/exports/readExport.ts'
import { mira, submitted, versionsOf } from '#tests/support/exports/submittedRecords.ts'

const versions = versionsOf(anAssessment(longText('why', { points: 6 })))
const doneAt = '2026-02-04T11:00:00.000Z'
const noor = { kind: 'staff', name: 'Noor' } as const
const mine = {
  ...{ by: mira, marks: {}, comments: {}, recommendation: 'yes' as const },
  comment: 'Ada Lovelace convinces',
}
const others = {
  ...{ by: noor, marks: {}, comments: {}, recommendation: 'strongNo' as const },
  ...{ comment: 'Too short', doneAt },
}

async function rowOf(reviews: readonly object[], words: 'labels' | 'codes' = 'labels') {
  const record = submitted({ why: 'So' }, { reviews: reviews as (typeof others)[] })
  const { rows } = await readExport(versions, [record], { words })
  return rows[0]
}

test('Y10: a table has the recommendations and overall comments of finished reviews, masked', async () => {
  const done = [others, { ...mine, doneAt }]
  const row = await rowOf(done)
  expect(row?.['Recommendations']).toBe('Yes; Strong no')
  expect(row?.['Overall comments']).toBe('Mira: ••• convinces\nNoor: Too short')
  expect(await rowOf(done, 'codes')).toMatchObject({ 'response.recommendations': 'yes; strongNo' })
})

test('J10, Y10: an unfinished review has neither there, and hides those of others', async () => {
  const empty = { Recommendations: '', 'Overall comments': '' }
  expect(await rowOf([others, mine])).toMatchObject(empty)
  expect(await rowOf([others])).toMatchObject(empty)
  expect(await rowOf([])).toMatchObject(empty)
})
