// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'

import { saveDraft } from '#src/builder/storage/assessments.ts'
import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { isAtRisk } from '#src/storage/core/fullDisk.ts'
import { updateJob } from '#src/hiring/storage/jobs.ts'
import { noteUnsaved } from '#src/builder/storage/unsaved.ts'
import {
  closeWritersAfterEach,
  setVisibility,
  storedResponse,
  writerOf,
} from '#tests/support/attemptWriters.ts'
import { abortOnPut, throwOnPut, withFreshDatabases } from '#tests/support/database.ts'
import {
  aJob,
  aStartedAttempt,
  failure,
  jobDetails,
  readyDefinition,
  value,
} from '#tests/support/hiring.ts'
import { eventually } from '#tests/support/eventually.ts'

withFreshDatabases()

closeWritersAfterEach()

describe('a browser that refuses writes at once is recorded as full', () => {
  test('by a save of answers, which reports it', async () => {
    const { response } = await aStartedAttempt()
    const { writer, states, kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    throwOnPut('Responses')
    writer.change({ answers: { why: 'kept' } })
    await eventually(() =>
      expect(states.at(-1)).toEqual({ kind: 'failed', error: { kind: 'storage-full' } }),
    )
    expect(isAtRisk()).toBe(true)
    vi.restoreAllMocks()
    await writer.flush()
  })

  test('by a write on leaving, which counts as failed', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await eventually(() => expect(kinds()).toEqual(['saved']))
    throwOnPut('Responses')
    writer.change({ answers: { why: 'kept' } })
    setVisibility('hidden')
    await eventually(() => expect(isAtRisk()).toBe(true))
    await eventually(() => expect(kinds().at(-1)).toBe('failed'))
    expect(kinds().slice(1)).not.toContain('atRisk')
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({})
    vi.restoreAllMocks()
    await writer.flush()
  })

  test('by a note of unsaved edits', async () => {
    const job = await aJob()
    const { id } = value(await createAssessment(job.id, 'Basics'))
    throwOnPut('history')
    noteUnsaved(id, [{ rev: 0, name: 'edit', undo: [], redo: [] }])
    expect(isAtRisk()).toBe(true)
  })

  test('by a staff write', async () => {
    const job = await aJob()
    throwOnPut('Jobs')
    expect(failure(await updateJob(job.id, job.rev, jobDetails()))).toBe('storage-full')
    expect(isAtRisk()).toBe(true)
  })
})

describe('an aborted write is retried', () => {
  test('by a save of answers, until they are on disk', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await writer.flush()
    abortOnPut('Responses')
    writer.change({ answers: { why: 'first' } })
    await eventually(() => expect(kinds().at(-1)).toBe('failed'))
    writer.change({ answers: { why: 'second' } })
    await writer.flush()
    vi.restoreAllMocks()
    writer.change({ answers: { why: 'third' } })
    await writer.flush()
    expect(kinds().at(-1)).toBe('saved')
    expect(kinds()).not.toContain('elsewhere')
    const stored = await storedResponse(candidate.id)
    expect(stored).toMatchObject({ rev: response.rev + 1, current: { answers: { why: 'third' } } })
  })

  test('by a write on leaving', async () => {
    const { response, candidate } = await aStartedAttempt()
    const { writer, kinds } = writerOf(response)
    await writer.flush()
    abortOnPut('Responses')
    writer.change({ answers: { why: 'kept' } })
    setVisibility('hidden')
    setVisibility('visible')
    await eventually(() => expect(kinds().at(-1)).toBe('failed'))
    vi.restoreAllMocks()
    await writer.flush()
    expect(kinds().at(-1)).toBe('saved')
    expect((await storedResponse(candidate.id)).current?.answers).toEqual({ why: 'kept' })
  })

  test('by a save of a draft, against the stored revision', async () => {
    const job = await aJob()
    const { id } = value(await createAssessment(job.id, 'Basics'))
    const step = { kind: 'new', name: 'edit', undo: [], redo: [] } as const
    const save = () =>
      saveDraft({
        assessmentId: id,
        rev: 0,
        draft: readyDefinition(),
        step: { ...step, undo: [], redo: [] },
      })
    for (const store of ['Assessments', 'history']) {
      abortOnPut(store)
      expect(failure(await save())).toBe('storage-failed')
      vi.restoreAllMocks()
    }
    expect(value(await save()).rev).toBe(1)
  })
})
