import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { assessmentTable } from '#src/storage/core/database.ts'
import { saveDraft } from '#src/builder/storage/assessments.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import {
  aDraft,
  openBuilder,
  prompts,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'
import { failWritesWhile, withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, section, shortText } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { savedFiles } from '#tests/support/files/savedFiles.ts'

withFreshDatabases()

const TITLE = 'Leave without saving?'

describe('a draft that could not be saved', () => {
  test('is left only after confirmation', async () => {
    const { id, user, question, addressNow } = await onAFullDisk()
    await user.type(question(), '!')
    expect(await screen.findByText(/^Not saved: This device is out of space/)).toBeVisible()
    expect(unload().defaultPrevented).toBe(true)

    await user.click(elsewhere())
    const stay = await screen.findByRole('button', { name: 'Stay here' })
    await waitFor(() => expect(stay).toHaveFocus())
    expect(dialog().getByText(/Your last changes are not saved/)).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull())
    expect(question()).toHaveValue('What about name?!')
    await waitFor(() => expect(addressNow()).toContain(id))

    await user.click(elsewhere())
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Assessments' })).toBeVisible()
  })

  test('can be saved as a file, from the message and from the question', async () => {
    const files = savedFiles()
    const { user, question } = await onAFullDisk()
    await user.type(question(), '!')
    await user.click(await screen.findByRole('button', { name: 'Save as a file' }))
    await user.click(elsewhere())
    await screen.findByText(TITLE)
    await user.click(dialog().getByRole('button', { name: 'Save as a file' }))
    const saves = await files()
    expect(saves).toHaveLength(2)
    for (const { name, text } of saves) {
      expect(name).toMatch(/\.json$/)
      expect(text).toContain('What about name?!')
    }
  })

  test('is also asked about if that is only found on leaving', async () => {
    const { user, question } = await onAFullDisk()
    await user.type(question(), '!')
    await user.click(elsewhere())
    expect(await screen.findByRole('button', { name: 'Stay here' })).toBeVisible()
  })

  test('is left without a question once it is saved', async () => {
    const { id, user, question, makeRoom } = await onAFullDisk()
    await user.type(question(), '!')
    await user.click(elsewhere())
    await screen.findByRole('button', { name: 'Stay here' })
    makeRoom()
    expect(await screen.findByRole('heading', { level: 1, name: 'Assessments' })).toBeVisible()
    expect(prompts(await storedDraft(id))).toEqual([['What about name?!']])
  })
})

describe('a draft edited in another tab', () => {
  test('is left only after confirmation, and can be saved as a file', async () => {
    const files = savedFiles()
    const { id, user, question } = await opened()
    const theirs = updateSettings(await storedDraft(id), { title: 'From the other tab' })
    value(await saveDraft({ assessmentId: id, rev: 1, draft: theirs }))
    await user.type(question(), '!')
    const banner = within(await screen.findByRole('alert', { name: 'Changed in another tab' }))
    expect(unload().defaultPrevented).toBe(true)
    await user.click(banner.getByRole('button', { name: 'Save mine as a file' }))
    expect((await files())[0]?.text).toContain('What about name?!')

    await user.click(elsewhere())
    expect(await screen.findByText(/changed in another tab, and your changes here/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    await user.click(banner.getByRole('button', { name: 'Load the other version' }))
    await screen.findByDisplayValue('From the other tab')
    expect(unload().defaultPrevented).toBe(false)
    await user.click(elsewhere())
    expect(await screen.findByRole('heading', { level: 1, name: 'Assessments' })).toBeVisible()
  })
})

describe('no confirmation', () => {
  test('while a save is in progress: it is awaited', async () => {
    const { id, user, question } = await opened()
    await user.type(question(), '!')
    await user.click(elsewhere())
    expect(await screen.findByRole('heading', { level: 1, name: 'Assessments' })).toBeVisible()
    expect(prompts(await storedDraft(id))).toEqual([['What about name?!']])
  })

  test('if the draft was deleted on purpose', async () => {
    const { user, question } = await opened()
    await user.type(question(), '!')
    await saved()
    await user.click(screen.getByRole('button', { name: 'More actions for this assessment' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialogs = within(await screen.findByRole('dialog'))
    await user.click(dialogs.getByRole('button', { name: /^Delete/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Assessments' })).toBeVisible()
    expect(await assessmentTable.count()).toBe(0)
  })
})

async function opened() {
  const { id } = await aDraft(anAssessment(section('s1', {}, shortText('name'))))
  const builder = await openBuilder(id, '?at=name')
  return { ...builder, id, question: () => screen.getByRole('textbox', { name: 'Question' }) }
}

/** From now on all writes fail. */
async function onAFullDisk() {
  const builder = await opened()
  let isFull = true
  failWritesWhile((store) => isFull && store === 'Assessments')
  const makeRoom = () => {
    isFull = false
  }
  return { ...builder, makeRoom }
}

function dialog() {
  return within(screen.getByRole('dialog', { name: TITLE }))
}

/** The link to the list of assessments. */
function elsewhere(): HTMLElement {
  return screen.getByRole('link', { name: 'Assessments' })
}

function unload(): Event {
  const unloading = new Event('beforeunload', { cancelable: true })
  dispatchEvent(unloading)
  return unloading
}
