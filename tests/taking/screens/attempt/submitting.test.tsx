import { fireEvent, screen, within, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { storedResponse } from '#tests/support/attemptWriters.ts'
import {
  anInvited,
  openCandidatePage,
  saveLine,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'
import { failWrites, failWritesWhile } from '#tests/support/database.ts'

withFreshTab()

test('the answers are shown before anything is submitted', async () => {
  const { candidateId } = await atCheck()
  await waitFor(() => expect(document.title).toBe('Check your answers – Engineering basics'))
  expect(screen.getByText(/Nothing has been submitted yet/)).toBeVisible()
  expect(screen.getByText('Frontend')).toBeVisible()
  expect(screen.getAllByText('Not answered')).toHaveLength(4)
  const dropped = screen.getByRole('heading', { name: 'Answers that will not be submitted' })
  expect(dropped.parentElement).toHaveTextContent('Which framework do you know best?')
  const stored = await storedResponse(candidateId)
  expect(stored.attempts).toEqual([])
  expect(stored.current).toBeDefined()
})

test('Change leads to the question and back', async () => {
  const { page } = await atCheck()
  await page.user.click(screen.getByRole('link', { name: /^Change.*How many years/ }))
  const years = await screen.findByRole('textbox', { name: /How many years/ })
  await waitFor(() => expect(years).toHaveFocus())
  await page.user.clear(years)
  await page.user.type(years, '9')
  await page.press('Check answers')
  expect(await screen.findByText('9 years')).toBeVisible()
})

test('submitting stores one attempt without hidden answers, and gives a receipt', async () => {
  const { page, candidateId } = await atCheck()
  await page.press('Submit answers')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Received' })
  expect(heading).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Received'))

  const stored = await storedResponse(candidateId)
  expect(stored.current).toBeUndefined()
  expect(stored.attempts).toMatchObject([
    { answers: { role: { option: 'role2' }, years: 7 }, dropped: ['framework'] },
  ])
  expect(stored.attempts[0]?.answers).not.toHaveProperty('framework')
  const receipt = stored.attempts[0]?.receipt ?? 'none'
  expect(screen.getByText(receipt)).toBeVisible()
  expect(screen.getByText('Assessment').nextElementSibling).toHaveTextContent('Engineering basics')
  expect(screen.getByText('Submitted').nextElementSibling).toHaveTextContent(/2026/)
})

test('no answers stay on the receipt or in the tab, and a reload keeps it', async () => {
  const { page } = await atCheck()
  await page.press('Submit answers')
  await screen.findByRole('heading', { name: 'Received' })
  // A new document, so nothing of the attempt is left in memory.
  await expect.poll(page.loads).toBe(3)
  expectNothingOfTheAnswers()
  page.reload()
  expect(await screen.findByRole('heading', { name: 'Received' })).toBeVisible()
  expectNothingOfTheAnswers()
})

test('after handing back, a second start is refused with a message', async () => {
  const { page, email, code } = await atCheck()
  await page.press('Submit answers')
  await screen.findByRole('heading', { name: 'Received' })
  await page.press('Hand the device back')
  await page.identify({ email, code })
  expect(await screen.findByRole('heading', { name: 'Already submitted' })).toBeVisible()
  expect(screen.getByText(/they can’t be changed now/)).toBeVisible()
})

test('a failed submission is reported, kept, and can be retried', async () => {
  const { page, candidateId } = await atCheck()
  failWrites('Candidates', { error: 'UnknownError' })
  await page.press('Submit answers')
  expect(await screen.findByText(/^Not submitted: this device could not store it/)).toBeVisible()
  expect(screen.getByText('Frontend')).toBeVisible()
  expect((await storedResponse(candidateId)).attempts).toEqual([])
  await page.press('Submit answers')
  expect(await screen.findByRole('heading', { name: 'Received' })).toBeVisible()
})

test('a failed submission is reported until the page changes', async () => {
  const { page } = await atCheck()
  failWrites('Candidates', { error: 'UnknownError' })
  await page.press('Submit answers')
  await saveLine(/^Not submitted/)
  await page.user.click(screen.getByRole('link', { name: /^Change.*How many years/ }))
  await screen.findByRole('textbox', { name: /How many years/ })
  expect(await saveLine(/^Saved on this device/)).toBeVisible()
  expect(screen.queryByText(/^Not submitted/)).toBeNull()
})

test('unsaved answers are reported until an answer changes', async () => {
  const { page } = await atCheck()
  await page.user.click(screen.getByRole('link', { name: /^Change.*How many years/ }))
  const years = await screen.findByRole('textbox', { name: /How many years/ })
  failWritesWhile((store) => store === 'Responses', 'UnknownError')
  await page.user.type(years, '1')
  await page.press('Stop and leave')
  await saveLine(/^Not everything is saved yet/)
  await page.user.type(years, '2')
  expect(await saveLine(/^Not saved: please call/)).toBeVisible()
  expect(screen.queryByText(/^Not everything is saved yet/)).toBeNull()
})

/** Backend was chosen first, and its question answered; then Frontend. */
async function atCheck() {
  const invited = await anInvited()
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await page.press('Start')
  await page.user.click(await screen.findByRole('radio', { name: 'Backend' }))
  const framework = screen.getByRole('textbox', { name: /Which framework/ })
  fireEvent.input(framework, { target: { value: 'Canary framework' } })
  await page.user.click(screen.getByRole('radio', { name: 'Frontend' }))
  await page.user.type(screen.getByRole('textbox', { name: /How many years/ }), '7')
  await page.press('Next')
  await screen.findByRole('heading', { level: 1, name: 'Your work' })
  await page.press('Check answers')
  await screen.findByRole('heading', { level: 1, name: 'Check your answers' })
  return { ...invited, page }
}

function expectNothingOfTheAnswers(): void {
  expect(within(document.body).queryByText(/Canary|Frontend|Ada/)).toBeNull()
  const traces = [document.body.innerHTML, JSON.stringify({ ...sessionStorage }), document.title]
  for (const trace of traces) expect(trace).not.toMatch(/Canary|Frontend|Ada|@/)
}
