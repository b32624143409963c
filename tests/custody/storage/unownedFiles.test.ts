// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { deviceDatabase } from '#src/storage/core/deviceDatabase.ts'
import { RESTORE_LOCK } from '#src/custody/storage/restoreGate.ts'
import { sweepUnownedFiles } from '#src/custody/storage/unownedFiles.ts'
import { storeFile } from '#src/storage/stored/files.ts'
import { holdLock, withLocks } from '#tests/support/locks.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aStartedAttempt, submitBlank, value } from '#tests/support/hiring.ts'

withFreshDatabases()
withLocks()

test('files whose attempt or assessment is gone are deleted, all others kept', async () => {
  const open = await aStartedAttempt()
  const submitted = await aStartedAttempt()
  await submitBlank(submitted)
  const owners = {
    draft: open.assessment.id,
    open: open.attempt.attemptId,
    submitted: submitted.attempt.attemptId,
    damaged: crypto.randomUUID(),
    gone: crypto.randomUUID(),
  }
  const damaged = { candidateId: crypto.randomUUID(), attempts: [{ attemptId: owners.damaged }] }
  await database.table('Responses').put(damaged)
  for (const owner of Object.values(owners)) await aFileOf(owner)
  await sweepUnownedFiles()
  const { gone: _deleted, ...kept } = owners
  expect(new Set(await ownersOfFiles())).toEqual(new Set(Object.values(kept)))
})

test('nothing is deleted while everything is being replaced', async () => {
  const owner = crypto.randomUUID()
  await aFileOf(owner)
  const letGo = await holdLock(RESTORE_LOCK)
  await sweepUnownedFiles()
  expect(await ownersOfFiles()).toEqual([owner])
  letGo()
  await expect
    .poll(async () => {
      await sweepUnownedFiles()
      return ownersOfFiles()
    })
    .toEqual([])
})

async function aFileOf(owner: string) {
  value(await storeFile({ owner, file: new File(['bytes'], 'cv.txt') }))
}

async function ownersOfFiles() {
  const files = await deviceDatabase.table('files').toArray()
  return files.map((file: { owner: string }) => file.owner)
}
