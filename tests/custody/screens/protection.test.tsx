import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { lock, recover, unlock } from '#src/storage/protection/unlocking.ts'
import { readProtection } from '#src/storage/protection/protectionState.ts'
import { DataPage } from '#src/custody/screens/data/DataPage.tsx'
import {
  clearPass,
  protectionPass,
  stopPass,
} from '#src/custody/screens/protection/protectionPass.ts'
import { lockDevice } from '#src/staff/protection/lockDevice.ts'
import { newPassphrase } from '#src/storage/vault/passphrase.ts'
import { harden } from '#src/storage/workers/harden.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { holdLock, withLocks } from '#tests/support/locks.ts'
import { PASSPHRASE, protect } from '#tests/support/protection/protecting.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()
withLocks()

afterEach(async () => {
  vi.unstubAllGlobals()
  await stopPass()
  clearPass()
  lock()
})

async function open() {
  const opened = openScreen([{ path: '/data', element: <DataPage /> }], '/data')
  await screen.findByRole('region', { name: 'Protection' })
  return opened
}

async function openDialog(button: string) {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  const press = (name: string) => user.click(dialog.getByRole('button', { name }))
  return { user, dialog, press }
}

test('without a passphrase it says what that means, and what one would not do', async () => {
  await open()
  const region = await screen.findByRole('region', { name: 'Protection' })
  expect(region).toHaveTextContent('Nothing is encrypted')
  expect(region).toHaveTextContent('Names, emails, phone numbers, jobs and stages stay readable')
  expect(region).toHaveTextContent('may remain on the disk')
  expect(region).toHaveTextContent('everything that is protected is lost')
  expect(region).toHaveTextContent('malware')
})

test('a passphrase is set: typed again, recovery code confirmed, everything protected', async () => {
  const { user, dialog, press } = await openDialog('Turn on protection')
  const offered = await dialog.findByLabelText('New passphrase')
  await waitFor(() => expect(offered.textContent?.split(' ')).toHaveLength(6))
  const passphrase = offered.textContent ?? ''

  await user.type(dialog.getByLabelText('Confirm the passphrase'), 'something else')
  await press('Continue')
  await waitFor(() =>
    expect(dialog.getByLabelText('Confirm the passphrase')).toHaveAccessibleDescription(
      'The passphrases don’t match',
    ),
  )
  await user.clear(dialog.getByLabelText('Confirm the passphrase'))
  await user.type(dialog.getByLabelText('Confirm the passphrase'), passphrase)
  await press('Continue')

  const code = await dialog.findByLabelText('Recovery code', { selector: 'output' })
  expect(await readProtection()).toEqual({ kind: 'off' })
  const recoveryCode = code.textContent ?? ''
  await user.type(dialog.getByLabelText('Last 6 letters and digits'), 'AAAAAA')
  await press('Turn on protection')
  await waitFor(() =>
    expect(dialog.getByLabelText('Last 6 letters and digits')).toHaveAccessibleDescription(
      'These are not the last 6 letters and digits of the code',
    ),
  )
  await user.clear(dialog.getByLabelText('Last 6 letters and digits'))
  await user.type(
    dialog.getByLabelText('Last 6 letters and digits'),
    recoveryCode.slice(-6).toLowerCase(),
  )
  await press('Turn on protection')
  expect(await dialog.findByText(/^Protection is on/)).toBeVisible()
  expect(await readProtection()).toMatchObject({ kind: 'unlocked', pending: null })
  await press('Done')

  lock()
  expect((await unlock(passphrase, harden)).ok).toBe(true)
})

test('the recovery code is printed alone, without the app', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await protect()
  const { user, dialog, press } = await openDialog('Replace recovery code')
  await user.type(dialog.getByLabelText('Team passphrase'), PASSPHRASE)
  await press('Create new code')
  const code = await dialog.findByLabelText('Recovery code', { selector: 'output' })
  await press('Print')
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const sheet = document.body.querySelector(':scope > [data-recovery-sheet]')
  expect(sheet).toHaveTextContent(code.textContent ?? 'no code')
})

test('the old recovery code works until the new one is confirmed', async () => {
  const { recoveryCode } = await protect()
  const { user, dialog, press } = await openDialog('Replace recovery code')
  await user.type(dialog.getByLabelText('Team passphrase'), PASSPHRASE)
  await press('Create new code')
  const code = await dialog.findByLabelText('Recovery code', { selector: 'output' })
  await press('Cancel')
  const asked = await screen.findByRole('dialog', { name: 'Stop replacing the recovery code?' })
  await user.click(within(asked).getByRole('button', { name: 'Keep going' }))
  // The whole code, as it was copied.
  await user.type(dialog.getByLabelText('Last 6 letters and digits'), code.textContent ?? '')
  lock()
  expect(await recover(recoveryCode, PASSPHRASE, harden)).toEqual({ ok: true, value: null })
  await press('Replace recovery code')
  expect(await screen.findByText(/^Recovery code replaced/)).toBeVisible()
  lock()
  expect(await recover(recoveryCode, PASSPHRASE, harden)).toMatchObject({
    error: { kind: 'wrong' },
  })
  expect((await recover(code.textContent ?? '', PASSPHRASE, harden)).ok).toBe(true)
})

