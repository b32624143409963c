// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'

import type { Assessment } from '#schemas/records/assessment.ts'
import { publishDraft, saveDraft } from '#src/builder/storage/assessments.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import type { StepDraft } from '#src/builder/storage/draftSteps.ts'
import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { database } from '#src/storage/core/database.ts'
import { deleteFromDevice, sweepDeletedDrafts } from '#src/builder/storage/deviceCleanup.ts'
import { loadHistory } from '#src/builder/storage/history.ts'
import { deviceDatabase } from '#src/storage/core/deviceDatabase.ts'
import { noteOnLeaving, noteUnsaved, readUnsaved } from '#src/builder/storage/unsaved.ts'
import { settled, withFreshDatabases } from '#tests/support/database.ts'
import { leavingNotes } from '#src/builder/storage/leavingNotes.ts'
import { aJob, readyDefinition, STAFF, value } from '#tests/support/hiring.ts'

withFreshDatabases()

async function aSavedDraft() {
  const job = await aJob()
  const { id } = value(await createAssessment(job.id, 'Basics'))
  const edit: StepDraft = { kind: 'new', name: 'edit', undo: [], redo: [] }
  const draft = readyDefinition()
  const save = (rev: number) => saveDraft({ assessmentId: id, rev, draft, step: edit })
  const { rev } = value(await save(0))
  return { id, rev, save }
}

async function stored(id: string): Promise<Assessment> {
  const found = await getAssessment(id)
  if (found?.kind !== 'whole') throw new Error('It can not be read')
  return found.value
}

const difference = (rev: number, text = 'left') => ({
  rev,
  name: { key: 'earlier', text } as const,
  undo: [],
  redo: [],
})

test('what was noted on leaving is found by the next tab that opens the draft', async () => {
  const { id, rev } = await aSavedDraft()
  noteUnsaved(id, [difference(rev, 'Edit title')])
  expect(await readUnsaved(await stored(id))).toMatchObject({ name: { text: 'Edit title' } })
  expect(await loadHistory(id)).toMatchObject({ steps: [{ name: 'edit' }], dropped: 0 })
})

test('of two notes the one based on the stored draft applies', async () => {
  const { id, rev, save } = await aSavedDraft()
  noteUnsaved(id, [difference(rev, 'from before'), difference(rev + 1, 'from after')])
  expect(await readUnsaved(await stored(id))).toMatchObject({ name: { text: 'from before' } })

  const after = value(await save(rev))
  expect(await readUnsaved(await stored(id))).toMatchObject({ name: { text: 'from after' } })
  value(await save(after.rev))
  expect(await readUnsaved(await stored(id))).toBeNull()
})

test('publishing leaves the draft unchanged, so its note still applies', async () => {
  const { id, rev } = await aSavedDraft()
  noteUnsaved(id, [difference(rev, 'Edit title')])
  value(await publishDraft({ assessmentId: id, rev, by: STAFF }))
  expect(await readUnsaved(await stored(id))).toMatchObject({ name: { text: 'Edit title' } })
})

describe('without a connection', () => {
  test('no note is written if the connection was closed', async () => {
    const { id, rev } = await aSavedDraft()
    deviceDatabase.close({ disableAutoOpen: false })
    noteUnsaved(id, [difference(rev, 'Edit title')])
    expect(await readUnsaved(await stored(id))).toBeNull()
  })

  test('nor if the browser is closing it', async () => {
    const { id, rev } = await aSavedDraft()
    deviceDatabase.backendDB().close()
    noteUnsaved(id, [difference(rev, 'Edit title')])
    deviceDatabase.close({ disableAutoOpen: false })
    expect(await readUnsaved(await stored(id))).toBeNull()
  })

  test('nor if another tab erased the data, or a newer TalentFlow took over', async () => {
    const { id, rev } = await aSavedDraft()
    const connection = deviceDatabase.backendDB()
    await settled(indexedDB.deleteDatabase(deviceDatabase.name))
    noteUnsaved(id, [difference(rev, 'Edit title')])
    // As when one database is permanently closed and the other still open.
    vi.spyOn(deviceDatabase, 'isOpen').mockReturnValue(true)
    vi.spyOn(deviceDatabase, 'backendDB').mockReturnValue(connection)
    noteUnsaved(id, [difference(rev, 'Edit title')])
    vi.restoreAllMocks()
    await expect(readUnsaved(await stored(id))).rejects.toMatchObject({
      name: 'DatabaseClosedError',
    })
  })
})

