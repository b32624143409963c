import { describe, expect, test } from 'vitest'

import type { Patch } from '#schemas/records/history.ts'
import {
  closeAssessment,
  publishDraft,
  reopenAssessment,
  saveDraft,
} from '#src/builder/storage/assessments.ts'
import type { StepDraft } from '#src/builder/storage/draftSteps.ts'
import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { assessmentTable } from '#src/storage/core/database.ts'
import { historyTable } from '#src/storage/core/deviceDatabase.ts'
import { dropHistoryAfter, listHistory, loadHistory } from '#src/builder/storage/history.ts'
import { stepWords } from '#src/builder/model/words/stepWords.ts'
import { failWrites, withFreshDatabases } from '#tests/support/database.ts'
import { aJob, failure, readyDefinition, STAFF, value } from '#tests/support/hiring.ts'

withFreshDatabases()

/** A builder that saves titles, as the real one saves whole drafts. */
async function aBuilder() {
  const job = await aJob()
  const { id } = value(await createAssessment(job.id, 'Basics'))
  let rev = 0
  const save = async (step?: StepDraft) => {
    const result = await saveDraft({
      assessmentId: id,
      rev,
      draft: readyDefinition(),
      ...(step && { step }),
    })
    if (result.ok) rev = result.value.rev
    return result
  }
  return {
    id,
    save,
    revNow: () => rev,
    steps: async () => {
      const { steps, dropped } = await loadHistory(id)
      return {
        steps: steps.map(({ name, undone }) => `${stepWords(name)}${undone ? ' (undone)' : ''}`),
        dropped,
      }
    },
  }
}

function edit(name: string, kind: 'new' | 'amend' = 'new') {
  const patch: Patch = { path: ['settings', 'title'], value: name }
  const earlier = { key: 'earlier', text: name } as const
  return { kind, name: earlier, undo: [patch], redo: [patch] } satisfies StepDraft
}

describe('the history of a draft', () => {
  test('names every edit, oldest first', async () => {
    const builder = await aBuilder()
    for (const name of ['a', 'b', 'c']) await builder.save(edit(name))
    expect(await builder.steps()).toEqual({ steps: ['a', 'b', 'c'], dropped: 0 })
  })

  test('extends the same step while typing in the same field', async () => {
    const builder = await aBuilder()
    await builder.save(edit('a'))
    await builder.save(edit('Title', 'new'))
    await builder.save(edit('Title', 'amend'))
    expect(await builder.steps()).toEqual({ steps: ['a', 'Title'], dropped: 0 })
  })

  test('keeps undone steps until the next edit', async () => {
    const builder = await aBuilder()
    for (const name of ['a', 'b', 'c']) await builder.save(edit(name))
    await builder.save({ kind: 'undo' })
    await builder.save({ kind: 'undo' })
    expect((await builder.steps()).steps).toEqual(['a', 'b (undone)', 'c (undone)'])
    await builder.save({ kind: 'redo' })
    expect((await builder.steps()).steps).toEqual(['a', 'b', 'c (undone)'])
    await builder.save({ kind: 'undo' })
    await builder.save({ kind: 'undo' })
    expect((await builder.steps()).steps).toEqual(['a (undone)', 'b (undone)', 'c (undone)'])
    await builder.save(edit('d'))
    expect(await builder.steps()).toEqual({ steps: ['d'], dropped: 0 })
  })

  test('is kept through publishing', async () => {
    const builder = await aBuilder()
    await builder.save(edit('a'))
    value(await publishDraft({ assessmentId: builder.id, rev: builder.revNow(), by: STAFF }))
    expect(await builder.steps()).toEqual({ steps: ['a'], dropped: 0 })
    // The builder's own revision is older now, and still valid.
    expect(failure(await builder.save(edit('b')))).toBe(null)
    expect((await builder.steps()).steps).toEqual(['a', 'b'])
  })

  test('is kept if the assessment is closed while a step is being saved', async () => {
    const builder = await aBuilder()
    await builder.save(edit('a'))
    const [saved] = await Promise.all([
      builder.save(edit('b')),
      closeAssessment(builder.id),
      reopenAssessment(builder.id),
    ])
    expect(failure(saved)).toBe(null)
    expect(await builder.steps()).toEqual({ steps: ['a', 'b'], dropped: 0 })
  })

  test('has the last 500 steps', async () => {
    const builder = await aBuilder()
    for (let number = 0; number < 8; number += 1) await builder.save(edit(`${number}`))
    // The same as 500 edits, without their cost.
    const steps = await listHistory(builder.id)
    await dropHistoryAfter(builder.id, -1)
    await historyTable.bulkPut(steps.map((step) => ({ ...step, step: step.step + 496 })))
    await historyTable.put({ ...steps[0], step: 3 })
    await builder.save(edit('last'))
    const numbers = (await listHistory(builder.id)).map(({ step }) => step)
    expect(numbers.at(-1)).toBe(504)
    expect(numbers).not.toContain(3)
  })

  test('of a draft that changed without a step is dropped, and reported', async () => {
    const builder = await aBuilder()
    for (const name of ['a', 'b']) await builder.save(edit(name))
    await builder.save()
    expect(await builder.steps()).toEqual({ steps: [], dropped: 2 })
    expect(await listHistory(builder.id)).toEqual([])
  })
})

