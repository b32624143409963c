// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'

import { closeWritersAfterEach, storedResponse, writerOf } from '#tests/support/attemptWriters.ts'
import { backupOfEverything, replaceWith } from '#tests/support/backups.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aStartedAttempt, failure, value } from '#tests/support/hiring.ts'
import { holdLock, withLocks } from '#tests/support/locks.ts'

withFreshDatabases()
closeWritersAfterEach()

/** The user has written something before the backup, and something else since. */
async function aWriterWithMore() {
  const { candidate, response } = await aStartedAttempt()
  const { writer, kinds } = writerOf(response)
  writer.change({ answers: { why: 'First' } })
  await writer.flush()
  const file = await backupOfEverything()
  const before = await storedResponse(candidate.id)
  writer.change({ answers: { why: 'Second' } })
  await writer.flush()
  return { candidateId: candidate.id, writer, kinds, file, before }
}

describe('if tabs can notify each other', () => {
  withLocks()

  test('a page that is filling in saves, releases its lock, and stops writing', async () => {
    const { candidateId, writer, file, before } = await aWriterWithMore()
    // Like that page: it reloads, which closes its writer.
    const page = new BroadcastChannel('talentflow-restore')
    page.onmessage = () => writer.close()
    value(await replaceWith(file))
    page.close()
    writer.change({ answers: { why: 'Third' } })
    writer.close()
    await writer.flush()
    expect(await storedResponse(candidateId)).toEqual(before)
  })

  test('nothing is replaced under a page that keeps its lock', { timeout: 30_000 }, async () => {
    const { candidateId, writer, file } = await aWriterWithMore()
    const letGo = await holdLock('open-7')
    const refused = await replaceWith(file)
    expect(refused).toMatchObject({ error: { kind: 'in-use', responses: 1, drafts: 1 } })
    expect((await storedResponse(candidateId)).current?.answers).toEqual({ why: 'Second' })
    letGo()
    writer.close()
    expect(failure(await replaceWith(file))).toBeNull()
  })
})

test('otherwise, a page whose record was replaced stops and never writes again', async () => {
  const { candidateId, writer, kinds, file, before } = await aWriterWithMore()
  value(await replaceWith(file))
  writer.change({ answers: { why: 'Third' } })
  await writer.flush()
  expect(kinds().at(-1)).toBe('elsewhere')
  writer.close()
  await writer.flush()
  expect(await storedResponse(candidateId)).toEqual(before)
})
