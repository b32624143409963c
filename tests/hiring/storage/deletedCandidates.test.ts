import { expect, test } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { sweepDeletedCandidates } from '#src/hiring/storage/deletedCandidates.ts'
import { withFreshDatabases } from '#tests/support/database.ts'

withFreshDatabases()

test('only an unsubmitted response without its candidate is deleted', async () => {
  const attempts = { current: {}, attempts: [] }
  const submitted = { submittedAt: '2026-11-24T10:00:00.000Z', attempts: [{}] }
  await database.table('Candidates').add({ id: 'here' })
  await database.table('Responses').bulkAdd([
    { candidateId: 'here', ...attempts },
    { candidateId: 'deleted', ...attempts },
    { candidateId: 'deleted and submitted', ...submitted },
    { candidateId: 'deleted and damaged', ...submitted, submittedAt: false },
  ])
  await sweepDeletedCandidates()
  const left = await database.table('Responses').toCollection().primaryKeys()
  expect(left).toEqual(['deleted and damaged', 'deleted and submitted', 'here'])
})
