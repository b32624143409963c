import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { addNote } from '#src/hiring/storage/candidates.ts'
import { readProtection } from '#src/storage/protection/protectionState.ts'
import { turnOff } from '#src/custody/storage/protection/turning.ts'
import { changePassphrase, lock, unlock } from '#src/storage/protection/unlocking.ts'
import { takeNoKeys } from '#src/storage/sealing/openKeys.ts'
import { clearRestore } from '#src/custody/screens/backup/backupRestore.ts'
import { DataPage } from '#src/custody/screens/data/DataPage.tsx'
import { harden } from '#src/storage/workers/harden.ts'
import { backupOfEverything, eraseEverything } from '#tests/support/backups.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, candidateNow, STAFF, value } from '#tests/support/hiring.ts'
import { PASSPHRASE, protect } from '#tests/support/protection/protecting.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const NOTE = 'Asked for a salary of 61,000'

beforeEach(() => {
  // The page reloads once everything is replaced, which would end the test.
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
})
afterEach(() => {
  clearRestore()
  takeNoKeys()
})

async function aNote(): Promise<string> {
  const { id } = await aCandidate((await aJob()).id)
  value(await addNote(id, NOTE, STAFF))
  return id
}

async function noteOf(candidateId: string): Promise<string | undefined> {
  return (await candidateNow(candidateId)).notes[0]?.text
}

async function aBackup(): Promise<File> {
  return new File([await backupOfEverything()], 'backup.jsonl')
}

/** Opens the dialog that asks before everything is replaced. */
async function choose(file: File) {
  const { user } = openScreen([{ path: '/data', element: <DataPage /> }], '/data')
  await screen.findByRole('button', { name: 'Save a backup' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is nothing to choose a file with')
  await user.upload(input, file)
  const dialog = await screen.findByRole('dialog')
  return {
    dialog,
    replace: async () => {
      const button = within(dialog).getByRole('button', { name: 'Restore' })
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
      const typed = within(dialog).queryByRole('textbox')
      if (typed !== null) await user.type(typed, 'restore')
      await user.click(button)
      await waitFor(() => expect(window.location.assign).toHaveBeenCalledOnce())
    },
  }
}

test('without a passphrase the page says that a backup can be read by anyone', async () => {
  openScreen([{ path: '/data', element: <DataPage /> }], '/data')
  expect(
    await screen.findByText(
      /Anyone who has the file can read everything in it, unless it is encrypted/,
    ),
  ).toBeVisible()
})

test('with one it says what a backup hides, and what it doesn’t', async () => {
  await protect()
  openScreen([{ path: '/data', element: <DataPage /> }], '/data')
  const told = await screen.findByText(/open only with the team passphrase or the recovery code/)
  expect(told).toHaveTextContent(
    'Names, emails and jobs can be read by anyone who has the file, unless it is encrypted.',
  )
  expect(screen.queryByText(/not encrypted/)).not.toBeInTheDocument()
})

test('a protected backup says so, and opens with the passphrase on another device', async () => {
  const candidateId = await aNote()
  await protect()
  const file = await aBackup()
  expect(await file.text()).not.toContain(NOTE)
  takeNoKeys()
  await eraseEverything()

  const { dialog, replace } = await choose(file)
  expect(
    await within(dialog).findByText(/To read it, you need the team passphrase set on .*2026/),
  ).toBeVisible()
  expect(dialog).not.toHaveTextContent('The passphrase of this device')
  await replace()
  expect(await readProtection()).toMatchObject({ kind: 'locked' })
  value(await unlock(PASSPHRASE, harden))
  expect(await noteOf(candidateId)).toBe(NOTE)
})

test('it says whether the passphrase is that of this device', async () => {
  await protect()
  const file = await aBackup()
  const { dialog } = await choose(file)
  expect(await within(dialog).findByText(/This device uses the same passphrase\.$/)).toBeVisible()
})

test('a passphrase that was changed since will stop working', async () => {
  const candidateId = await aNote()
  await protect()
  const file = await aBackup()
  value(await changePassphrase('another passphrase of the team', harden))
  const { dialog, replace } = await choose(file)
  expect(
    await within(dialog).findByText(/The passphrase used on this device now will stop working/),
  ).toBeVisible()
  await replace()
  lock()
  expect(await unlock('another passphrase of the team', harden)).toMatchObject({ ok: false })
  value(await unlock(PASSPHRASE, harden))
  expect(await noteOf(candidateId)).toBe(NOTE)
})

test('a backup that is not protected ends protection, which is said before', async () => {
  const candidateId = await aNote()
  const file = await aBackup()
  await protect()
  const { dialog, replace } = await choose(file)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'This backup is not protected. Protection will be off afterwards',
  )
  await replace()
  takeNoKeys()
  expect(await readProtection()).toEqual({ kind: 'off' })
  expect(await noteOf(candidateId)).toBe(NOTE)
})

test('with neither protected nothing is said about it', async () => {
  await protect()
  value(await turnOff())
  const { dialog } = await choose(await aBackup())
  await within(dialog).findByRole('row', { name: 'Jobs 0 0' })
  expect(dialog).not.toHaveTextContent(/passphrase|protect/i)
})
