import { describe, expect, it, vi } from 'vitest'
import { done, failed } from '#schemas/result.ts'
import type { saveDraft } from '#src/db/assessments.ts'
import type { noteUnsaved } from '#src/db/unsaved.ts'
import { emptyDefinition, updateSettings } from '#src/engine/editing/definition.ts'
import { createDraftSaving } from '#src/features/builder/draft/draftSaving.ts'
import { createDraftStore } from '#src/features/builder/draft/draftStore.ts'

type Save = typeof saveDraft
const AT = '2026-11-21T10:42:00.000Z'

function openSaving(save: Save) {
  const definition = emptyDefinition('Backend test', { sectionId: 's1' })
  const draft = createDraftStore({ definition, past: [], future: [] })
  const note = vi.fn<typeof noteUnsaved>()
  const saving = createDraftSaving({
    assessmentId: 'a1',
    rev: 4,
    savedAt: AT,
    draft,
    save,
    note,
  })
  const noted = () => note.mock.calls.map(([, differences]) => differences)
  const retitle = (title: string, mergeKey?: string) =>
    draft.edit('Edit title', (now) => updateSettings(now, { title }), mergeKey ? { mergeKey } : {})
  return { draft, saving, retitle, noted }
}

const accepting = () =>
  vi.fn<Save>(async ({ rev }) => done({ rev: rev + 1, at: '2026-11-21T10:43:00.000Z' }))

describe('saving a draft', () => {
  it('writes each step in order, each on the rev of the one before', async () => {
    const save = accepting()
    const { draft, saving, retitle } = openSaving(save)
    retitle('One')
    retitle('Two')
    draft.undo()
    expect(saving.getState()).toEqual({ kind: 'saving' })
    expect(await saving.flush()).toBe(true)
    const calls = save.mock.calls.map(([call]) => [
      call.rev,
      call.step?.kind,
      call.draft.settings.title,
    ])
    expect(calls).toEqual([
      [4, 'new', 'One'],
      [5, 'new', 'Two'],
      [6, 'undo', 'One'],
    ])
    expect(saving.getState()).toEqual({ kind: 'saved', at: '2026-11-21T10:43:00.000Z' })
    saving.close()
  })

  it('writes typing once for all the keys that came together', async () => {
    const save = accepting()
    const { saving, retitle } = openSaving(save)
    for (const title of ['O', 'On', 'One']) retitle(title, 'title')
    await saving.flush()
    expect(save.mock.calls.map(([call]) => call.draft.settings.title)).toEqual(['One'])
    saving.close()
  })

  it('keeps what failed and writes it on another try', async () => {
    const save = accepting()
    save.mockResolvedValueOnce(failed({ kind: 'storage-full' }))
    const { saving, retitle } = openSaving(save)
    retitle('One')
    expect(await saving.flush()).toBe(false)
    expect(saving.getState()).toEqual({ kind: 'failed', error: { kind: 'storage-full' } })
    expect(await saving.flush()).toBe(true)
    expect(save).toHaveBeenCalledTimes(2)
    saving.close()
  })

  it('stops when another tab saved in between', async () => {
    const save = vi.fn<Save>(async () => failed({ kind: 'changed-elsewhere' }))
    const { saving, retitle } = openSaving(save)
    retitle('One')
    expect(await saving.flush()).toBe(false)
    retitle('Two')
    expect(await saving.flush()).toBe(false)
    expect(save).toHaveBeenCalledTimes(1)
    expect(saving.getState()).toEqual({ kind: 'elsewhere' })
    saving.close()
  })

  it('notes on leaving what is not saved, also should the save under way not arrive', async () => {
    let giveUp = () => {}
    const save: Save = () =>
      new Promise((resolve) => {
        giveUp = () => resolve(failed({ kind: 'changed-elsewhere' }))
      })
    const { saving, retitle, noted } = openSaving(save)
    saving.leave()
    expect(noted()).toEqual([])

    retitle('One')
    const flushed = saving.flush()
    retitle('Two')
    saving.leave()
    const patch = (value: string) => [{ path: ['settings', 'title'], value }]
    expect(noted()).toEqual([
      [
        { rev: 4, name: 'Edit title', undo: patch('Backend test'), redo: patch('Two') },
        { rev: 5, name: 'Edit title', undo: patch('One'), redo: patch('Two') },
      ],
    ])
    giveUp()
    await flushed
    saving.close()
  })
})
