// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'

import { database, responseTable } from '#src/db/database.ts'
import { DATABASE_NAME } from '#src/db/layout.ts'
import { startOrResume } from '#src/db/taking.ts'
import { closeWritersAfterEach, storedResponse, writerOf } from '#tests/support/attemptWriters.ts'
import {
  failWrites,
  hangWrite,
  openRaw,
  settled,
  withFreshDatabases,
} from '#tests/support/database.ts'
import { aStartedAttempt, MORNING, value } from '#tests/support/hiring.ts'

withFreshDatabases()

closeWritersAfterEach()

describe('saving', () => {
  test('puts every change on the disk and says so only then', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, states, kinds } = writerOf(response)
    await vi.waitFor(() => expect(kinds()).toEqual(['saved']))
    writer.change({ answers: { why: 'a' }, place: 'section1', activeMs: 1200 })
    await vi.waitFor(() => expect(kinds()).toEqual(['saved', 'saving', 'saved']))
    expect(await storedResponse(candidate.id)).toEqual({
      ...response,
      rev: 1,
      current: {
        ...response.current,
        answers: { why: 'a' },
        place: 'section1',
        clock: { activeMs: 1200 },
      },
    })
    expect(states.at(-1)).toEqual({ kind: 'saved', at: expect.any(String) })
  })

  test('goes on where looking at what another tab wrote fails, and the next write tells', async () => {
    const { response } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await writer.flush()
    const looked = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
      throw new DOMException('Gone', 'UnknownError')
    })
    await responseTable.put({ ...response, rev: 7 })
    await vi.waitFor(() => expect(looked).toHaveBeenCalled())
    expect(kinds().at(-1)).toBe('saved')
    writer.change({ answers: { why: 'a' } })
    await vi.waitFor(() => expect(kinds().at(-1)).toBe('elsewhere'))
  })

  test('says that it is saving from the moment of the change', async () => {
    const { response } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await writer.flush()
    writer.change({ answers: { why: 'a' } })
    expect(kinds().at(-1)).toBe('saving')
    writer.change({ answers: { why: 'ab' } })
    await vi.waitFor(() => expect(kinds().slice(-2)).toEqual(['saving', 'saved']))
  })

  test('of many changes after the first writes only the latest', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer } = writerOf(response)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    writer.change({ answers: { why: '1' } })
    await vi.waitFor(async () => expect((await storedResponse(candidate.id)).rev).toBe(1))
    for (let turn = 2; turn <= 40; turn += 1) writer.change({ answers: { why: `${turn}` } })
    await writer.flush()
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: '40' })
    expect(put.mock.calls.length).toBeLessThanOrEqual(3)
  })

  test('keeps what it was given when the disk is full, and tries again', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, states } = writerOf(response)
    failWrites('Responses', { times: 2 })
    writer.change({ answers: { why: 'kept' } })
    await vi.waitFor(() =>
      expect(states.at(-1)).toEqual({ kind: 'failed', error: { kind: 'storage-full' } }),
    )
    expect((await storedResponse(candidate.id)).rev).toBe(0)
    await vi.waitFor(() => expect(states.at(-1)?.kind).toBe('atRisk'), 3000)
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'kept' })
    // Between the failure and the success nothing claimed to be saving or saved.
    expect(states.map(({ kind }) => kind)).toEqual(['saving', 'failed', 'failed', 'atRisk'])
  })

  test('is never fooled by a write that does not settle', async () => {
    const { response } = await aStartedAttempt()
    const { writer, states } = writerOf(response)
    hangWrite('Responses', 'UnknownError')
    writer.change({ answers: { why: 'kept' } })
    await vi.waitFor(() => expect(states.at(-1)?.kind).toBe('failed'))
    await vi.waitFor(() => expect(states.at(-1)?.kind).toBe('saved'), 3000)
  })

  test('opens a lost connection again, without a word', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    database.backendDB().close()
    writer.change({ answers: { why: 'on' } })
    await writer.flush()
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'on' })
    expect(kinds()).not.toContain('failed')
  })

  test('refuses what is no answer, and keeps the last one that was', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, states } = writerOf(response)
    writer.change({ answers: { why: 'good' } })
    await writer.flush()
    Reflect.apply(writer.change, null, [{ answers: { why: () => undefined } }])
    expect(states.at(-1)).toMatchObject({ kind: 'failed', error: { kind: 'not-valid' } })
    await writer.flush()
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'good' })
  })
})

describe('a response that is not ours any more', () => {
  test('changed by another tab is left alone', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, states } = writerOf(response)
    // Raw, as another tab's writer does it: unannounced.
    const raw = database.backendDB().transaction('Responses', 'readwrite')
    raw.objectStore('Responses').put({ ...response, rev: 1 })
    await new Promise((resolve) => raw.addEventListener('complete', resolve))
    writer.change({ answers: { why: 'late' } })
    await vi.waitFor(() => expect(states.at(-1)).toEqual({ kind: 'elsewhere' }))
    writer.change({ answers: { why: 'later' } })
    await writer.flush()
    expect(await storedResponse(candidate.id)).toEqual({ ...response, rev: 1 })
  })

  test('announced by another tab is noticed without a keystroke', async () => {
    const { response } = await aStartedAttempt()
    const { states } = writerOf(response)
    await responseTable.put({ ...response, rev: 7 })
    await vi.waitFor(() => expect(states.at(-1)).toEqual({ kind: 'elsewhere' }))
  })

  test('deleted is never brought back, not even on leaving the page', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, states } = writerOf(response)
    await responseTable.delete(candidate.id)
    writer.change({ answers: { why: 'ghost' } })
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ error: { kind: 'not-found' } }))
    dispatchEvent(new Event('pagehide'))
    writer.close()
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(await responseTable.count()).toBe(0)
  })

  test('erased with the whole database is not brought back', async () => {
    const { response } = await aStartedAttempt()
    const { writer, states } = writerOf(response)
    await writer.flush()
    await settled(indexedDB.deleteDatabase(DATABASE_NAME))
    writer.change({ answers: { why: 'ghost' } })
    await writer.flush()
    expect(states.at(-1)).toMatchObject({ kind: 'failed', error: { kind: 'storage-failed' } })
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE_NAME)
  })

  test('taken over by a newer TalentFlow is left to it', async () => {
    const { response } = await aStartedAttempt()
    const { writer, states } = writerOf(response)
    await writer.flush()
    const newer = await openRaw(DATABASE_NAME, 20)
    writer.change({ answers: { why: 'old' } })
    await writer.flush()
    expect(states.at(-1)).toEqual({ kind: 'failed', error: { kind: 'newer-database' } })
    newer.close()
  })

  test('resumed in another tab: the second writes, the first stops', async () => {
    const { response, candidate, assessment } = await aStartedAttempt()
    const first = writerOf(response)
    await vi.waitFor(() => expect(first.kinds()).toEqual(['saved']))
    const asked = { candidateId: candidate.id, assessmentId: assessment.id, now: MORNING }
    const second = writerOf(value(await startOrResume(asked)).response)
    second.writer.change({ answers: { why: 'second' } })
    first.writer.change({ answers: { why: 'first' } })
    await Promise.all([first.writer.flush(), second.writer.flush()])
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'second' })
    expect(first.kinds().at(-1)).toBe('elsewhere')
    expect(second.kinds().at(-1)).toBe('saved')
  })
})
