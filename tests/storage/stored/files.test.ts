import { describe, expect, test } from 'vitest'

import { responseTable } from '#src/storage/core/database.ts'
import { fileTable } from '#src/storage/core/deviceDatabase.ts'
import { getFile, storeFile, MAX_BYTES, removeFile } from '#src/storage/stored/files.ts'
import { sweepFiles } from '#src/storage/stored/orphans.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { failWrites, withFreshDatabases } from '#tests/support/database.ts'
import { aStartedAttempt, failure, MORNING, value } from '#tests/support/hiring.ts'

withFreshDatabases()

const owner = crypto.randomUUID()

function aFile(size: number, name = 'cv.pdf'): File {
  return new File([new Uint8Array(size)], name, { type: 'application/pdf' })
}

test('bytes are stored unchanged, with their digest', async () => {
  const file = new File(['hello'], 'note.txt', { type: 'text/plain' })
  const kept = value(await storeFile({ owner, questionId: 'cv', file }))
  expect(kept).toMatchObject({ name: 'note.txt', type: 'text/plain', size: 5 })
  expect(kept.sha256).toBe('2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824')
  const stored = await getFile(owner, kept.fileId)
  expect(new TextDecoder().decode(stored?.bytes)).toBe('hello')
  expect(await getFile(crypto.randomUUID(), kept.fileId)).toBe(null)
})

test('one owner has at most 25 MB, exact to the byte', async () => {
  const first = value(await storeFile({ owner, file: aFile(MAX_BYTES - 10) }))
  expect(await storeFile({ owner, file: aFile(11) })).toEqual({
    ok: false,
    error: { kind: 'too-much', most: MAX_BYTES },
  })
  expect(failure(await storeFile({ owner, file: aFile(10) }))).toBe(null)
  expect(failure(await storeFile({ owner: crypto.randomUUID(), file: aFile(11) }))).toBe(null)
  await removeFile(owner, first.fileId)
  expect(failure(await storeFile({ owner, file: aFile(11) }))).toBe(null)
  expect(failure(await storeFile({ owner, file: aFile(MAX_BYTES + 1) }))).toBe('too-much')
})

test('unreferenced files are deleted', async () => {
  const kept = value(await storeFile({ owner, file: aFile(1) }))
  await storeFile({ owner, file: aFile(2) })
  const others = value(await storeFile({ owner: crypto.randomUUID(), file: aFile(3) }))
  expect(value(await sweepFiles(owner, [kept.fileId]))).toEqual({ removed: 1 })
  const ids = (await fileTable.toCollection().primaryKeys()).map(([, fileId]) => fileId)
  expect(ids.toSorted()).toEqual([kept.fileId, others.fileId].toSorted())
})

test('a full disk stores nothing', async () => {
  failWrites('files')
  expect(failure(await storeFile({ owner, file: aFile(5) }))).toBe('storage-full')
  expect(await fileTable.count()).toBe(0)
})

test('a damaged file counts as missing', async () => {
  await fileTable.put({ owner, fileId: 'f1', name: 7 })
  expect(await getFile(owner, 'f1')).toBe(null)
})

describe('unreferenced files of an attempt', () => {
  test('are deleted when it is resumed, and when it is submitted', async () => {
    const { candidate, assessment, attempt, response } = await aStartedAttempt()
    const attemptId = attempt.attemptId
    const keep = async (size: number) =>
      value(await storeFile({ owner: attemptId, file: aFile(size) }))
    const [named, dropped] = [await keep(1), await keep(2)]
    const answers = { cv: [named], letter: [dropped] }
    await responseTable.put({ ...response, current: { ...attempt, answers } })
    await keep(3)
    const asked = { candidateId: candidate.id, now: MORNING }
    value(await startOrResume({ ...asked, assessmentId: assessment.id }))
    expect(await fileTable.count()).toBe(2)
    const final = { attemptId, answers: { cv: [named] }, dropped: ['letter'] }
    value(await submitAttempt({ ...asked, ...final }))
    expect(await getFile(attemptId, named.fileId)).not.toBe(null)
    expect(await fileTable.count()).toBe(1)
  })
})
