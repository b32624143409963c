import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { jobTable } from '#src/db/database.ts'
import { backupRestore, forgetRestore } from '#src/features/data/backupRestore.ts'
import { forgetBackupSave } from '#src/features/data/backupSave.ts'
import { DataPage } from '#src/features/data/DataPage.tsx'
import { backupOfEverything, eraseEverything } from '#tests/support/backups.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob } from '#tests/support/hiring.ts'
import { savedFiles } from '#tests/support/savedFiles.ts'
import { openScreen } from '#tests/support/staffScreen.tsx'

withFreshDatabases()

beforeEach(() => {
  // The page is loaded again once everything is replaced: this one would go with the test.
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
})
afterEach(() => {
  forgetBackupSave()
  forgetRestore()
})

const open = (address = '/data') => openScreen([{ path: '/data', element: <DataPage /> }], address)
const TITLE = 'Replace everything with this backup?'

function chooser(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is nothing to choose a file with')
  return input
}

async function aBackup(name = 'backup.jsonl'): Promise<File> {
  return new File([await backupOfEverything()], name)
}

test('a backup is saved, and the line about the last one is true', async () => {
  await aJob({ title: 'Cook' })
  const files = savedFiles()
  const { user } = open()
  expect(await screen.findByText(/^None\. This browser has the only copy/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save a backup' }))
  expect(await screen.findByText(/^Saved to the downloads of this device/)).toBeInTheDocument()
  const [file] = await files()
  expect(file?.name).toMatch(/^talentflow-backup-\d{4}-\d\d-\d\d-\d{4}\.jsonl$/)
  const told = screen.getByText('Last backup').closest('div')
  await waitFor(() => expect(told).toHaveTextContent(`Saved just now as ${file?.name}`))
})

test('the address asks for one, once', async () => {
  await aJob()
  const files = savedFiles()
  const { addressNow } = open('/data?backup')
  await screen.findByText(/^Saved to the downloads of this device/)
  expect(await files()).toHaveLength(1)
  expect(addressNow()).toBe('/data')
})

test('what a backup holds is shown beside what would be lost, which has to be confirmed', async () => {
  const job = await aJob({ title: 'Cook' })
  const file = await aBackup()
  await aCandidate(job.id)
  const { user } = open()
  await screen.findByRole('button', { name: 'Save a backup' })
  await user.upload(chooser(), file)
  const dialog = await screen.findByRole('dialog', { name: TITLE })
  expect(await within(dialog).findByRole('row', { name: 'Candidates 0 1' })).toBeInTheDocument()
  expect(within(dialog).getByRole('row', { name: 'Jobs 1 1' })).toBeInTheDocument()
  expect(within(dialog).getByText('backup.jsonl')).toBeInTheDocument()
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await user.click(within(dialog).getByRole('button', { name: 'Replace everything' }))
  const field = within(dialog).getByRole('textbox')
  expect(field).toHaveAccessibleDescription('Type “replace”, without the quotation marks')
  await user.type(field, 'Replace{Enter}')
  await waitFor(() => expect(window.location.assign).toHaveBeenCalledOnce())
  expect(vi.mocked(window.location.assign).mock.calls[0]?.[0]).toMatch(/^\/data\?replaced=2026/)
  expect(backupRestore().kind).toBe('replaced')
})

test('where nothing is, nothing has to be confirmed', async () => {
  await aJob({ title: 'Cook' })
  const file = await aBackup()
  await eraseEverything()
  const { user } = open()
  await screen.findByRole('button', { name: 'Save a backup' })
  await user.upload(chooser(), file)
  const dialog = await screen.findByRole('dialog', { name: TITLE })
  await within(dialog).findByRole('row', { name: 'Jobs 1 0' })
  expect(within(dialog).queryByRole('textbox')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Replace everything' }))
  await waitFor(() => expect(window.location.assign).toHaveBeenCalledOnce())
  expect(await jobTable.count()).toBe(1)
})

test('a file that is none is refused in words, and nothing is asked', async () => {
  const { user } = open()
  await screen.findByRole('button', { name: 'Save a backup' })
  await user.upload(chooser(), new File(['{"kind": "talentflow-assessment"}'], 'quiz.jsonl'))
  const told = await screen.findByText(/^quiz\.jsonl can’t be used\./)
  expect(told).toHaveTextContent('Nothing on this device was changed.')
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull()
})

test('after the page was loaded again, it says what happened', async () => {
  open('/data?replaced=2026-11-22T10%3A42%3A00.000Z')
  expect(
    await screen.findByText(/^Everything was replaced with the backup of .*2026/, {
      selector: 'p',
    }),
  ).toBeInTheDocument()
})