describe('a note that is made as the page is left', () => {
  const closeTheDatabase = () => deviceDatabase.close({ disableAutoOpen: false })

  test('is found though the database took none of it', async () => {
    const { id, rev } = await aSavedDraft()
    closeTheDatabase()
    noteOnLeaving(id, [difference(rev, 'Edit title')])
    expect(await readUnsaved(await stored(id))).toMatchObject({ name: { text: 'Edit title' } })
  })

  test('goes before an earlier one that the database has', async () => {
    const { id, rev } = await aSavedDraft()
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    noteUnsaved(id, [difference(rev, 'Edit titl')])
    await expect.poll(async () => readUnsaved(await stored(id))).not.toBeNull()
    closeTheDatabase()
    vi.setSystemTime(Date.now() + 1)
    noteOnLeaving(id, [difference(rev, 'Edit title')])
    vi.useRealTimers()
    expect(await readUnsaved(await stored(id))).toMatchObject({ name: { text: 'Edit title' } })
  })

  test('gives way to a later one', async () => {
    const { id, rev } = await aSavedDraft()
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    noteOnLeaving(id, [difference(rev, 'Hidden')])
    vi.setSystemTime(Date.now() + 1)
    noteUnsaved(id, [difference(rev, 'Came back and typed on')])
    vi.useRealTimers()
    expect(await readUnsaved(await stored(id))).toMatchObject({
      name: { text: 'Came back and typed on' },
    })
  })

  test('is removed when a draft is opened that it does not apply to', async () => {
    const { id, rev, save } = await aSavedDraft()
    noteOnLeaving(id, [difference(rev)])
    value(await save(rev))
    expect(await readUnsaved(await stored(id))).toBeNull()
    expect(leavingNotes(id)).toEqual([])
  })

  test('is removed with its assessment, and by a note without changes', async () => {
    const { id, rev } = await aSavedDraft()
    noteOnLeaving(id, [difference(rev)])
    value(await deleteFromDevice([id]))
    expect(leavingNotes(id)).toEqual([])
    noteOnLeaving(id, [difference(rev)])
    noteUnsaved(id, [])
    expect(leavingNotes(id)).toEqual([])
  })

  test('is swept later if it was written after its assessment was deleted', async () => {
    const deleted = await aSavedDraft()
    const kept = await aSavedDraft()
    await database.table('Assessments').delete(deleted.id)
    for (const { id, rev } of [deleted, kept]) noteOnLeaving(id, [difference(rev)])
    await sweepDeletedDrafts()
    expect(leavingNotes(deleted.id)).toEqual([])
    expect(leavingNotes(kept.id)).toHaveLength(1)
    const owners = (await deviceDatabase.table('history').toArray()).map(
      (step) => step.assessmentId,
    )
    expect([...new Set(owners)]).toEqual([kept.id])
  })

  test.each(['{', '7', '[null, {"format": 99}]'])('does no harm as %s', async (broken) => {
    const { id, rev } = await aSavedDraft()
    closeTheDatabase()
    noteOnLeaving(id, [difference(rev)])
    const key = Object.keys(localStorage).find((name) => name.endsWith(id)) ?? ''
    localStorage.setItem(key, broken)
    expect(await readUnsaved(await stored(id))).toBeNull()
    expect(localStorage.getItem(key)).toBeNull()
  })
})
