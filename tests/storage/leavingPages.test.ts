// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { database, jobTable } from '#src/storage/core/database.ts'
import { rejectIfLost } from '#src/storage/core/query.ts'
import { hiring } from '#src/storage/core/rawDatabase.ts'
import { complete, read } from '#src/storage/core/transactions.ts'
import { closeWritersAfterEach, storedResponse, writerOf } from '#tests/support/attemptWriters.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aStartedAttempt } from '#tests/support/hiring.ts'
import { eventually } from '#tests/support/eventually.ts'

withFreshDatabases()

closeWritersAfterEach()

afterEach(() => {
  vi.restoreAllMocks()
})

test('a page in the back/forward cache holds no transaction and no connection', async () => {
  const connection = await hiring.connect()
  const reading = read(hiring, ['Jobs'], (stores) => stores.get('Jobs', 'any'))
  const listing = jobTable.toArray()
  await eventually(() => expect(database.isOpen()).toBe(true))
  leave({ persisted: true })
  await expect(reading).rejects.toThrow(/abort/i)
  await expect(listing).rejects.toThrow(/abort/i)
  expect(() => connection.transaction('Jobs')).toThrow(/not allowed/)
  expect(() => database.backendDB().transaction('Jobs')).toThrow(/not allowed/)
})

test('nor can it start a transaction while another one commits, which is stored', async () => {
  const connection = await hiring.connect()
  const last = connection.transaction('Jobs', 'readwrite')
  last.objectStore('Jobs').put({ id: 'last' })
  last.commit()
  leave({ persisted: true })
  expect(() => connection.transaction('Jobs')).toThrow(/not allowed/)
  await complete(last)
})

test('its interrupted reads are not shown as failures', async () => {
  const told = vi.fn<() => void>()
  void rejectIfLost(() => jobTable.toArray()).then(told, told)
  const other = jobTable.toArray()
  leave({ persisted: true })
  await expect(other).rejects.toThrow(/abort/i)
  expect(told).not.toHaveBeenCalled()
})

test('its last write is stored', async () => {
  const { response, candidate } = await aStartedAttempt()
  const { writer, kinds } = writerOf(response)
  await eventually(() => expect(kinds()).toEqual(['saved']))
  writer.change({ answers: { why: 'last words' } })
  leave({ persisted: true })
  await eventually(async () =>
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'last words' }),
  )
})

test('a restored page reloads', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  dispatchEvent(transition('pageshow', false))
  expect(reload).not.toHaveBeenCalled()
  dispatchEvent(transition('pageshow', true))
  expect(reload).toHaveBeenCalledOnce()
})

test('and accepts nothing until then, nor asks before leaving', () => {
  const field = document.body.appendChild(document.createElement('textarea'))
  field.focus()
  const asked = vi.fn<() => void>()
  addEventListener('beforeunload', asked)
  leave({ persisted: true })
  expect(document.documentElement.inert).toBe(true)
  expect(document.activeElement).toBe(document.body)
  dispatchEvent(new Event('beforeunload'))
  expect(asked).not.toHaveBeenCalled()
})

test('a page that is closed for good is left to the browser', async () => {
  const listing = jobTable.toArray()
  leave({ persisted: false })
  expect(await listing).toEqual([])
})

function leave({ persisted }: { persisted: boolean }): void {
  dispatchEvent(transition('pagehide', persisted))
}

function transition(name: string, persisted: boolean): Event {
  return Object.assign(new Event(name), { persisted })
}
