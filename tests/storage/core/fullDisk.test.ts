// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { fileTable } from '#src/storage/core/deviceDatabase.ts'
import { failureOf } from '#src/storage/core/failures.ts'
import { storeFile } from '#src/storage/stored/files.ts'
import { currentRisk, isAtRisk, noteFullDisk, onRisk } from '#src/storage/core/fullDisk.ts'
import { createJob } from '#src/hiring/storage/jobs.ts'
import { watchForFullDisk } from '#src/storage/core/logRotation.ts'
import { noteUnsaved } from '#src/builder/storage/unsaved.ts'
import { closeWritersAfterEach, setVisibility, writerOf } from '#tests/support/attemptWriters.ts'
import { failWrites, failWritesWhile, withFreshDatabases } from '#tests/support/database.ts'
import { aJob, aStartedAttempt, failure, jobDetails, value } from '#tests/support/hiring.ts'
import { eventually } from '#tests/support/eventually.ts'
import { withRoom } from '#tests/support/storageRoom.ts'

withFreshDatabases()

closeWritersAfterEach()

const MARK = 'talentflow.fullDisk'

describe('a full disk is recorded', () => {
  test('by a staff write', async () => {
    failWrites('Jobs')
    expect(failure(await createJob(jobDetails()))).toBe('storage-full')
    expect(isAtRisk()).toBe(true)
    expect(localStorage.getItem(MARK)).toBe(currentRisk())
  })

  test('by a file that could not be stored', async () => {
    failWrites('files')
    const file = new File(['x'], 'cv.txt', { type: 'text/plain' })
    expect(failure(await storeFile({ owner: crypto.randomUUID(), file }))).toBe('storage-full')
    expect(isAtRisk()).toBe(true)
  })

  test('by a save of answers', async () => {
    const { response } = await aStartedAttempt()
    const { writer } = writerOf(response)
    failWrites('Responses')
    writer.change({ answers: { why: 'kept' } })
    await eventually(() => expect(isAtRisk()).toBe(true))
  })

  test('by a write on leaving, even if the next one succeeds', async () => {
    const { response } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    failWrites('Responses')
    writer.change({ answers: { why: 'kept' } })
    setVisibility('hidden')
    await eventually(() => expect(kinds().at(-1)).toBe('atRisk'))
    expect(kinds()).not.toContain('failed')
  })

  test('by a note of unsaved edits', async () => {
    const job = await aJob()
    const { id } = value(await createAssessment(job.id, 'Basics'))
    failWrites('history')
    noteUnsaved(id, [{ rev: 0, name: 'edit', undo: [], redo: [] }])
    await eventually(() => expect(isAtRisk()).toBe(true))
  })

  test('by Chromium’s message, which has no error name', () => {
    const message =
      'Connection is closing because of: IO error: 000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3::WritableFileAppend::8)'
    expect(failureOf(new DOMException(message, 'UnknownError'))).toEqual({ kind: 'storage-full' })
    expect(isAtRisk()).toBe(true)
  })

  test('and by errors for which Chromium gives no reason afterwards', () => {
    const opening = new DOMException('Internal error opening backing store', 'UnknownError')
    expect(failureOf(opening)).toMatchObject({ kind: 'storage-failed' })
    expect(isAtRisk()).toBe(false)
    noteFullDisk()
    expect(failureOf(opening)).toEqual({ kind: 'storage-full' })
  })
})

