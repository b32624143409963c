import { describe, expect, it, vi } from 'vitest'
import { done, failed } from '#schemas/result.ts'
import type { saveDraft } from '#src/builder/storage/assessments.ts'
import type { noteOnLeaving, noteUnsaved } from '#src/builder/storage/unsaved.ts'
import { emptyDefinition, updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { createDraftSaving } from '#src/builder/screens/state/draftSaving.ts'
import { createDraftStore } from '#src/builder/screens/state/draftStore.ts'

type Save = typeof saveDraft
const AT = '2026-11-21T10:42:00.000Z'

function openSaving(save: Save) {
  const definition = emptyDefinition('Backend test', { sectionId: 's1' })
  const draft = createDraftStore({ definition, past: [], future: [] })
  const note = vi.fn<typeof noteUnsaved>()
  const noteOnLeavingPage = vi.fn<typeof noteOnLeaving>()
  const forgetLeaving = vi.fn<(assessmentId: string) => void>()
  const saving = createDraftSaving({
    assessmentId: 'a1',
    rev: 4,
    savedAt: AT,
    draft,
    save,
    note,
    noteOnLeaving: noteOnLeavingPage,
    forgetLeaving,
  })
  const noted = () => noteOnLeavingPage.mock.calls.map(([, differences]) => differences)
  const retitle = (title: string, mergeKey?: string) =>
    draft.edit('editTitle', (now) => updateSettings(now, { title }), mergeKey ? { mergeKey } : {})
  return { draft, saving, retitle, noted, forgetLeaving }
}

const accepting = () =>
  vi.fn<Save>(async ({ rev }) => done({ rev: rev + 1, at: '2026-11-21T10:43:00.000Z' }))

describe('saving a draft', () => {
  it('writes each step in order, each based on the previous rev', async () => {
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

  it('writes typing once for several keystrokes', async () => {
    const save = accepting()
    const { saving, retitle } = openSaving(save)
    for (const title of ['O', 'On', 'One']) retitle(title, 'title')
    await saving.flush()
    expect(save.mock.calls.map(([call]) => call.draft.settings.title)).toEqual(['One'])
    saving.close()
  })

  it('keeps what failed and writes it on a retry', async () => {
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

  it('automatically retries after a full disk, with growing pauses', async () => {
    vi.useFakeTimers()
    const save = accepting()
    save.mockResolvedValueOnce(failed({ kind: 'storage-full' }))
    save.mockResolvedValueOnce(failed({ kind: 'storage-full' }))
    const { saving, retitle } = openSaving(save)
    retitle('One')
    await vi.advanceTimersByTimeAsync(0)
    expect(saving.getState()).toEqual({ kind: 'failed', error: { kind: 'storage-full' } })
    await vi.advanceTimersByTimeAsync(250)
    expect(save).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(500)
    expect(save).toHaveBeenCalledTimes(3)
    expect(saving.getState().kind).toBe('saved')
    saving.close()
    vi.useRealTimers()
  })

  it('removes the note made on leaving once all is saved, and not before', async () => {
    const save = accepting()
    const { saving, retitle, forgetLeaving } = openSaving(save)
    retitle('One')
    save.mockImplementationOnce(async ({ rev }) => {
      retitle('Two')
      expect(forgetLeaving).not.toHaveBeenCalled()
      return done({ rev: rev + 1, at: AT })
    })
    save.mockImplementationOnce(async ({ rev }) => {
      expect(forgetLeaving).not.toHaveBeenCalled()
      return done({ rev: rev + 1, at: AT })
    })
    expect(await saving.flush()).toBe(true)
    expect(forgetLeaving.mock.calls).toEqual([['a1']])
    saving.close()
  })

  it('stops if another tab saved meanwhile', async () => {
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

  it('notes what is unsaved on leaving, in case a pending save does not arrive', async () => {
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
        { rev: 4, name: 'editTitle', undo: patch('Backend test'), redo: patch('Two') },
        { rev: 5, name: 'editTitle', undo: patch('One'), redo: patch('Two') },
      ],
    ])
    giveUp()
    await flushed
    saving.close()
  })
})
