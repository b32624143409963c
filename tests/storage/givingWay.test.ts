// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'

import type { OpenedResponse } from '#src/taking/storage/opening.ts'
import { database, responseTable } from '#src/storage/core/database.ts'
import {
  type AttemptWriter,
  openAttemptWriter,
  type SaveState,
} from '#src/taking/storage/saving.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { closeWritersAfterEach, storedResponse, writerOf } from '#tests/support/attemptWriters.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aStartedAttempt, failure, MORNING } from '#tests/support/hiring.ts'
import { eventually } from '#tests/support/eventually.ts'

withFreshDatabases()

closeWritersAfterEach()

describe('a page that lost its response never writes again', () => {
  test('when the attempt was submitted elsewhere, although it closes its writer when told', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = aPageThatCloses(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    const submitted = submittedFrom(response)
    await putRaw(submitted)
    writer.change({ answers: { why: 'late' } })
    await eventually(() => expect(kinds().at(-1)).toBe('elsewhere'))
    await leaveAfterwards(writer)
    expect(await storedResponse(candidate.id)).toEqual(submitted)
  })

  test('when a restore replaced it with another attempt', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = aPageThatCloses(response)
    writer.change({ answers: { why: 'before' } })
    await writer.flush()
    // A lower revision than its own, as from last week's backup.
    const restored: OpenedResponse = {
      ...response,
      current: {
        ...response.current!,
        attemptId: crypto.randomUUID(),
        answers: { why: 'restored' },
      },
    }
    await putRaw(restored)
    writer.change({ answers: { why: 'late' } })
    await eventually(() => expect(kinds().at(-1)).toBe('elsewhere'))
    await leaveAfterwards(writer)
    expect(await storedResponse(candidate.id)).toEqual(restored)
  })

  test('when it is notified while something is unsaved', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = aPageThatCloses(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    const submitted = submittedFrom(response)
    const original = IDBObjectStore.prototype.get
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (
      this: IDBObjectStore,
      key,
    ) {
      const reading = original.call(this, key)
      // Typed between reading the record and comparing it.
      reading.addEventListener('success', () => writer.change({ answers: { why: 'late' } }))
      return reading
    })
    await responseTable.put(submitted)
    await eventually(() => expect(kinds().at(-1)).toBe('elsewhere'))
    await leaveAfterwards(writer)
    expect(await storedResponse(candidate.id)).toEqual(submitted)
  })

  test('when the page is left at the moment the comparison fails', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    const submitted = submittedFrom(response)
    await putRaw(submitted)
    const commit = IDBTransaction.prototype.commit
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (
      this: IDBTransaction,
    ) {
      // The record was found to be changed, but its transaction has not ended yet.
      this.addEventListener('complete', () => dispatchEvent(new Event('pagehide')))
      return commit.call(this)
    })
    writer.change({ answers: { why: 'late' } })
    await eventually(() => expect(kinds().at(-1)).toBe('elsewhere'))
    await leaveAfterwards(writer)
    expect(await storedResponse(candidate.id)).toEqual(submitted)
  })

  test.each([
    ['changed', 'changed-elsewhere'],
    ['deleted', 'not-found'],
  ] as const)('when submitting found that the record was %s', async (how, error) => {
    const { response, candidate, attempt } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    const { current: _none, ...without } = response
    const other: OpenedResponse = { ...without, rev: 7 }
    if (how === 'changed') await putRaw(other)
    else await deleteRaw(candidate.id)
    const asked = { candidateId: candidate.id, attemptId: attempt.attemptId, now: MORNING }
    const sent = submitAttempt({ ...asked, answers: { why: 'final' }, dropped: [] })
    writer.change({ answers: { why: 'typed meanwhile' } })
    expect(failure(await sent)).toBe(error)
    // At once, before any write could compare.
    dispatchEvent(new Event('pagehide'))
    await leaveAfterwards(writer)
    expect(await responseTable.get(candidate.id)).toEqual(how === 'changed' ? other : undefined)
    expect(kinds().at(-1)).toBe(how === 'changed' ? 'elsewhere' : 'failed')
  })
})

/** Like the candidate's page, it closes its writer when told that another tab has the response. */
function aPageThatCloses(response: OpenedResponse) {
  const states: SaveState[] = []
  const writer: AttemptWriter = openAttemptWriter({
    response,
    onState(state) {
      states.push(state)
      if (state.kind === 'elsewhere') writer.close()
    },
  })
  return { writer, kinds: () => states.map(({ kind }) => kind) }
}

function submittedFrom({ current, ...response }: OpenedResponse): OpenedResponse {
  const { place: _left, ...attempt } = current!
  const at = MORNING.toISOString()
  return {
    ...response,
    rev: response.rev + 1,
    submittedAt: at,
    attempts: [
      {
        ...attempt,
        answers: { why: 'submitted' },
        submittedAt: at,
        receipt: 'K7Q2-M9XT',
        dropped: [],
      },
    ],
  }
}

/** Everything a page does when it is left, and the time a write would take. */
async function leaveAfterwards(writer: AttemptWriter): Promise<void> {
  dispatchEvent(new Event('pagehide'))
  writer.change({ answers: { why: 'later still' } })
  writer.close()
  await writer.flush()
  // A write that had started would come before this one.
  await putRaw(null)
}

/** Without notification, like another tab's writer. */
function putRaw(record: OpenedResponse | null): Promise<void> {
  return inResponses((store) => record && store.put(record))
}

function deleteRaw(candidateId: string): Promise<void> {
  return inResponses((store) => store.delete(candidateId))
}

function inResponses(work: (store: IDBObjectStore) => unknown): Promise<void> {
  const raw = database.backendDB().transaction('Responses', 'readwrite')
  work(raw.objectStore('Responses'))
  return new Promise((resolve) => raw.addEventListener('complete', () => resolve()))
}
