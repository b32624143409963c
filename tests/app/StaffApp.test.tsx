import {
  act,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { StaffApp } from '#src/app/StaffApp.tsx'
import { holdWork } from '#src/base/openWork.ts'
import { deviceDatabase } from '#src/storage/core/deviceDatabase.ts'
import { NotValid } from '#src/storage/core/failures.ts'
import { addReviewer, setOwnPin } from '#src/storage/device/team.ts'
import { addNote } from '#src/hiring/storage/candidates.ts'
import { lock } from '#src/storage/protection/unlocking.ts'
import { readProtection } from '#src/storage/protection/protectionState.ts'
import { lockDevice } from '#src/staff/protection/lockDevice.ts'
import { announce } from '#src/ui/announce.ts'
import { pinVerifierOf } from '#src/storage/vault/pin.ts'
import { backupOfEverything } from '#tests/support/backups.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, STAFF, value } from '#tests/support/hiring.ts'
import { PASSPHRASE, protect } from '#tests/support/protection/protecting.ts'

withFreshDatabases()

afterEach(() => lock())

async function start() {
  window.history.replaceState(null, '', '/jobs')
  render(<StaffApp atFirst={await readProtection()} />)
  return userEvent.setup()
}

test('a file that is dropped on a staff page does not take its place', async () => {
  await start()
  const drop = createEvent.drop(document.body, { dataTransfer: { items: [{ kind: 'file' }] } })
  fireEvent(document.body, drop)
  expect(drop.defaultPrevented).toBe(true)
})

test('a locked device shows no staff page and reads no record before it is unlocked', async () => {
  const { recoveryCode } = await protect()
  lock()
  const read: string[] = []
  const begin = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function noted(
    this: IDBDatabase,
    ...asked
  ) {
    read.push(this.name)
    return begin.apply(this, asked)
  })

  const user = await start()
  expect(screen.getByRole('heading', { level: 1, name: 'Unlock this device' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Unlock this device · TalentFlow'))
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  const field = screen.getByLabelText('Team passphrase')
  expect(field).toHaveAttribute('type', 'password')
  await user.type(field, 'not this one{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription('This passphrase is incorrect'))
  expect(read).not.toContain('TalentFlowDatabase')

  await user.clear(field)
  await user.type(field, `${PASSPHRASE.toUpperCase()}{Enter}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await waitFor(() => expect(document.getElementById('main')).toHaveFocus())

  // Locked again, and recovered with a new passphrase.
  act(() => lock())
  await user.click(await screen.findByRole('button', { name: 'Use the recovery code' }))
  await user.type(screen.getByLabelText('Recovery code'), recoveryCode.slice(0, -1))
  await user.click(screen.getByRole('button', { name: 'Set passphrase and unlock' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Recovery code')).toHaveAccessibleDescription(
      'A recovery code has 26 letters and digits. This one has 25.',
    ),
  )
  await user.type(screen.getByLabelText('Recovery code'), recoveryCode.slice(-1))
  await user.click(screen.getByRole('button', { name: 'Use my own' }))
  const next = `${PASSPHRASE} again`
  await user.type(screen.getByLabelText('New passphrase'), next)
  await user.type(screen.getByLabelText('Confirm the passphrase'), next)
  await user.click(screen.getByRole('button', { name: 'Set passphrase and unlock' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
})

test('with a damaged key it says what can’t be read, and how to start again', async () => {
  await protect()
  await deviceDatabase.table('keys').put({ id: 'team', kid: 'x' })
  render(<StaffApp atFirst={new NotValid(['damaged'])} />)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This device can’t be unlocked' }),
  ).toBeVisible()
  expect(screen.getByText(/delete this site’s data in the browser’s settings/)).toBeVisible()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('with something sealed and no key it says so, and takes a backup that holds the key', async () => {
  const { id } = await aCandidate((await aJob()).id)
  value(await addNote(id, 'Called back', STAFF))
  await protect()
  const file = new File([await backupOfEverything()], 'backup.jsonl')
  await deviceDatabase.table('keys').clear()
  lock()
  const state = await readProtection().catch((error: unknown) => error)
  if (!(state instanceof NotValid)) throw new Error('The key is missing')
  render(<StaffApp atFirst={state} />)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The team’s key is missing' }),
  ).toBeVisible()
  await waitFor(() => expect(document.title).toBe('The team’s key is missing · TalentFlow'))
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Turn on protection' })).not.toBeInTheDocument()

  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const user = userEvent.setup()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await user.upload(input!, file)
  const dialog = await screen.findByRole('dialog')
  await user.type(await within(dialog).findByRole('textbox'), 'restore')
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(leave).toHaveBeenCalledOnce())
  expect((await readProtection()).kind).toBe('locked')
})

test('locking in another tab locks this one', async () => {
  await protect()
  await start()
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  const other = new BroadcastChannel('talentflow-lock')
  other.postMessage(null)
  expect(await screen.findByRole('heading', { name: 'Unlock this device' })).toBeVisible()
  other.close()
})

test('after a lock, a reviewer with a PIN has to enter it before any page opens', async () => {
  await protect()
  value(await addReviewer('Omar'))
  value(await setOwnPin(await pinVerifierOf('482910')))
  const user = await start()
  await screen.findByRole('heading', { level: 1, name: 'Jobs' })
  await act(() => lockDevice())
  await user.type(await screen.findByLabelText('Team passphrase'), `${PASSPHRASE}{Enter}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Who is reviewing?' })).toHaveFocus()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('PIN'), '111111{Enter}')
  await waitFor(() =>
    expect(screen.getByLabelText('PIN')).toHaveAccessibleDescription('This PIN is incorrect'),
  )
  await user.type(screen.getByLabelText('PIN'), '482910{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
})

test('nothing that was announced stays on a locked page', async () => {
  await protect()
  announce('Ada Lovelace moved to Offer')
  await lockDevice()
  expect(document.body).not.toHaveTextContent('Ada Lovelace')
})

test('what is unsaved is saved before the device locks', async () => {
  await protect()
  const states: string[] = []
  const release = holdWork({
    subscribe: () => () => undefined,
    isOnlyCopy: () => false,
    flush: async () => {
      states.push((await readProtection()).kind)
      return true
    },
  })
  await lockDevice()
  release()
  states.push((await readProtection()).kind)
  expect(states).toEqual(['unlocked', 'locked'])
})
