import { describe, expect, test, vi } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { DATABASE_NAME } from '#src/storage/core/layout.ts'
import { createJob } from '#src/hiring/storage/jobs.ts'
import { openRaw, withFreshDatabases } from '#tests/support/database.ts'
import { failure, jobDetails } from '#tests/support/hiring.ts'

withFreshDatabases()

async function storesOf(name: string) {
  const raw = await openRaw(name)
  const names = [...raw.objectStoreNames]
  const transaction = raw.transaction(names)
  const stores = names.map((each) => {
    const store = transaction.objectStore(each)
    const indexes = [...store.indexNames].map((index) => store.index(index))
    return {
      name: each,
      keyPath: store.keyPath,
      autoIncrement: store.autoIncrement,
      indexes: indexes.map(({ name: index, keyPath }) => `${index}: ${String(keyPath)}`),
      plain: indexes.every(({ unique, multiEntry }) => !unique && !multiEntry),
    }
  })
  const { version } = raw
  raw.close()
  return { version, stores }
}

const indexed = (...fields: string[]) => fields.map((field) => `${field}: ${field}`)
const plain = { autoIncrement: false, plain: true }

describe('TalentFlowDatabase', () => {
  test('has exactly the promised stores, keys and indexes, at version 1', async () => {
    // Dexie multiplies by ten.
    expect(await storesOf('TalentFlowDatabase')).toEqual({
      version: 10,
      stores: [
        {
          ...plain,
          name: 'Assessments',
          keyPath: 'id',
          indexes: indexed('createdAt', 'jobId', 'title', 'updatedAt'),
        },
        {
          ...plain,
          name: 'Candidates',
          keyPath: 'id',
          indexes: indexed('appliedAt', 'email', 'jobId', 'name', 'stage'),
        },
        {
          ...plain,
          name: 'Jobs',
          keyPath: 'id',
          indexes: indexed('createdAt', 'order', 'status', 'title', 'updatedAt'),
        },
        {
          ...plain,
          name: 'Responses',
          keyPath: 'candidateId',
          indexes: indexed('assessmentId', 'submittedAt'),
        },
      ],
    })
  })

  test('writes with strict durability', async () => {
    const transactions: unknown[] = []
    const original = IDBDatabase.prototype.transaction
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      stores,
      mode,
      options,
    ) {
      if (mode === 'readwrite') transactions.push(options)
      return original.call(this, stores, mode, options)
    })
    database.close({ disableAutoOpen: false })
    await createJob(jobDetails())
    expect(transactions).toEqual([{ durability: 'strict' }])
  })
})

test('the device has a database of its own', async () => {
  const { version, stores } = await storesOf('TalentFlowDevice')
  expect(version).toBe(10)
  expect(stores.map(({ name, keyPath }) => [name, keyPath])).toEqual([
    ['erased', 'id'],
    ['files', ['owner', 'fileId']],
    ['history', ['assessmentId', 'step']],
    ['keys', 'id'],
    ['settings', 'key'],
    ['team', 'id'],
  ])
})

describe('when another tab', () => {
  test('upgrades to a newer TalentFlow, this one closes and stops writing', async () => {
    const newer = await openRaw(DATABASE_NAME, 20)
    expect(failure(await createJob(jobDetails()))).toBe('newer-database')
    const transaction = newer.transaction('Jobs')
    expect(transaction.objectStore('Jobs').name).toBe('Jobs')
    newer.close()
  })

  test('has upgraded the database, this one does not open it', async () => {
    database.close({ disableAutoOpen: false })
    const newer = await openRaw(DATABASE_NAME, 20)
    newer.close()
    expect(failure(await createJob(jobDetails()))).toBe('newer-database')
  })

  test('erases the database, nothing recreates it', async () => {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(DATABASE_NAME).addEventListener('success', resolve)
    })
    expect(failure(await createJob(jobDetails()))).toBe('storage-failed')
    const names = (await indexedDB.databases()).map(({ name }) => name)
    expect(names).not.toContain(DATABASE_NAME)
  })
})
