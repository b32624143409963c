import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { storedResponse } from '#tests/support/attemptWriters.ts'
import { letPass, saveLine, withFreshTab } from '#tests/support/screens/candidateScreen.tsx'
import {
  limited,
  setTerms,
  setTermsUnheard,
  sleepFor,
  started,
  why,
} from '#tests/support/screens/limitedScreen.tsx'

withFreshTab()

test('while staff pause, the questions are hidden and time stands still', async () => {
  const { candidateId } = await started(limited({ timeLimit: 600 }))
  fireEvent.input(await why(), { target: { value: 'half' } })
  await saveLine(/^Saved on this device/)
  await setTerms(candidateId, { pauses: [{ from: new Date().toISOString() }] })
  expect(await screen.findByRole('heading', { name: 'Paused by staff' })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  letPass(2)
  const from = new Date(Date.now() - 120_000).toISOString()
  await setTerms(candidateId, { pauses: [{ from, to: new Date().toISOString() }] })
  expect(await why()).toHaveValue('half')
  expect(screen.getByText('Time left: 10 minutes')).toBeVisible()
})

test.each([
  { what: 'a pause that is over', to: 3, left: /^Time left: 1:[23]\d$/ },
  { what: 'a pause that goes on', to: null, left: null },
])('$what does not count in a page that was frozen meanwhile', async ({ to, left }) => {
  const { candidateId } = await started(limited({ timeLimit: 180 }))
  await why()
  const after = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  await setTermsUnheard(candidateId, {
    pauses: [{ from: after(1), ...(to !== null && { to: after(to) }) }],
  })
  sleepFor(3.5)
  const expected =
    left === null
      ? screen.findByRole('heading', { name: 'Paused by staff' })
      : screen.findByText(left)
  expect(await expected).toBeVisible()
  expect((await storedResponse(candidateId)).submittedAt).toBeUndefined()
})

test('what staff paused is time of no page, nor of the attempt', async () => {
  const { candidateId, page } = await started(limited({ timeLimit: 600 }))
  const measured = performance.now.bind(performance)
  let later = 0
  vi.spyOn(performance, 'now').mockImplementation(() => measured() + later)
  fireEvent.input(await why(), { target: { value: 'half' } })
  const from = new Date().toISOString()
  await setTerms(candidateId, { pauses: [{ from }] })
  await screen.findByRole('heading', { name: 'Paused by staff' })
  later += 120_000
  await setTerms(candidateId, { pauses: [{ from, to: new Date().toISOString() }] })
  await why()
  later += 60_000
  await page.press('Stop and leave')
  await screen.findByText(/^Your answers are saved on this device/)
  const { current } = await storedResponse(candidateId)
  for (const ms of [current?.clock.activeMs, current?.activity?.pages[0]?.visibleMs]) {
    expect(ms).toBeGreaterThanOrEqual(60_000)
    expect(ms).toBeLessThan(120_000)
  }
})

test('after a pause the focus is in the field again, wherever the way to staff led', async () => {
  const { page, candidateId } = await started(limited({ timeLimit: 600 }), '#staff')
  const field = await why()
  await page.user.click(field)
  screen.getByRole('link', { name: 'For the hiring team' }).focus()
  const from = new Date().toISOString()
  await setTerms(candidateId, { pauses: [{ from }] })
  const heading = await screen.findByRole('heading', { name: 'Paused by staff' })
  await waitFor(() => expect(heading).toHaveFocus())
  const way = screen.getByRole('link', { name: 'For the hiring team' })
  expect(way).toHaveAttribute('href', '#staff')
  expect(way).toHaveAttribute('target', '_blank')
  await setTerms(candidateId, { pauses: [{ from, to: new Date().toISOString() }] })
  await waitFor(() => expect(field).toHaveFocus())
})
