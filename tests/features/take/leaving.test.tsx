import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { markSitting } from '#src/db/sitting.ts'
import { sitDown } from '#src/features/take/otherTabs.ts'
import { readTabNote } from '#src/features/take/tabNote.ts'
import { storedResponse } from '#tests/support/attemptWriters.ts'
import { backupOfEverything, replaceWith } from '#tests/support/backups.ts'
import {
  anInvited,
  letPass,
  openCandidatePage,
  saveLine,
  withFreshTab,
} from '#tests/support/candidateScreen.tsx'
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

test('nobody leaves while the last answers are only on the screen', async () => {
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

test('after three minutes untouched the page asks, and a key is answer enough', async () => {
  await typing()
  letPass(2.9)
  expect(screen.queryByRole('dialog')).toBeNull()
  letPass(0.2)
  const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' })
  expect(dialog).toHaveTextContent('Your answers are saved')
  expect(dialog).toHaveTextContent('Locks in 1:54')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  letPass(2.9)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(framework()).toHaveValue('Canary')
})

test('the warning is closed by its button too', async () => {
  const { page } = await typing()
  letPass(4.5)
  await page.press('Stay on this page')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('after five it locks, holds nothing, and the same person goes on where they were', async () => {
  const { page, email, code } = await typing()
  letPass(5)
  expect(await screen.findByText(/^This page locked .* They are saved/)).toBeVisible()
  expectNoAnswers()
  await page.identify({ email, code })
  expect(await screen.findByRole('textbox', { name: /Which framework/ })).toHaveValue('Canary')
})

test('a reload after five minutes asks who is here', async () => {
  const { page } = await typing()
  vi.setSystemTime(Date.now() + 6 * 60_000)
  page.reload()
  expect(await screen.findByText(/^This page locked .* They are saved/)).toBeVisible()
  expectNoAnswers()
})

test('locked with unsaved answers: nobody else gets in, the same person does', async () => {
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
  expect(await screen.findByText(/of the person before are still to be saved/)).toBeVisible()
  expectNoAnswers()
  await page.identify({ email, code })
  expect(await screen.findByRole('textbox', { name: /Which framework/ })).toHaveValue(
    'Canary, unsaved',
  )
  expect((await storedResponse(candidateId)).current?.answers['framework']).toBe('Canary')
})

test('who sits down at another tab locks this one', async () => {
  await typing()
  await sitDown(crypto.randomUUID())
  expect(await screen.findByText(/^This page locked .* They are saved/)).toBeVisible()
  expectNoAnswers()
})

test('who sits down while this tab shows another address keeps Back from opening it again', async () => {
  const { page, email, code } = await typing()
  // As another tab does it while this one shows another address, where nothing hears of it.
  value(await markSitting())
  page.reload()
  expect(await screen.findByText(/^This page locked .* They are saved/)).toBeVisible()
  expectNoAnswers()
  await page.identify({ email, code })
  expect(await screen.findByRole('textbox', { name: /Which framework/ })).toHaveValue('Canary')
  page.reload()
  expect(await screen.findByRole('textbox', { name: /Which framework/ })).toHaveValue('Canary')
})

test('the same person at another tab keeps no reload of this one out', async () => {
  const { page, candidateId, assessmentId } = await typing()
  const mark = await sitDown(candidateId)
  await waitFor(() => expect(readTabNote(assessmentId)).toMatchObject({ mark }))
  page.reload()
  expect(await screen.findByRole('textbox', { name: /Which framework/ })).toHaveValue('Canary')
})

test('a sitting that the device could not keep lets nobody in, and says so', async () => {
  const { assessmentId, email, code } = await anInvited()
  const page = openCandidatePage(assessmentId)
  failWrites('settings')
  await page.identify({ email, code })
  expect(await screen.findByText(/can’t be checked right now/)).toBeVisible()
  await page.identify({ email, code })
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible()
})

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

test('after an older backup took the place of all, the answers are not said to be saved', async () => {
  const invited = await anInvited()
  const file = await backupOfEverything()
  const { page } = await typing(invited)
  value(await replaceWith(file))
  page.reload()
  expect(await screen.findByText(/your latest answers may be missing/)).toBeVisible()
  expect(screen.queryByText(/They are saved/)).toBeNull()
  expectNoAnswers()
})