describe('after a full disk', () => {
  let stop: () => void

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    stop = watchForFullDisk()
  })

  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  test('nothing counts as saved until the log is replaced', async () => {
    const { response } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    noteFullDisk()
    expect(kinds().at(-1)).toBe('atRisk')
    writer.change({ answers: { why: 'kept' } })
    await vi.advanceTimersByTimeAsync(0)
    await eventually(() => expect(kinds().slice(-2)).toEqual(['saving', 'atRisk']))
    await untilSafe()
    expect(kinds().at(-1)).toBe('saved')
  })

  test('more than 4 MB go through the log in small records, and none of them remain', async () => {
    const sizes = sizesOfFiles()
    const commits = vi.spyOn(IDBDatabase.prototype, 'transaction')
    noteFullDisk()
    await untilSafe()
    const written = sizes()
    expect(written.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(4_400_000)
    expect(Math.max(...written)).toBeLessThan(60_000)
    expect(await fileTable.count()).toBe(0)
    // A single one, so that nothing remains wherever it is interrupted.
    expect(commits.mock.calls.filter(([, mode]) => mode === 'readwrite')).toHaveLength(1)
    expect(localStorage.getItem(MARK)).toBeNull()
  })

  test('is retried while it fails, and leaves nothing behind', async () => {
    const sizes = sizesOfFiles({ failing: 2 })
    noteFullDisk()
    await untilSafe()
    expect(sizes()).toHaveLength(152)
    expect(await fileTable.count()).toBe(0)
  })

  test('waits until there is space, without using any', async () => {
    const room = withRoom({ full: 2 })
    const sizes = sizesOfFiles()
    noteFullDisk()
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(1000)
      expect(room.tries()).toBe(2)
    })
    expect(sizes()).toEqual([])
    expect(isAtRisk()).toBe(true)
    await untilSafe()
    expect(room.tries()).toBe(3)
    expect(room.left()).toEqual([])
    expect(sizes()).toHaveLength(150)
    room.restore()
  })

  test('tests the space itself where the browser can’t say how much there is', async () => {
    const room = withRoom({ full: 1, hasNoEstimate: true })
    noteFullDisk()
    await untilSafe()
    expect(room.tries()).toBe(2)
    room.restore()
  })

  test('writes nothing as long as the browser says that there is too little', async () => {
    const room = withRoom({ full: 0, quota: 20_000_000, usage: 10_000_000 })
    const sizes = sizesOfFiles()
    noteFullDisk()
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(1000)
      expect(room.estimates()).toBeGreaterThan(2)
    })
    expect([room.tries(), sizes()]).toEqual([0, []])
    expect(isAtRisk()).toBe(true)
    room.clear()
    await untilSafe()
    expect(room.tries()).toBe(1)
    room.restore()
  })

  test('an interrupted attempt is cleaned up by the next page', async () => {
    const room = withRoom({ full: 0, left: ['talentflow-room'] })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(room.left()).toEqual([])
    expect(room.tries()).toBe(0)
    room.restore()
  })

  test('also handles what another tab recorded, even before this page loaded', async () => {
    const heard = vi.fn<() => void>()
    onRisk(heard)
    localStorage.setItem(MARK, 'theirs')
    dispatchEvent(Object.assign(new Event('storage'), { key: MARK }))
    expect(heard).toHaveBeenCalledOnce()
    await untilSafe()
    stop()

    localStorage.setItem(MARK, 'theirs')
    stop = watchForFullDisk()
    expect(isAtRisk()).toBe(true)
    await untilSafe()
    expect(localStorage.getItem(MARK)).toBeNull()
  })

  test('is not cleared by a write that failed meanwhile', async () => {
    const original = IDBObjectStore.prototype.delete
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(function (
      this: IDBObjectStore,
      key,
    ) {
      // In another tab, which this one has not noticed yet.
      localStorage.setItem(MARK, 'theirs')
      return original.call(this, key)
    })
    const sizes = sizesOfFiles()
    noteFullDisk()
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(1000)
      expect(sizes()).toHaveLength(150)
    })
    expect(isAtRisk()).toBe(true)
    await untilSafe()
    expect(sizes()).toHaveLength(300)
  })
})

/** Advances time until saved data is safe. */
function untilSafe(): Promise<void> {
  return eventually(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(isAtRisk()).toBe(false)
  })
}

/** The sizes of what is written to the files store from now on; the first `failing` writes fail. */
function sizesOfFiles({ failing = 0 } = {}): () => number[] {
  const sizes: number[] = []
  failWritesWhile((store, record) => {
    const bytes: unknown = Reflect.get(Object(record), 'bytes')
    if (store !== 'files' || !(bytes instanceof ArrayBuffer)) return false
    return sizes.push(bytes.byteLength) <= failing
  })
  return () => sizes
}
