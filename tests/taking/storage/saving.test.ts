// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'

import { database, responseTable } from '#src/storage/core/database.ts'
import { DATABASE_NAME } from '#src/storage/core/layout.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { closeWritersAfterEach, storedResponse, writerOf } from '#tests/support/attemptWriters.ts'
import {
  failWrites,
  hangWrite,
  openRaw,
  settled,
  withFreshDatabases,
  untilWritten,
} from '#tests/support/database.ts'
import { aStartedAttempt, MORNING, value } from '#tests/support/hiring.ts'
import { eventually } from '#tests/support/eventually.ts'

withFreshDatabases()

closeWritersAfterEach()

describe('saving', () => {
  test('writes every change to disk before reporting it as saved', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, states, kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    writer.change({ answers: { why: 'a' }, place: 'section1', activeMs: 1200 })
    await eventually(() => expect(kinds()).toEqual(['saved', 'saving', 'saved']))
    expect(await storedResponse(candidate.id)).toEqual({
      ...response,
      rev: 1,
      current: {
        ...response.current,
        answers: { why: 'a' },
        place: 'section1',
        clock: { activeMs: 1200 },
        seen: { at: expect.any(String) },
      },
    })
    expect(states.at(-1)).toEqual({ kind: 'saved', at: expect.any(String) })
  })

  test('continues if checking another tab’s write fails, and the next write reports it', async () => {
    const { response } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await writer.flush()
    const looked = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
      throw new DOMException('Gone', 'UnknownError')
    })
    await responseTable.put({ ...response, rev: 7 })
    await eventually(() => expect(looked).toHaveBeenCalled())
    expect(kinds().at(-1)).toBe('saved')
    writer.change({ answers: { why: 'a' } })
    await eventually(() => expect(kinds().at(-1)).toBe('elsewhere'))
  })

  test('reports saving from the moment of the change', async () => {
    const { response } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await writer.flush()
    writer.change({ answers: { why: 'a' } })
    expect(kinds().at(-1)).toBe('saving')
    writer.change({ answers: { why: 'ab' } })
    await eventually(() => expect(kinds().slice(-2)).toEqual(['saving', 'saved']))
  })

  test('writes only the latest of many changes after the first', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer } = writerOf(response)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    writer.change({ answers: { why: '1' } })
    await eventually(async () => expect((await storedResponse(candidate.id)).rev).toBe(1))
    for (let turn = 2; turn <= 40; turn += 1) writer.change({ answers: { why: `${turn}` } })
    await writer.flush()
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: '40' })
    expect(put.mock.calls.length).toBeLessThanOrEqual(3)
  })

  test('keeps its data when the disk is full, and retries', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, states } = writerOf(response)
    failWrites('Responses', { times: 2 })
    writer.change({ answers: { why: 'kept' } })
    await eventually(() =>
      expect(states.at(-1)).toEqual({ kind: 'failed', error: { kind: 'storage-full' } }),
    )
    expect((await storedResponse(candidate.id)).rev).toBe(0)
    await eventually(() => expect(states.at(-1)?.kind).toBe('atRisk'))
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'kept' })
    // Between the failure and the success, the state never was saving or saved.
    expect(states.map(({ kind }) => kind)).toEqual(['saving', 'failed', 'failed', 'atRisk'])
  })

  test('is not deceived by a write that never settles', async () => {
    const { response } = await aStartedAttempt()
    const { writer, states } = writerOf(response)
    hangWrite('Responses', 'UnknownError')
    writer.change({ answers: { why: 'kept' } })
    await eventually(() => expect(states.at(-1)?.kind).toBe('failed'))
    await eventually(() => expect(states.at(-1)?.kind).toBe('saved'))
  })

  test('silently reopens a lost connection', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    database.backendDB().close()
    writer.change({ answers: { why: 'on' } })
    await writer.flush()
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'on' })
    expect(kinds()).not.toContain('failed')
  })

  test('is given what changed, and keeps what was answered before', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer } = writerOf(response)
    const answers = async () => {
      await writer.flush()
      return (await storedResponse(candidate.id)).current?.answers
    }
    writer.change({ answers: { why: 'a' } })
    writer.change({ answers: { where: 'Oslo' } })
    expect(await answers()).toEqual({ why: 'a', where: 'Oslo' })
    writer.change({ answers: { why: undefined } })
    expect(await answers()).toEqual({ where: 'Oslo' })
  })

  test('refuses an invalid answer, and keeps the last valid one', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, states } = writerOf(response)
    writer.change({ answers: { why: 'good' } })
    await writer.flush()
    Reflect.apply(writer.change, null, [{ answers: { why: () => undefined } }])
    expect(states.at(-1)).toMatchObject({ kind: 'failed', error: { kind: 'not-valid' } })
    writer.change({ answers: { where: 'Oslo' } })
    expect(states.at(-1)).toMatchObject({ kind: 'failed', error: { kind: 'not-valid' } })
    await writer.flush()
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'good' })
    writer.change({ answers: { why: 'better' } })
    await writer.flush()
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({
      why: 'better',
      where: 'Oslo',
    })
  })
})

describe('a response that was taken over', () => {
  test('changed by another tab is left alone', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, states } = writerOf(response)
    // Without notification, like another tab's writer.
    const raw = database.backendDB().transaction('Responses', 'readwrite')
    raw.objectStore('Responses').put({ ...response, rev: 1 })
    await new Promise((resolve) => raw.addEventListener('complete', resolve))
    writer.change({ answers: { why: 'late' } })
    await eventually(() => expect(states.at(-1)).toEqual({ kind: 'elsewhere' }))
    writer.change({ answers: { why: 'later' } })
    await writer.flush()
    expect(await storedResponse(candidate.id)).toEqual({ ...response, rev: 1 })
  })

  test('changed by another tab is noticed without a keystroke', async () => {
    const { response } = await aStartedAttempt()
    const { states } = writerOf(response)
    await responseTable.put({ ...response, rev: 7 })
    await eventually(() => expect(states.at(-1)).toEqual({ kind: 'elsewhere' }))
  })

  test('deleted is never recreated, not even on leaving the page', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, states } = writerOf(response)
    await responseTable.delete(candidate.id)
    writer.change({ answers: { why: 'ghost' } })
    await eventually(() => expect(states.at(-1)).toMatchObject({ error: { kind: 'not-found' } }))
    dispatchEvent(new Event('pagehide'))
    writer.close()
    await untilWritten(responseTable)
    expect(await responseTable.count()).toBe(0)
  })

  test('erased with the whole database is not recreated', async () => {
    const { response } = await aStartedAttempt()
    const { writer, states } = writerOf(response)
    await writer.flush()
    await settled(indexedDB.deleteDatabase(DATABASE_NAME))
    writer.change({ answers: { why: 'ghost' } })
    await writer.flush()
    expect(states.at(-1)).toMatchObject({ kind: 'failed', error: { kind: 'storage-failed' } })
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE_NAME)
  })

  test('taken over by a newer TalentFlow is left alone', async () => {
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
    await eventually(() => expect(first.kinds()).toEqual(['saved']))
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
