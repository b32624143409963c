import { describe, expect, test, vi } from 'vitest'

import type { Assessment } from '#schemas/assessment.ts'
import {
  createAssessment,
  getAssessment,
  publishDraft,
  type StepDraft,
  saveDraft,
} from '#src/db/assessments.ts'
import { loadHistory } from '#src/db/history.ts'
import { deviceDatabase } from '#src/db/deviceDatabase.ts'
import { noteUnsaved, readUnsaved } from '#src/db/unsaved.ts'
import { settled, withFreshDatabases } from '#tests/support/database.ts'
import { aJob, readyDefinition, STAFF, value } from '#tests/support/hiring.ts'

withFreshDatabases()

async function aSavedDraft() {
  const job = await aJob()
  const { id } = value(await createAssessment(job.id, 'Basics'))
  const edit: StepDraft = { kind: 'new', name: 'Edit', undo: [], redo: [] }
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

const difference = (rev: number, name: string) => ({ rev, name, undo: [], redo: [] })

test('what was noted on leaving is found by whoever opens the draft next', async () => {
  const { id, rev } = await aSavedDraft()
  noteUnsaved(id, [difference(rev, 'Edit title')])
  expect(await readUnsaved(await stored(id))).toMatchObject({ name: 'Edit title' })
  expect(await loadHistory(id)).toMatchObject({ steps: [{ name: 'Edit' }], dropped: 0 })
})

test('of two notes the one fits that was made from what is stored', async () => {
  const { id, rev, save } = await aSavedDraft()
  noteUnsaved(id, [difference(rev, 'from before'), difference(rev + 1, 'from after')])
  expect(await readUnsaved(await stored(id))).toMatchObject({ name: 'from before' })

  const after = value(await save(rev))
  expect(await readUnsaved(await stored(id))).toMatchObject({ name: 'from after' })
  value(await save(after.rev))
  expect(await readUnsaved(await stored(id))).toBeNull()
})

test('publishing leaves the draft as it is, and a note of it still fits', async () => {
  const { id, rev } = await aSavedDraft()
  noteUnsaved(id, [difference(rev, 'Edit title')])
  value(await publishDraft({ assessmentId: id, rev, by: STAFF }))
  expect(await readUnsaved(await stored(id))).toMatchObject({ name: 'Edit title' })
})

describe('without a connection', () => {
  test('a note is not made where the connection was closed', async () => {
    const { id, rev } = await aSavedDraft()
    deviceDatabase.close({ disableAutoOpen: false })
    noteUnsaved(id, [difference(rev, 'Edit title')])
    expect(await readUnsaved(await stored(id))).toBeNull()
  })

  test('nor where the browser is closing it', async () => {
    const { id, rev } = await aSavedDraft()
    deviceDatabase.backendDB().close()
    noteUnsaved(id, [difference(rev, 'Edit title')])
    deviceDatabase.close({ disableAutoOpen: false })
    expect(await readUnsaved(await stored(id))).toBeNull()
  })

  test('nor where another tab erased the data, or a newer TalentFlow took it over', async () => {
    const { id, rev } = await aSavedDraft()
    const connection = deviceDatabase.backendDB()
    await settled(indexedDB.deleteDatabase(deviceDatabase.name))
    noteUnsaved(id, [difference(rev, 'Edit title')])
    // As while the one is gone for good, and the other still at hand.
    vi.spyOn(deviceDatabase, 'isOpen').mockReturnValue(true)
    vi.spyOn(deviceDatabase, 'backendDB').mockReturnValue(connection)
    noteUnsaved(id, [difference(rev, 'Edit title')])
    vi.restoreAllMocks()
    await expect(readUnsaved(await stored(id))).rejects.toMatchObject({
      name: 'DatabaseClosedError',
    })
  })
})