test('a copied recovery code can’t be pasted once the device is locked', async () => {
  await protect()
  const { user, dialog, press } = await openDialog('Replace recovery code')
  await user.type(dialog.getByLabelText('Team passphrase'), PASSPHRASE)
  await press('Create new code')
  const code = await dialog.findByLabelText('Recovery code', { selector: 'output' })
  await press('Copy')
  expect(await navigator.clipboard.readText()).toBe(code.textContent)
  await lockDevice()
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(''))
})

test('an own passphrase that is easy to guess is refused, and how to improve it is said', async () => {
  const { user, dialog, press } = await openDialog('Turn on protection')
  await press('Use my own')
  const own = dialog.getByLabelText('New passphrase')
  expect(own).toHaveFocus()
  expect(own).toHaveAttribute('type', 'password')
  expect(own).toHaveAttribute('autocomplete', 'off')
  await user.type(own, 'correct horse battery staple')
  expect(await dialog.findByText(/^Too easy to guess. Add at least 2 more words/)).toBeVisible()
  await user.type(dialog.getByLabelText('Confirm the passphrase'), 'correct horse battery staple')
  await press('Continue')
  await waitFor(() => expect(own).toHaveAccessibleDescription(/^Too easy to guess/))
  await user.clear(own)
  await user.type(own, PASSPHRASE)
  expect(await dialog.findByText(/hard to guess$/i)).toBeVisible()
})

test('leaving half-way asks, and leaves protection off', async () => {
  const { user, dialog, press } = await openDialog('Turn on protection')
  await user.type(dialog.getByLabelText('Confirm the passphrase'), 'x')
  await press('Cancel')
  const asked = await screen.findByRole('dialog', { name: 'Stop turning on protection?' })
  await user.click(within(asked).getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await readProtection()).toEqual({ kind: 'off' })
})

test('what could not start is not reported as unfinished afterwards', async () => {
  await protect()
  const release = await holdLock('open-draft')
  const { user, dialog, press } = await openDialog('Turn off protection')
  await user.type(dialog.getByLabelText('Team passphrase'), PASSPHRASE)
  await press('Turn off protection')
  expect(await dialog.findByText(/^1 draft is open in another tab\. Close it/)).toBeVisible()
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  await waitFor(() => expect(protectionPass.getState()).toEqual({ kind: 'idle' }))
  expect(screen.getByRole('button', { name: 'Turn off protection' })).toBeVisible()
  release()
})

test('turning off asks for the passphrase', async () => {
  await protect()
  const { user, dialog, press } = await openDialog('Turn off protection')
  await user.type(dialog.getByLabelText('Team passphrase'), 'not this one')
  await press('Turn off protection')
  await waitFor(() =>
    expect(dialog.getByLabelText('Team passphrase')).toHaveAccessibleDescription(
      'This passphrase is incorrect',
    ),
  )
  expect(await readProtection()).toMatchObject({ kind: 'unlocked' })
  await user.clear(dialog.getByLabelText('Team passphrase'))
  await user.type(dialog.getByLabelText('Team passphrase'), PASSPHRASE)
  await press('Turn off protection')
  expect(await dialog.findByText(/^Protection is off/)).toBeVisible()
  expect(await readProtection()).toEqual({ kind: 'off' })
})

test('another passphrase replaces the old one', async () => {
  await protect()
  const { user, dialog, press } = await openDialog('Change passphrase')
  const next = await newPassphrase()
  expect(dialog.getByLabelText('Current passphrase')).toHaveFocus()
  await press('Use my own')
  await user.type(dialog.getByLabelText('New passphrase'), next)
  await user.type(dialog.getByLabelText('Confirm the passphrase'), next)
  await press('Change passphrase')
  const current = dialog.getByLabelText('Current passphrase')
  await waitFor(() => expect(current).toHaveAccessibleDescription('Enter the current passphrase'))
  await user.type(current, 'not this one')
  await press('Change passphrase')
  await waitFor(() => expect(current).toHaveAccessibleDescription('This passphrase is incorrect'))
  await user.clear(current)
  await user.type(current, PASSPHRASE)
  await press('Change passphrase')
  expect(await screen.findByText('Passphrase changed. The old one no longer works.')).toBeVisible()
  lock()
  expect(await unlock(PASSPHRASE, harden)).toMatchObject({ error: { kind: 'wrong' } })
  expect((await unlock(next, harden)).ok).toBe(true)
})

test('locks immediately', async () => {
  await protect()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Lock now' }))
  await waitFor(async () => expect(await readProtection()).toMatchObject({ kind: 'locked' }))
})
