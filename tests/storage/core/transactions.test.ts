import { describe, expect, test, vi } from 'vitest'

import { done } from '#schemas/result.ts'
import { database, jobTable } from '#src/storage/core/database.ts'
import { createJob } from '#src/hiring/storage/jobs.ts'
import { DATABASE_NAME } from '#src/storage/core/layout.ts'
import { device, hiring } from '#src/storage/core/rawDatabase.ts'
import { read, write } from '#src/storage/core/transactions.ts'
import { failWrites, hangWrite, openRaw, withFreshDatabases } from '#tests/support/database.ts'
import { failure, jobDetails, value } from '#tests/support/hiring.ts'

withFreshDatabases()

const putJob = (id: string) =>
  write(hiring, ['Jobs'], async (stores) => {
    await stores.put('Jobs', { id })
    return done(null)
  })

const listed = () => jobTable.toCollection().primaryKeys()

describe('a database opened without Dexie', () => {
  test('created by the candidate’s page is the one that staff use', async () => {
    await database.delete({ disableAutoOpen: false })
    await hiring.connect()
    value(await createJob(jobDetails()))
    expect(await listed()).toHaveLength(1)
    expect(database.backendDB().version).toBe(10)
    const made = [
      ...database.backendDB().transaction('Responses').objectStore('Responses').indexNames,
    ]
    expect(made).toEqual(['assessmentId', 'submittedAt'])
  })

  test('has compound keys and indexes', async () => {
    const file = { owner: 'a', fileId: 'f1', size: 3 }
    value(
      await write(device, ['files'], async (stores) => {
        await stores.add('files', file)
        await stores.add('files', { ...file, owner: 'b' })
        return done(null)
      }),
    )
    const range = IDBKeyRange.bound(['a'], ['a', []])
    const found = await read(device, ['files'], async (stores) => ({
      keys: await stores.keys('files', range),
      sizes: await stores.indexKeys('files', '[owner+size]', range),
      records: await stores.all('files', '[owner+size]', ['a', 3]),
      one: await stores.get('files', ['a', 'f1']),
      none: await stores.get('files', ['a', 'f2']),
    }))
    const keys = [['a', 'f1']]
    expect(found).toEqual({ keys, sizes: [['a', 3]], records: [file], one: file, none: undefined })
  })
})

describe('a write', () => {
  test('is all or nothing', async () => {
    await expect(
      write(hiring, ['Jobs'], async (stores) => {
        await stores.put('Jobs', { id: 'first' })
        throw new TypeError('a mistake')
      }),
    ).rejects.toThrow('a mistake')
    expect(await listed()).toEqual([])
  })

  test('is refused if the key exists already', async () => {
    value(await putJob('one'))
    const again = await write(hiring, ['Jobs'], async (stores) => {
      await stores.put('Jobs', { id: 'two' })
      await stores.add('Jobs', { id: 'one' })
      return done(null)
    })
    expect(failure(again)).toBe('storage-failed')
    expect(await listed()).toEqual(['one'])
  })

  test('reports a full disk, even if a request never settles', async () => {
    failWrites('Jobs')
    expect(failure(await putJob('one'))).toBe('storage-full')
    vi.restoreAllMocks()
    hangWrite('Jobs')
    expect(failure(await putJob('one'))).toBe('storage-full')
    expect(await listed()).toEqual([])
  })

  test('reopens a lost connection once', async () => {
    const connection = await hiring.connect()
    connection.close()
    value(await putJob('one'))
    expect(await listed()).toEqual(['one'])
  })

  test('closes permanently for a newer TalentFlow', async () => {
    await hiring.connect()
    const newer = await openRaw(DATABASE_NAME, 20)
    expect(failure(await putJob('one'))).toBe('newer-database')
    newer.close()
    expect(failure(await putJob('one'))).toBe('newer-database')
  })

  test('leaves a newer database alone', async () => {
    database.close({ disableAutoOpen: false })
    const newer = await openRaw(DATABASE_NAME, 20)
    newer.close()
    expect(failure(await putJob('one'))).toBe('newer-database')
  })

  test('does not recreate an erased database', async () => {
    await hiring.connect()
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(DATABASE_NAME).addEventListener('success', resolve)
    })
    expect(failure(await putJob('one'))).toBe('storage-failed')
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE_NAME)
  })
})
