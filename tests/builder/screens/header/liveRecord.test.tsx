import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  archiveAssessment,
  closeAssessment,
  deleteAssessment,
  publishDraft,
  reopenAssessment,
  saveDraft,
} from '#src/builder/storage/assessments.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { aDraft, openBuilder, saved, storedDraft } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { assessmentNow, STAFF, value } from '#tests/support/hiring.ts'

withFreshDatabases()
afterEach(() => vi.restoreAllMocks())

const title = () => screen.getByRole('textbox', { name: 'Title of the assessment' })

describe('the header of the builder', () => {
  test('shows the result of Close and Reopen at once', async () => {
    const { user } = await openPublished()
    await choose(user, 'Close to new candidates')
    expect(await screen.findByText('Version 1, closed')).toBeInTheDocument()
    await choose(user, 'Reopen to new candidates')
    expect(await screen.findByText('Version 1')).toBeInTheDocument()
    await choose(user, 'Archive')
    expect(await screen.findByText('Archived')).toBeInTheDocument()
  })

  test('follows changes from another tab', async () => {
    const { id } = await openPublished()
    value(await closeAssessment(id))
    expect(await screen.findByText('Version 1, closed')).toBeInTheDocument()
    value(await reopenAssessment(id))
    expect(await screen.findByText('Version 1')).toBeInTheDocument()
    const { rev } = await assessmentNow(id)
    value(await publishDraft({ assessmentId: id, rev, by: STAFF }))
    expect(await screen.findByText('Version 2')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Publish version 3' })).toBeInTheDocument()
    value(await archiveAssessment(id))
    expect(await screen.findByText('Archived')).toBeInTheDocument()
  })

  test('also follows changes while a keystroke is being saved', async () => {
    const { id, user } = await openPublished()
    await user.type(title(), '!')
    value(await closeAssessment(id))
    expect(await screen.findByText('Version 1, closed')).toBeInTheDocument()
    await saved()
    expect((await storedDraft(id)).settings.title).toMatch(/!$/)
    expect((await assessmentNow(id)).closed).toBe(true)
  })

  test('does not read back drafts it saved itself', async () => {
    const { id, user } = await openPublished()
    const typeAndSave = async (letter: string) => {
      await user.type(title(), letter)
      await saved()
    }
    // The first save validates the stored draft.
    await typeAndSave('!')
    const read = vi.spyOn(IDBObjectStore.prototype, 'get')
    await typeAndSave('?')
    await typeAndSave('.')
    expect(read.mock.calls.filter(([key]) => key === id)).toEqual([])
    read.mockRestore()
    expect((await storedDraft(id)).settings.title).toMatch(/!\?\.$/)
  })

  test('says that it was deleted, and offers the rest as a file', async () => {
    const { id } = await aDraft(anAssessment(shortText('why')))
    await openBuilder(id)
    value(await deleteAssessment(id))
    const told = await screen.findByRole('alert', { name: 'Deleted' })
    expect(told).toHaveTextContent('This assessment was deleted in another tab')
    expect(within(told).getByRole('button', { name: 'Save as a file' })).toBeInTheDocument()
  })
})

describe('a draft saved by another window', () => {
  test('is shown as it arrives if nobody is working here', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    const { id } = await openPublished()
    await saveTitle(id, 'From the other window')
    await waitFor(() => expect(title()).toHaveValue('From the other window'))
  })

  test('waits until the user returns otherwise', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    const { id } = await openPublished()
    const before = title().getAttribute('value')
    await saveTitle(id, 'From the other window')
    value(await closeAssessment(id))
    expect(await screen.findByText('Version 1, closed')).toBeInTheDocument()
    expect(title()).toHaveValue(before)
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(title()).toHaveValue('From the other window'))
    expect(await screen.findAllByText('Updated with changes from another tab')).not.toEqual([])
  })
})

async function openPublished() {
  const { id } = await aDraft(anAssessment(shortText('why')))
  const { rev } = await assessmentNow(id)
  value(await publishDraft({ assessmentId: id, rev, by: STAFF }))
  const opened = await openBuilder(id)
  await screen.findByText('Version 1')
  return { ...opened, id }
}

async function saveTitle(id: string, words: string): Promise<void> {
  const { rev, draft } = await assessmentNow(id)
  value(await saveDraft({ assessmentId: id, rev, draft: updateSettings(draft, { title: words }) }))
}

async function choose(user: Awaited<ReturnType<typeof openBuilder>>['user'], item: string) {
  await user.click(screen.getByRole('button', { name: 'More actions for this assessment' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
