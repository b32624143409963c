import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { keyTable, settingTable } from '#src/storage/core/deviceDatabase.ts'
import { readCandidateMode } from '#src/storage/device/candidateMode.ts'
import { enterCandidateMode } from '#src/storage/device/candidateModeWrites.ts'
import { lock } from '#src/storage/protection/unlocking.ts'
import { readProtection } from '#src/storage/protection/protectionState.ts'
import { HandedOverPage } from '#src/hiring/screens/handover/HandedOverPage.tsx'
import { takePath } from '#src/base/takePath.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { PIN, quickVerifier } from '#tests/support/handingOver.ts'
import { value } from '#tests/support/hiring.ts'
import { holdLock, withLocks } from '#tests/support/locks.ts'
import { PASSPHRASE, protect } from '#tests/support/protection/protecting.ts'

withFreshDatabases()
withLocks()

afterEach(() => lock())

async function opened(titles: readonly string[] = ['Cook'], ownPin: string | null = PIN) {
  const assessments = titles.map((title) => ({ id: crypto.randomUUID(), title }))
  const verifier = ownPin === null ? {} : { pin: await quickVerifier(ownPin) }
  value(await enterCandidateMode({ assessments, ...verifier }))
  const mode = await readCandidateMode()
  if (mode === null) throw new Error('It was just turned on')
  let isEnded = false
  let isUnlocked = false
  render(
    <HandedOverPage
      mode={mode}
      onEnded={() => {
        isEnded = true
      }}
      onUnlocked={() => {
        isUnlocked = true
      }}
    />,
  )
  const user = userEvent.setup()
  return {
    user,
    assessments,
    isEnded: () => isEnded,
    isUnlocked: () => isUnlocked,
    enter: async (pin: string) => {
      await user.clear(await screen.findByLabelText('PIN'))
      await user.type(screen.getByLabelText('PIN'), pin)
      await user.click(screen.getByRole('button', { name: 'Take the device back' }))
    },
  }
}

test('leads back to the one assessment, or names each of several', async () => {
  const { assessments } = await opened(['Cook', 'Baker'])
  for (const { id, title } of assessments) {
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', takePath(id))
  }
  await waitFor(() => expect(document.title).toBe('This device is with a candidate – TalentFlow'))
})

test.each([
  [['de-AT', 'en'], 'de', 'Zum Assessment'],
  [['ar'], 'ar', 'الانتقال إلى التقييم'],
  [['pt'], 'en', 'Go to the assessment'],
])('with %o in the browser, the way back is for candidates in %s', async (all, language, name) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(all)
  const { assessments } = await opened()
  const link = await screen.findByRole('link', { name })
  expect(link).toHaveAttribute('href', takePath(assessments[0]?.id ?? ''))
  expect(link).toHaveAttribute('lang', language)
})

test('says which digits a PIN has before it checks any', async () => {
  const { enter } = await opened()
  await enter('12345')
  await waitFor(() =>
    expect(screen.getByLabelText('PIN')).toHaveAccessibleDescription('Enter 6 to 12 digits'),
  )
  expect(await readCandidateMode()).toMatchObject({ tries: 0 })
})

test('a wrong PIN is said and cleared, the right one ends it', async () => {
  const { enter, isEnded } = await opened()
  await enter('000000')
  await waitFor(() =>
    expect(screen.getByLabelText('PIN')).toHaveAccessibleDescription('This PIN is incorrect'),
  )
  expect(document.getElementById('announcements-assertive')).toHaveTextContent('incorrect')
  expect(screen.getByLabelText('PIN')).toHaveValue('')
  expect(isEnded()).toBe(false)
  await enter(PIN)
  await waitFor(() => expect(isEnded()).toBe(true))
  expect(await readCandidateMode()).toBeNull()
})

test('the wait for a forgotten PIN can be started, counts down, and can be cancelled', async () => {
  const { user } = await opened()
  await user.click(await screen.findByText('Forgot the PIN?'))
  await user.click(screen.getByRole('button', { name: 'Start the 30-minute wait' }))
  expect(await screen.findByText('30:00 left')).toBeVisible()
  expect(await screen.findByText(/^29:\d\d left$/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel the wait' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(async () =>
    expect(await screen.findByRole('button', { name: 'Start the 30-minute wait' })).toHaveFocus(),
  )
  expect(await readCandidateMode()).not.toHaveProperty('resetMs')
})

test('a page that is hidden lets another one count', async () => {
  const { user } = await opened()
  await user.click(await screen.findByText('Forgot the PIN?'))
  await user.click(screen.getByRole('button', { name: 'Start the 30-minute wait' }))
  expect(await screen.findByText(/^29:\d\d left$/)).toBeVisible()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const letGo = await holdLock('talentflow-candidate-mode-counting')
  letGo()
})

test('with a team passphrase that ends it, no PIN is asked for, and the device stays unlocked', async () => {
  await protect()
  lock()
  const { user, isEnded, isUnlocked } = await opened(['Cook'], null)
  const field = await screen.findByLabelText('Team passphrase')
  expect(screen.queryByLabelText('PIN')).not.toBeInTheDocument()
  expect(screen.queryByText('Forgot the PIN?')).not.toBeInTheDocument()
  await user.type(field, 'not this one')
  await user.click(screen.getByRole('button', { name: 'Take the device back' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription('This passphrase is incorrect'))
  expect(await readCandidateMode()).not.toBeNull()
  await user.clear(field)
  await user.type(field, PASSPHRASE)
  await user.click(screen.getByRole('button', { name: 'Take the device back' }))
  await waitFor(() => expect(isUnlocked()).toBe(true))
  expect(isEnded()).toBe(false)
  expect(await readCandidateMode()).toBeNull()
  expect(await readProtection()).toMatchObject({ kind: 'unlocked' })
})

test('without the passphrase the long wait can be started, and says what is asked for after it', async () => {
  await protect()
  lock()
  const { user } = await opened(['Cook'], null)
  await user.click(await screen.findByText('Don’t have the passphrase?'))
  expect(screen.getByText(/the hiring team’s pages still ask for the passphrase\.$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Start the 30-minute wait' }))
  expect(await screen.findByText('30:00 left')).toBeVisible()
})

test('with a missing or damaged key record, and no PIN, only the long wait is left', async () => {
  for (const damaged of [null, { id: 'team', kid: 7 }]) {
    await keyTable.clear()
    await settingTable.delete('candidateMode')
    if (damaged !== null) await keyTable.put(damaged)
    const { user } = await opened(['Cook'], null)
    expect(await screen.findByText(/^The PIN or passphrase can’t be checked/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Take the device back' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Start the 30-minute wait' }))
    expect(await screen.findByText('30:00 left')).toBeVisible()
    cleanup()
  }
})