describe('a step whose draft could not be saved', () => {
  test('can be redone, and does no harm to the next one', async () => {
    const builder = await aBuilder()
    await builder.save(edit('a'))
    failWrites('Assessments')
    expect(failure(await builder.save(edit('lost')))).toBe('storage-full')
    expect(await builder.steps()).toEqual({ steps: ['a', 'lost (undone)'], dropped: 0 })
    await builder.save(edit('b'))
    expect(await builder.steps()).toEqual({ steps: ['a', 'b'], dropped: 0 })
  })

  test('is what it was before typing continued', async () => {
    const builder = await aBuilder()
    await builder.save(edit('a'))
    await builder.save(edit('Titl', 'new'))
    for (let turn = 0; turn < 2; turn += 1) {
      failWrites('Assessments')
      expect(failure(await builder.save(edit('Title', 'amend')))).toBe('storage-full')
      const { steps, dropped } = await loadHistory(builder.id)
      expect(steps).toMatchObject([edit('a'), edit('Titl')].map(({ redo }) => ({ redo })))
      expect(dropped).toBe(0)
    }
    await builder.save(edit('Title', 'amend'))
    expect((await loadHistory(builder.id)).steps).toMatchObject([{}, { redo: edit('Title').redo }])
    await builder.save(edit('b'))
    expect(await listHistory(builder.id)).not.toContainEqual(
      expect.objectContaining({ former: expect.anything() }),
    )
  })

  test('of an undo leaves the step applied', async () => {
    const builder = await aBuilder()
    for (const name of ['a', 'b']) await builder.save(edit(name))
    failWrites('Assessments')
    expect(failure(await builder.save({ kind: 'undo' }))).toBe('storage-full')
    expect(await builder.steps()).toEqual({ steps: ['a', 'b'], dropped: 0 })
    await builder.save({ kind: 'undo' })
    expect(await builder.steps()).toEqual({ steps: ['a', 'b (undone)'], dropped: 0 })
  })

  test('of a redo leaves it undone', async () => {
    const builder = await aBuilder()
    await builder.save(edit('a'))
    await builder.save({ kind: 'undo' })
    failWrites('Assessments')
    await builder.save({ kind: 'redo' })
    expect(await builder.steps()).toEqual({ steps: ['a (undone)'], dropped: 0 })
  })

  test('if a step can’t be written, the draft isn’t either', async () => {
    const builder = await aBuilder()
    failWrites('history')
    expect(failure(await builder.save(edit('a')))).toBe('storage-full')
    expect(await assessmentTable.get(builder.id)).toMatchObject({ rev: 0 })
  })
})

test('damaged steps end the history, and later ones stay', async () => {
  const builder = await aBuilder()
  for (const name of ['a', 'b', 'c']) await builder.save(edit(name))
  await historyTable.put({ assessmentId: builder.id, step: 1, name: 7 })
  expect(await builder.steps()).toEqual({ steps: ['c'], dropped: 0 })
})
