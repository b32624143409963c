import { expect, test } from 'vitest'

import { assessmentTable } from '#src/storage/core/database.ts'
import { historyTable } from '#src/storage/core/deviceDatabase.ts'
import { loadHistory } from '#src/builder/storage/history.ts'
import { applyPatches } from '#src/assessment/engine/editing/patches.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { assessmentNow } from '#tests/support/hiring.ts'
import { recordsOfFormat1 } from '#tests/support/files/savedByFormat1.ts'

withFreshDatabases()

// Steps contain fragments of drafts: whoever changes the shape of those has to upgrade the steps
// too.
test('steps stored by the first build lead from its draft to the first one and back', async () => {
  const { TalentFlowDatabase: hiring = {}, TalentFlowDevice: device = {} } = recordsOfFormat1()
  await assessmentTable.bulkPut([...(hiring['Assessments'] ?? [])])
  await historyTable.bulkPut([...(device['history'] ?? [])])
  const [key] = await historyTable.toCollection().primaryKeys()
  const assessmentId = key?.[0] ?? ''
  const { draft } = await assessmentNow(assessmentId)
  const { steps, dropped } = await loadHistory(assessmentId)
  expect(dropped).toBe(0)
  expect(steps.map(({ undone }) => undone)).toEqual([...Array<boolean>(28).fill(false), true])

  const standing = steps.filter(({ undone }) => !undone)
  const first = standing.reduceRight((now, { undo }) => applyPatches(now, undo), draft)
  expect(first.sections).toMatchObject([{ title: '', questions: [] }])
  expect(standing.reduce((now, { redo }) => applyPatches(now, redo), first)).toEqual(draft)
})
