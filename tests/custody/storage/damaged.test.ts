import { expect, test } from 'vitest'

import { listDamaged, watchDamaged } from '#src/custody/storage/damaged.ts'
import { assessmentTable, candidateTable, jobTable } from '#src/storage/core/database.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anInvitation } from '#tests/support/hiring.ts'
import { eventually } from '#tests/support/eventually.ts'

withFreshDatabases()

test('valid records of every kind are not listed', async () => {
  await anInvitation()
  expect(await listDamaged()).toEqual([])
})

test('damaged ones are, in every store, with the problem', async () => {
  const { assessment } = await anInvitation()
  const id = crypto.randomUUID()
  await jobTable.put({ id, title: 'Half a job' })
  await assessmentTable.put({ id: `${assessment.id}.v9`, kind: 'version' })
  for (let index = 0; index < 450; index += 1) await candidateTable.put({ id: `c${index}` })
  const damaged = await listDamaged()
  expect(damaged).toHaveLength(452)
  expect(damaged[0]).toMatchObject({ store: 'Jobs', id, raw: { title: 'Half a job' } })
  expect(damaged[0]?.problems).not.toEqual([])
  expect(damaged.at(-1)).toMatchObject({ store: 'Assessments', id: `${assessment.id}.v9` })
})

test('are reported again as they appear, are repaired, and disappear', async () => {
  const { job, candidate } = await anInvitation()
  const told: string[][] = []
  const stop = watchDamaged(
    (damaged) => told.push(damaged.map(({ store }) => store)),
    (error) => expect.unreachable(String(error)),
  )
  const latest = () => told.at(-1)
  await eventually(() => expect(latest()).toEqual([]))
  await candidateTable.put({ ...candidate, name: 7 })
  await eventually(() => expect(latest()).toEqual(['Candidates']))
  await jobTable.put({ ...job, rev: 'seven' })
  await eventually(() => expect(latest()).toEqual(['Jobs', 'Candidates']))
  await candidateTable.put(candidate)
  await eventually(() => expect(latest()).toEqual(['Jobs']))
  await jobTable.delete(job.id)
  await eventually(() => expect(latest()).toEqual([]))
  stop()
  const before = told.length
  await jobTable.put({ ...job, rev: 'seven' })
  expect(await listDamaged()).toHaveLength(1)
  expect(told).toHaveLength(before)
})
