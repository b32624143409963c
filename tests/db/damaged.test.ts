import { expect, test } from 'vitest'

import { listDamaged } from '#src/db/damaged.ts'
import { assessmentTable, candidateTable, jobTable } from '#src/db/database.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anInvitation } from '#tests/support/hiring.ts'

withFreshDatabases()

test('whole records of every kind are not listed', async () => {
  await anInvitation()
  expect(await listDamaged()).toEqual([])
})

test('damaged ones are, wherever they are, with what is wrong', async () => {
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
