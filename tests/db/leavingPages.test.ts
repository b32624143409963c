// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { database, jobTable } from '#src/db/database.ts'
import { orWhyLost } from '#src/db/query.ts'
import { hiring } from '#src/db/raw/rawDatabase.ts'
import { read } from '#src/db/raw/transactions.ts'
import { closeWritersAfterEach, storedResponse, writerOf } from '#tests/support/attemptWriters.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aStartedAttempt } from '#tests/support/hiring.ts'

withFreshDatabases()

closeWritersAfterEach()

afterEach(() => {
  vi.restoreAllMocks()
})

test('a page that the browser keeps holds no transaction and no connection', async () => {
  const connection = await hiring.connect()
  const reading = read(hiring, ['Jobs'], (stores) => stores.get('Jobs', 'any'))
  const listing = jobTable.toArray()
  await vi.waitFor(() => expect(database.isOpen()).toBe(true))
  leave({ persisted: true })
  await expect(reading).rejects.toThrow(/abort/i)
  await expect(listing).rejects.toThrow(/abort/i)
  expect(() => connection.transaction('Jobs')).toThrow(/not allowed/)
  expect(() => database.backendDB().transaction('Jobs')).toThrow(/not allowed/)
})

test('what it was reading is no failure to show', async () => {
  const told = vi.fn<() => void>()
  void orWhyLost(() => jobTable.toArray()).then(told, told)
  const other = jobTable.toArray()
  leave({ persisted: true })
  await expect(other).rejects.toThrow(/abort/i)
  expect(told).not.toHaveBeenCalled()
})

test('its last write is kept', async () => {
  const { response, candidate } = await aStartedAttempt()
  const { writer, kinds } = writerOf(response)
  await vi.waitFor(() => expect(kinds()).toEqual(['saved']))
  writer.change({ answers: { why: 'last words' } })
  leave({ persisted: true })
  await vi.waitFor(async () =>
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'last words' }),
  )
})

test('a page that comes back is loaded anew', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  dispatchEvent(transition('pageshow', false))
  expect(reload).not.toHaveBeenCalled()
  dispatchEvent(transition('pageshow', true))
  expect(reload).toHaveBeenCalledOnce()
})

test('and takes nothing until then, nor asks whether it may be left', () => {
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

test('a page that is left for good is left to the browser', async () => {
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
