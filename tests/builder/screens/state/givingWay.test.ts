// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { deleteAssessment, saveDraft } from '#src/builder/storage/assessments.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { assessmentTable } from '#src/storage/core/database.ts'
import { historyTable } from '#src/storage/core/deviceDatabase.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { closeBuilder, openBuilder } from '#src/builder/screens/openBuilder.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aJob, value } from '#tests/support/hiring.ts'

withFreshDatabases()

describe('a builder whose draft was taken over', () => {
  test('never overwrites a draft that was restored, not even on closing', async () => {
    const { id, builder, retitle, first } = await anOpenBuilder()
    retitle('Mine')
    expect(await builder.saving.flush()).toBe(true)
    const restored = { ...first, title: 'Restored' }
    await assessmentTable.put(restored)
    retitle('Mine, longer')
    expect(await builder.saving.flush()).toBe(false)
    expect(builder.saving.getState()).toEqual({ kind: 'elsewhere' })

    const steps = await historyTable.count()
    retitle('Mine, longer still')
    builder.saving.leave()
    await closeBuilder(builder)
    expect(await assessmentTable.get(id)).toEqual(restored)
    expect(await historyTable.count()).toBe(steps)
  })

  test('writes no note for a deleted draft', async () => {
    const { id, builder, retitle } = await anOpenBuilder()
    value(await deleteAssessment(id))
    retitle('Mine')
    expect(await builder.saving.flush()).toBe(false)
    expect(builder.saving.getState()).toMatchObject({ error: { kind: 'not-found' } })
    builder.saving.leave()
    await closeBuilder(builder)
    expect(await historyTable.count()).toBe(0)
    expect(await assessmentTable.count()).toBe(0)
  })
})

describe('checking what another tab saved', () => {
  test('never drops what is typed meanwhile', async () => {
    const { id, builder, retitle } = await anOpenBuilder()
    const theirs = updateSettings(builder.draft.definition(), { title: 'Theirs' })
    value(await saveDraft({ assessmentId: id, rev: 0, draft: theirs }))
    // The history is read last.
    const original = IDBObjectStore.prototype.getAll
    IDBObjectStore.prototype.getAll = function (...given) {
      IDBObjectStore.prototype.getAll = original
      retitle('Mine')
      return original.apply(this, given)
    }
    expect(await builder.record.refresh()).toBe('elsewhere')
    expect(builder.draft.definition().settings.title).toBe('Mine')
    expect(builder.saving.getState()).toEqual({ kind: 'elsewhere' })
    await closeBuilder(builder)
  })
})

async function anOpenBuilder() {
  const job = await aJob()
  const { id } = value(await createAssessment(job.id, 'Basics'))
  const stored = await getAssessment(id)
  if (stored?.kind !== 'whole') throw new Error('The draft can not be read')
  const first = stored.value
  const builder = openBuilder({ assessment: first, steps: [], unsaved: null, at: null })
  const retitle = (title: string) =>
    builder.draft.edit('editTitle', (now) => updateSettings(now, { title }))
  return { id, builder, retitle, first }
}
