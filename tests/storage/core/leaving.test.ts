// @vitest-environment happy-dom
import { Dexie } from 'dexie'
import { describe, expect, test, vi } from 'vitest'

import { database, responseTable } from '#src/storage/core/database.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import {
  closeWritersAfterEach,
  setVisibility,
  storedResponse,
  writerOf,
} from '#tests/support/attemptWriters.ts'
import { failWrites, untilWritten, withFreshDatabases } from '#tests/support/database.ts'
import { aStartedAttempt, failure, MORNING } from '#tests/support/hiring.ts'
import { holdLock, withLocks } from '#tests/support/locks.ts'
import { eventually } from '#tests/support/eventually.ts'

withFreshDatabases()

closeWritersAfterEach()

describe('leaving the page', () => {
  test('writes what is unsaved, within the event', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
    writer.change({ answers: { why: 'last words' } })
    dispatchEvent(new Event('pagehide'))
    expect(commit).toHaveBeenCalledOnce()
    await eventually(async () =>
      expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'last words' }),
    )
  })

  test('writes when it is about to be left, because later is too late for some browsers', async () => {
    const { response } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
    writer.change({ answers: { why: 'last words' } })
    dispatchEvent(new Event('beforeunload'))
    expect(commit).toHaveBeenCalledOnce()
    await writer.flush()
    expect(kinds().at(-1)).toBe('saved')
  })

  test.each(['focusout', 'pointerdown'])('%s ends the debounce', async (event) => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    writer.change({ answers: { why: 'first' } })
    await eventually(() => expect(kinds().at(-1)).toBe('saved'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    writer.change({ answers: { why: 'first and second' } })
    document.dispatchEvent(new Event(event))
    vi.useRealTimers()
    await eventually(async () =>
      expect((await storedResponse(candidate.id)).current?.answers).toEqual({
        why: 'first and second',
      }),
    )
  })

  test('does not queue behind a pending write, which would be lost with the page', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    const abort = vi.spyOn(IDBTransaction.prototype, 'abort')
    const original = IDBObjectStore.prototype.get
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (
      this: IDBObjectStore,
      key,
    ) {
      queueMicrotask(() => {
        writer.change({ answers: { why: 'last words' } })
        dispatchEvent(new Event('pagehide'))
      })
      return original.call(this, key)
    })
    writer.change({ answers: { why: 'under way' } })
    await eventually(() => expect(abort).toHaveBeenCalled())
    expect(abort).toHaveBeenCalledOnce()
    await writer.flush()
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'last words' })
    expect(kinds()).not.toContain('failed')
    writer.change({ answers: { why: 'and on' } })
    await writer.flush()
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'and on' })
  })

  test('hiding it is not leaving: typing continues afterwards', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    for (let turn = 0; turn < 10; turn += 1) {
      writer.change({ answers: { why: `before ${turn}` } })
      setVisibility('hidden')
      writer.change({ answers: { why: `while ${turn}` } })
      setVisibility('visible')
      writer.change({ answers: { why: `after ${turn}` } })
      if (turn % 3 === 0) await writer.flush()
    }
    await writer.flush()
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'after 9' })
    expect(kinds().at(-1)).toBe('saved')
  })

  test('with nothing new writes nothing', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    dispatchEvent(new Event('pagehide'))
    expect((await storedResponse(candidate.id)).rev).toBe(0)
  })

  test('if that write fails, the next one is tried as usual', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    failWrites('Responses')
    writer.change({ answers: { why: 'still here' } })
    setVisibility('hidden')
    await eventually(async () =>
      expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'still here' }),
    )
    expect(kinds()).not.toContain('elsewhere')
  })
})

describe('submitting while the page is being filled in', () => {
  test('is never undone by a write on leaving', async () => {
    const { response, candidate, attempt } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    const original = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...given
    ) {
      queueMicrotask(() => dispatchEvent(new Event('pagehide')))
      return original.apply(this, given)
    })
    const asked = { candidateId: candidate.id, attemptId: attempt.attemptId, now: MORNING }
    const sending = submitAttempt({ ...asked, answers: { why: 'final' }, dropped: [] })
    writer.change({ answers: { why: 'unsaved' } })
    expect(failure(await sending)).toBe(null)
    dispatchEvent(new Event('pagehide'))
    writer.close()
    await untilWritten(responseTable)
    const after = await storedResponse(candidate.id)
    expect(after.current).toBeUndefined()
    expect(after.attempts).toMatchObject([{ answers: { why: 'final' } }])
    expect(kinds()).not.toContain('elsewhere')
  })

  test('is not mistaken for another writer because of a late save', async () => {
    const { response, candidate, attempt } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    // Reopening the connection takes as long as submitting.
    let reopen = () => {}
    const reopened = new Promise<Dexie>((resolve) => {
      reopen = () => resolve(database)
    })
    vi.spyOn(database, 'isOpen').mockReturnValueOnce(false)
    vi.spyOn(database, 'open').mockReturnValueOnce(Dexie.Promise.resolve(reopened))
    writer.change({ answers: { why: 'late' } })
    await eventually(() => expect(kinds()).toContain('saving'))
    const asked = { candidateId: candidate.id, attemptId: attempt.attemptId, now: MORNING }
    const sent = await submitAttempt({ ...asked, answers: { why: 'final' }, dropped: [] })
    expect(failure(sent)).toBe(null)
    reopen()
    await writer.flush()
    expect(kinds()).not.toContain('elsewhere')
    expect((await storedResponse(candidate.id)).current).toBeUndefined()
  })

  test('saving continues if it failed', async () => {
    const { response, candidate, attempt } = await aStartedAttempt()
    const { writer } = writerOf(response)
    failWrites('Candidates')
    const asked = { candidateId: candidate.id, attemptId: attempt.attemptId, now: MORNING }
    const sent = await submitAttempt({ ...asked, answers: { why: 'final' }, dropped: [] })
    expect(failure(sent)).toBe('storage-full')
    writer.change({ answers: { why: 'on' } })
    await writer.flush()
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'on' })
  })
})

describe('if the browser has locks', () => {
  withLocks()

  test('a second tab is told that the response is open elsewhere, and is read-only', async () => {
    const { response, candidate } = await aStartedAttempt()
    const release = await holdLock(`response-${candidate.id}`)
    const { writer, states } = writerOf(response)
    await writer.flush()
    expect(states).toEqual([{ kind: 'elsewhere' }])
    writer.change({ answers: { why: 'second tab' } })
    writer.close()
    expect((await storedResponse(candidate.id)).rev).toBe(0)
    release()
  })
})
