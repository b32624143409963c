import { describe, expect, test } from 'vitest'

import { listAssessments, listAssessmentsOfJob } from '#src/storage/stored/assessments.ts'
import { createCandidateRowStore } from '#src/hiring/storage/candidateRowStore.ts'
import { listCandidatesOfJob } from '#src/hiring/storage/candidates.ts'
import { listDamaged } from '#src/custody/storage/damaged.ts'
import { assessmentTable, candidateTable, database, jobTable } from '#src/storage/core/database.ts'
import { listJobs } from '#src/hiring/storage/jobs.ts'
import { countRecords, removeSampleData } from '#src/custody/storage/sampleData.ts'
import { listResponseIds } from '#src/review/storage/submittedBatches.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anInvitation, failure } from '#tests/support/hiring.ts'
import { eventually } from '#tests/support/eventually.ts'

withFreshDatabases()

const ODD_KEYS: readonly [string, IDBValidKey][] = [
  ['a number', 5],
  ['a fraction', 0.5],
  ['the least number', -Infinity],
  ['a date', new Date('2026-03-02T09:00:00.000Z')],
  ['a list', ['a', 1]],
  ['bytes', new Uint8Array([1, 2]).buffer],
  ['an empty text', ''],
]

describe.each(ODD_KEYS)('a record in every store whose key is %s', (_name, key) => {
  test('hides nothing from lists, and is found as damaged', async () => {
    const { job, assessment, candidate } = await anInvitation()
    for (const table of database.tables) {
      await table.put({ [String(table.schema.primKey.keyPath)]: key, title: 'Odd' })
    }
    expect((await listJobs()).whole.map(({ id }) => id)).toEqual([job.id])
    const summaries = await listAssessments()
    expect(summaries.whole.map((one) => one.assessment.id)).toEqual([assessment.id])
    expect(summaries.damaged).toHaveLength(1)
    expect((await listAssessmentsOfJob(job.id)).whole).toHaveLength(1)
    expect((await listCandidatesOfJob(job.id)).whole).toHaveLength(1)
    expect((await listResponseIds(assessment.id)).submitted).toEqual([])
    expect((await listDamaged()).map(({ store }) => store).toSorted()).toEqual(
      database.tables.map(({ name }) => name).toSorted(),
    )
    expect(await countRecords()).toMatchObject({ jobs: 2, candidates: 2, assessments: 2 })
    expect(failure(await removeSampleData())).toBe(null)

    const store = createCandidateRowStore()
    store.subscribe(() => undefined)
    await eventually(() => expect(store.getState().ready).toBe(true))
    expect(store.getState().rows.map(({ id }) => id)).toEqual([candidate.id])
    expect(store.getState().damaged).toHaveLength(1)
    store.stop()
    for (const table of [jobTable, candidateTable, assessmentTable]) {
      expect(await table.count()).toBeGreaterThan(1)
    }
  })
})

test('odd keys beyond the first batch of candidates are found too', async () => {
  await anInvitation()
  await candidateTable.bulkPut(Array.from({ length: 1200 }, (_, at) => ({ id: at - 600 })))
  const store = createCandidateRowStore()
  store.subscribe(() => undefined)
  await eventually(() => expect(store.getState().ready).toBe(true))
  expect(store.getState().damaged).toHaveLength(1200)
  expect(store.getState().rows).toHaveLength(1)
  store.stop()
})
