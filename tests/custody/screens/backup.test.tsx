import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { jobTable } from '#src/storage/core/database.ts'
import { backupRestore, clearRestore } from '#src/custody/screens/backup/backupRestore.ts'
import { clearBackupSave } from '#src/custody/screens/backup/backupSave.ts'
import { DataPage } from '#src/custody/screens/data/DataPage.tsx'
import { encryptFile } from '#src/storage/vault/files/encryptedFile.ts'
import { backupOfEverything, eraseEverything } from '#tests/support/backups.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob } from '#tests/support/hiring.ts'
import { savedBlobs, savedFiles } from '#tests/support/files/savedFiles.ts'
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
const TITLE = 'Restore from this backup?'

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
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }))
  const field = within(dialog).getByRole('textbox')
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Type “restore”, without the quotation marks'),
  )
  expect(field).toHaveFocus()
  await user.type(field, 'Restore{Enter}')
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
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }))
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
    await screen.findByText(/^Restored from the backup of .*2026/, {
      selector: 'p',
    }),
  ).toBeInTheDocument()
})

test('an encrypted backup opens with its passphrase only', async () => {
  await aJob({ title: 'Cook' })
  const files = savedBlobs()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Save an encrypted backup' }))
  const asked = await screen.findByRole('dialog', { name: 'Save an encrypted backup' })
  const words = await within(asked).findByText(/^[a-z]+( [a-z]+){5}$/)
  const passphrase = words.textContent
  await user.type(within(asked).getByLabelText('Confirm the passphrase'), `${passphrase}{Enter}`)
  expect(await screen.findByText(/It can’t be opened without its passphrase/)).toBeInTheDocument()
  const [saved] = files()
  if (saved === undefined) throw new Error('No file was saved')
  expect(saved.name).toMatch(/^talentflow-backup-\d{4}-\d\d-\d\d-\d{4}\.jsonl\.age$/)
  expect(await saved.blob.text()).not.toContain('Cook')

  await user.upload(chooser(), new File([saved.blob], saved.name))
  const locked = await screen.findByRole('dialog', { name: 'This backup is encrypted' })
  const field = within(locked).getByLabelText('Passphrase of this backup')
  await user.type(field, 'lamp river seven{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription('This passphrase is incorrect'))
  await user.clear(field)
  // Capitals and spaces are not part of it.
  await user.type(field, ` ${passphrase.toUpperCase()}{Enter}`)
  const dialog = await screen.findByRole('dialog', { name: TITLE })
  expect(await within(dialog).findByRole('row', { name: 'Jobs 1 1' })).toBeInTheDocument()
})

test.each([
  ['-----BEGIN AGE ENCRYPTED FILE-----\nYWdl', /It is encrypted for a key or as text/],
  ['age-encryption.org/v1\n-> X25519 abc\n', /It is encrypted for a key or as text/],
])('a file that no passphrase opens says what to choose instead', async (text, words) => {
  const { user } = open()
  await screen.findByRole('button', { name: 'Save a backup' })
  await user.upload(chooser(), new File([text], 'other.age'))
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test('an encrypted backup that was cut off is refused', async () => {
  const whole = await encryptFile(await backupOfEverything(), 'lamp river seven')
  const { user } = open()
  await screen.findByRole('button', { name: 'Save a backup' })
  await user.upload(chooser(), new File([whole.slice(0, whole.size - 1)], 'cut.jsonl.age'))
  await user.type(
    await screen.findByLabelText('Passphrase of this backup'),
    'lamp river seven{Enter}',
  )
  expect(await screen.findByText(/It was changed or cut off after/)).toBeInTheDocument()
})
