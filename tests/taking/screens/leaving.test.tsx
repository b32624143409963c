import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { markSitting } from '#src/storage/device/sitting.ts'
import { readProtection } from '#src/storage/protection/protectionState.ts'
import { startSitting } from '#src/taking/screens/attempt/otherTabs.ts'
import { readTabNote } from '#src/taking/screens/attempt/tabNote.ts'
import { storedResponse } from '#tests/support/attemptWriters.ts'
import { backupOfEverything, replaceWith } from '#tests/support/backups.ts'
import {
  anInvited,
  letPass,
  openCandidatePage,
  saveLine,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'
import { failWrites } from '#tests/support/database.ts'
import { aCandidate, value } from '#tests/support/hiring.ts'

withFreshTab()

test('Stop and leave keeps the answers on the device and shows none of them', async () => {
  const { page, email, code } = await typing()
  await page.press('Stop and leave')
  expect(await screen.findByText(/^Your answers are saved on this device/)).toBeVisible()
  expectNoAnswers()
  await page.identify({ email, code })
  expect(await screen.findByRole('textbox', { name: /Which framework/ })).toHaveValue('Canary')
})

test('after Stop and leave a duplicate of the tab asks for the code', async () => {
  const { page } = await typing()
  const copied = { ...sessionStorage }
  expect(Object.values(copied).join()).toContain('"sitting"')
  await page.press('Stop and leave')
  expect(await screen.findByText(/^Your answers are saved on this device/)).toBeVisible()
  for (const [key, kept] of Object.entries(copied)) sessionStorage.setItem(key, kept)
  page.reload()
  expect(await screen.findByRole('textbox', { name: 'Access code' })).toBeVisible()
  expectNoAnswers()
})

test('leaving waits while the last answers exist only on screen', async () => {
  const { page } = await typing()
  failWrites('Responses', { times: 3 })
  fireEvent.input(framework(), { target: { value: 'Canary, again' } })
  await page.press('Stop and leave')
  expect(await screen.findByText(/^Not everything is saved yet/)).toBeVisible()
  expect(framework()).toHaveValue('Canary, again')
  await saveLine(/^Saved on this device/)
  await page.press('Stop and leave')
  expect(await screen.findByText(/^Your answers are saved on this device/)).toBeVisible()
})

test('after three idle minutes a warning appears, dismissed by any key', async () => {
  await typing()
  letPass(2.9)
  expect(screen.queryByRole('dialog')).toBeNull()
  letPass(0.2)
  const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' })
  expect(dialog).toHaveTextContent('To keep your answers private, the page will lock soon')
  expect(dialog).toHaveTextContent('Locks in 1:54')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  letPass(2.9)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(framework()).toHaveValue('Canary')
})

test.each([
  { how: 'its button', stay: (page: Page) => page.press('Stay on this page') },
  { how: 'Enter on it', stay: (page: Page) => page.user.keyboard('{Enter}') },
  { how: 'Esc', stay: (page: Page) => page.user.keyboard('{Escape}') },
  { how: 'a tap on the page', stay: () => fireEvent.click(screen.getByRole('dialog')) },
])('the warning is dismissed by $how, and the field has the focus again', async ({ stay }) => {
  const { page } = await typing()
  framework().focus()
  letPass(4.5)
  const button = await screen.findByRole('button', { name: 'Stay on this page' })
  // As the browser does when a dialog opens.
  button.focus()
  await stay(page)
  await waitFor(() => expect(framework()).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('after five it locks, holds nothing, and the same person continues', async () => {
  const { page, email, code } = await typing()
  letPass(5)
  expect(await screen.findByText(/^This page locked .* They are saved/)).toBeVisible()
  expectNoAnswers()
  await page.identify({ email, code })
  expect(await screen.findByRole('textbox', { name: /Which framework/ })).toHaveValue('Canary')
})

test('a reload after five minutes asks to sign in', async () => {
  const { page } = await typing()
  vi.setSystemTime(Date.now() + 6 * 60_000)
  page.reload()
  expect(await screen.findByText(/^This page locked .* They are saved/)).toBeVisible()
  expectNoAnswers()
})

test('locked with unsaved answers, only the same person can sign in', async () => {
  const { page, jobId, assessmentId, candidateId, email, code } = await typing()
  const other = await aCandidate(jobId)
  failWrites('Responses', { times: 1000 })
  fireEvent.input(framework(), { target: { value: 'Canary, unsaved' } })
  await saveLine(/^Not saved/)
  letPass(5)
  expect(
    await screen.findByText(/^This page locked .* but the last ones could not be saved/),
  ).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Locked'))
  expectNoAnswers()

  expect(other.assignment?.assessmentId).toBe(assessmentId)
  await page.identify({ email: other.email, code: other.assignment?.code ?? '' })
  expect(await screen.findByText(/previous person’s answers haven’t been saved yet/)).toBeVisible()
  expectNoAnswers()
  await page.identify({ email, code })
  expect(await screen.findByRole('textbox', { name: /Which framework/ })).toHaveValue(
    'Canary, unsaved',
  )
  expect((await storedResponse(candidateId)).current?.answers['framework']).toBe('Canary')
})

test('a sitting in another tab locks this one', async () => {
  await typing()
  await startSitting(crypto.randomUUID())
  expect(await screen.findByText(/^This page locked .* They are saved/)).toBeVisible()
  expectNoAnswers()
})

test('a sitting while this tab is at another address prevents Back from reopening it', async () => {
  const { page, email, code } = await typing()
  // As another tab does while this one is at another address and gets no message.
  value(await markSitting())
  page.reload()
  expect(await screen.findByText(/^This page locked .* They are saved/)).toBeVisible()
  expectNoAnswers()
  await page.identify({ email, code })
  expect(await screen.findByRole('textbox', { name: /Which framework/ })).toHaveValue('Canary')
  page.reload()
  expect(await screen.findByRole('textbox', { name: /Which framework/ })).toHaveValue('Canary')
})

test('the same person in another tab doesn’t lock this one out on reload', async () => {
  const { page, candidateId, assessmentId } = await typing()
  const mark = await startSitting(candidateId)
  await waitFor(() => expect(readTabNote(assessmentId)).toMatchObject({ mark }))
  page.reload()
  expect(await screen.findByRole('textbox', { name: /Which framework/ })).toHaveValue('Canary')
})

test('a sitting that the device could not store starts nothing, and is reported', async () => {
  const { assessmentId, email, code } = await anInvited()
  // Which writes a setting on a new device.
  await readProtection()
  const page = openCandidatePage(assessmentId)
  failWrites('settings')
  await page.identify({ email, code })
  expect(await screen.findByText(/can’t be checked right now/)).toBeVisible()
  await page.identify({ email, code })
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible()
})

type Page = ReturnType<typeof openCandidatePage>

async function typing(known?: Awaited<ReturnType<typeof anInvited>>) {
  const invited = known ?? (await anInvited())
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await page.press('Start')
  await page.user.click(await screen.findByRole('radio', { name: 'Backend' }))
  fireEvent.input(framework(), { target: { value: 'Canary' } })
  await saveLine(/^Saved on this device/)
  return { ...invited, page }
}

function framework(): HTMLElement {
  return screen.getByRole('textbox', { name: /Which framework/ })
}

function expectNoAnswers(): void {
  expect(screen.queryByRole('radio')).toBeNull()
  const traces = [document.body.innerHTML, JSON.stringify({ ...sessionStorage }), document.title]
  for (const trace of traces) expect(trace).not.toMatch(/Canary|Ada/)
}

test('after restoring an older backup, the answers are not reported as saved', async () => {
  const invited = await anInvited()
  const file = await backupOfEverything()
  const { page } = await typing(invited)
  value(await replaceWith(file))
  page.reload()
  expect(await screen.findByText(/your latest answers may be missing/)).toBeVisible()
  expect(screen.queryByText(/They are saved/)).toBeNull()
  expectNoAnswers()
})
