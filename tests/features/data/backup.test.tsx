import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { jobTable } from '#src/db/core/database.ts'
import { backupRestore, clearRestore } from '#src/features/data/backupRestore.ts'
import { clearBackupSave } from '#src/features/data/backupSave.ts'
import { DataPage } from '#src/features/data/DataPage.tsx'
import { backupOfEverything, eraseEverything } from '#tests/support/backups.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob } from '#tests/support/hiring.ts'
import { savedFiles } from '#tests/support/savedFiles.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

beforeEach(() => {
  // The page reloads once everything is replaced, which would end the test.
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
})
afterEach(() => {
  clearBackupSave()
  clearRestore()
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

test('a backup is saved, and the line about the last one is correct', async () => {
  await aJob({ title: 'Cook' })
  const files = savedFiles()
  const { user } = open()
  expect(await screen.findByText(/^None\. This browser has the only copy/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save a backup' }))
  expect(await screen.findByText(/^Saved to this device’s downloads/)).toBeInTheDocument()
  const [file] = await files()
  expect(file?.name).toMatch(/^talentflow-backup-\d{4}-\d\d-\d\d-\d{4}\.jsonl$/)
  const told = screen.getByText('Last backup').closest('div')
  await waitFor(() => expect(told).toHaveTextContent(`Saved just now as ${file?.name}`))
})

test('the address requests one, once', async () => {
  await aJob()
  const files = savedFiles()
  const { addressNow } = open('/data?backup')
  await screen.findByText(/^Saved to this device’s downloads/)
  expect(await files()).toHaveLength(1)
  await waitFor(() => expect(addressNow()).toBe('/data'))
})

test('a backup’s contents are shown beside what would be lost, which must be confirmed', async () => {
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
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Type “replace”, without the quotation marks'),
  )
  expect(field).toHaveFocus()
  await user.type(field, 'Replace{Enter}')
  await waitFor(() => expect(window.location.assign).toHaveBeenCalledOnce())
  expect(vi.mocked(window.location.assign).mock.calls[0]?.[0]).toMatch(/^\/data\?replaced=2026/)
  expect(backupRestore.getState().kind).toBe('replaced')
})

test('with no records there is nothing to confirm', async () => {
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

test('an invalid file is refused with a message, without a confirmation', async () => {
  const { user } = open()
  await screen.findByRole('button', { name: 'Save a backup' })
  await user.upload(chooser(), new File(['{"kind": "talentflow-assessment"}'], 'quiz.jsonl'))
  const told = await screen.findByText(/^quiz\.jsonl can’t be used\./)
  expect(told).toHaveTextContent('Nothing on this device was changed.')
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull()
})

test('after reloading, the page reports what happened', async () => {
  open('/data?replaced=2026-11-22T10%3A42%3A00.000Z')
  expect(
    await screen.findByText(/^Everything was replaced with the backup of .*2026/, {
      selector: 'p',
    }),
  ).toBeInTheDocument()
})
