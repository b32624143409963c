// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'

import type { Response } from '#schemas/response.ts'
import { database, responseTable } from '#src/db/database.ts'
import { type AttemptWriter, openAttemptWriter, type SaveState } from '#src/db/saving.ts'
import { submitAttempt } from '#src/db/submitting.ts'
import { closeWritersAfterEach, storedResponse, writerOf } from '#tests/support/attemptWriters.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aStartedAttempt, failure, MORNING } from '#tests/support/hiring.ts'

withFreshDatabases()

closeWritersAfterEach()

describe('a page that gives way never writes again', () => {
  test('when the attempt was submitted elsewhere, though it closes its writer as soon as it is told', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = aPageThatCloses(response)
    await vi.waitFor(() => expect(kinds()).toEqual(['saved']))
    const submitted = submittedFrom(response)
    await putRaw(submitted)
    writer.change({ answers: { why: 'late' } })
    await vi.waitFor(() => expect(kinds().at(-1)).toBe('elsewhere'))
    await leaveAfterwards(writer)
    expect(await storedResponse(candidate.id)).toEqual(submitted)
  })

  test('when another attempt was restored in its place', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = aPageThatCloses(response)
    writer.change({ answers: { why: 'before' } })
    await writer.flush()
    // A lower revision than its own, as from a backup of last week.
    const restored: Response = {
      ...response,
      current: {
        ...response.current!,
        attemptId: crypto.randomUUID(),
        answers: { why: 'restored' },
      },
    }
    await putRaw(restored)
    writer.change({ answers: { why: 'late' } })
    await vi.waitFor(() => expect(kinds().at(-1)).toBe('elsewhere'))
    await leaveAfterwards(writer)
    expect(await storedResponse(candidate.id)).toEqual(restored)
  })

  test('when it learns of it from the announcement, with something still to be written', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = aPageThatCloses(response)
    await vi.waitFor(() => expect(kinds()).toEqual(['saved']))
    const submitted = submittedFrom(response)
    const original = IDBObjectStore.prototype.get
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (
      this: IDBObjectStore,
      key,
    ) {
      const reading = original.call(this, key)
      // Typed between the look at the record and what it shows.
      reading.addEventListener('success', () => writer.change({ answers: { why: 'late' } }))
      return reading
    })
    await responseTable.put(submitted)
    await vi.waitFor(() => expect(kinds().at(-1)).toBe('elsewhere'))
    await leaveAfterwards(writer)
    expect(await storedResponse(candidate.id)).toEqual(submitted)
  })

  test('when the page goes in the moment in which the comparison fails', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await vi.waitFor(() => expect(kinds()).toEqual(['saved']))
    const submitted = submittedFrom(response)
    await putRaw(submitted)
    const commit = IDBTransaction.prototype.commit
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (
      this: IDBTransaction,
    ) {
      // The record was read and found changed; that its transaction ends is not known yet.
      this.addEventListener('complete', () => dispatchEvent(new Event('pagehide')))
      return commit.call(this)
    })
    writer.change({ answers: { why: 'late' } })
    await vi.waitFor(() => expect(kinds().at(-1)).toBe('elsewhere'))
    await leaveAfterwards(writer)
    expect(await storedResponse(candidate.id)).toEqual(submitted)
  })

  test.each([
    ['changed', 'changed-elsewhere'],
    ['deleted', 'not-found'],
  ] as const)('when submitting found that the record was %s', async (how, error) => {
    const { response, candidate, attempt } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await vi.waitFor(() => expect(kinds()).toEqual(['saved']))
    const { current: _none, ...without } = response
    const other: Response = { ...without, rev: 7 }
    if (how === 'changed') await putRaw(other)
    else await deleteRaw(candidate.id)
    const asked = { candidateId: candidate.id, attemptId: attempt.attemptId, now: MORNING }
    const sent = submitAttempt({ ...asked, answers: { why: 'final' }, dropped: [] })
    writer.change({ answers: { why: 'typed meanwhile' } })
    expect(failure(await sent)).toBe(error)
    // At once: no write has had the time to compare.
    dispatchEvent(new Event('pagehide'))
    await leaveAfterwards(writer)
    expect(await responseTable.get(candidate.id)).toEqual(how === 'changed' ? other : undefined)
    expect(kinds().at(-1)).toBe(how === 'changed' ? 'elsewhere' : 'failed')
  })
})

/** As the candidate's page does: it lets go of the response once it is told that another has it. */
function aPageThatCloses(response: Response) {
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

function submittedFrom({ current, ...response }: Response): Response {
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

/** Everything that a page does on its way out, and the time that a write of it would take. */
async function leaveAfterwards(writer: AttemptWriter): Promise<void> {
  dispatchEvent(new Event('pagehide'))
  writer.change({ answers: { why: 'later still' } })
  writer.close()
  await writer.flush()
  // A write that had begun would come before this one.
  await putRaw(null)
}

/** Raw, as another tab's writer does it: unannounced. */
function putRaw(record: Response | null): Promise<void> {
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
