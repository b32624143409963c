import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { clearAnnouncements } from '#src/ui/announce.ts'
import { storedResponse } from '#tests/support/attemptWriters.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import {
  anInvited,
  letPass,
  openCandidatePage,
  saveLine,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'
import {
  invited,
  limited,
  returnAfter,
  said,
  setTerms,
  sleepFor,
  started,
  why,
} from '#tests/support/screens/limitedScreen.tsx'

withFreshTab()

test('the limits are said before the start, with the extra time, and the end as it will be', async () => {
  const { page } = await invited(limited({ timeLimit: 600 }, 60), { extraTime: 50 })
  fireEvent.click(await screen.findByText('Time limits'))
  expect(await screen.findByText('You have 15 minutes for the whole assessment.')).toBeVisible()
  expect(
    screen.getByText(/^One section has a time limit.* You have 1 minute 30 seconds for it\.$/),
  ).toBeVisible()
  expect(screen.getByText('You have 50% extra time. It is included.')).toBeVisible()
  expect(screen.queryByText(/^Nothing is submitted until/)).toBeNull()
  await page.press('Start')
  expect(await screen.findByText('Time left: 15 minutes')).toBeVisible()
  expect(screen.getByText('1 question, 1 minute 30 seconds.')).toBeVisible()
  await page.press('Start')
  expect(await screen.findByText('This section: 1:30')).toBeVisible()
})

test.each([
  { own: { timeLimit: 600 }, runs: 1, words: 'a limit for the whole starts the time' },
  { own: {}, runs: 0, words: 'limits of sections alone do not start it' },
])('at the start, $words', async ({ own, runs }) => {
  await invited(limited(own, 60))
  fireEvent.click(await screen.findByText('Time limits'))
  expect(screen.queryAllByText(/^The time starts when you choose “Start”\./)).toHaveLength(runs)
  expect(screen.getByText(/Once it has started, the time keeps running if you leave/)).toBeVisible()
})

test('the limits are said before signing in, and nothing promises a break from the clock', async () => {
  const person = await anInvited(limited({ timeLimit: 600 }, 60))
  const page = openCandidatePage(person.assessmentId)
  await screen.findByRole('textbox', { name: 'Access code' })
  expect(
    screen.getByText(/^2 questions\. It takes about a minute; you have 10 minutes\.$/),
  ).toBeVisible()
  expect(
    screen.getByText(/^One section has a time limit.* You have 1 minute for it\.$/),
  ).toBeVisible()
  expect(screen.getByText(/Leaving doesn’t stop it\.$/)).toBeVisible()
  expect(screen.queryByText(BREAK)).toBeNull()
  await page.identify(person)
  await screen.findByRole('button', { name: 'Start' })
  expect(screen.queryByText(BREAK)).toBeNull()
  await page.press('Start')
  await page.press('Stop and leave')
  expect(await screen.findByText(/saved on this device\. The time keeps running:/)).toBeVisible()
  // Whoever comes back has read it.
  expect(screen.queryByText(/^One section has a time limit/)).toBeNull()
  expect(screen.queryByText(BREAK)).toBeNull()
})

test('without limits one may stop, and that is said before and after signing in', async () => {
  const person = await anInvited(limited({}))
  const page = openCandidatePage(person.assessmentId)
  expect(await screen.findByText(BREAK)).toBeVisible()
  await page.identify(person)
  await screen.findByRole('button', { name: 'Start' })
  expect(screen.getByText(BREAK)).toBeVisible()
  await page.press('Start')
  await page.press('Stop and leave')
  expect(await screen.findByText(BREAK)).toBeVisible()
})

test('before the page locks, it is said that the time keeps running', async () => {
  await started(limited({ timeLimit: 1200 }))
  letPass(3.1)
  const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' })
  expect(dialog).toHaveTextContent('The time keeps running.')
})

/** Each sentence that invites to stop and come back. */
const BREAK = /You can stop|when you come back|come back later/

test('how long questions have is said before the start, as far as it counts', async () => {
  const definition = anAssessment(
    shortText('a', { timeLimit: 60 }),
    shortText('b', { timeLimit: 150 }),
    shortText('c'),
  )
  const { settings } = definition
  await invited({ ...definition, settings: { ...settings, layout: 'question' } })
  const words = '2 questions have a time limit of their own.'
  const lengths = await screen.findByText((text) => text.startsWith(words))
  expect(lengths).toHaveTextContent(
    /You have between 1 minute and 2 minutes 30 seconds for each\.$/,
  )
})

test('without limits nothing is said of time', async () => {
  const { page } = await invited(limited({}))
  expect(await screen.findByText(/^Nothing is submitted until/)).toBeVisible()
  expect(screen.queryByText('Time limits')).toBeNull()
  await page.press('Start')
  await why()
  expect(screen.queryByRole('timer')).toBeNull()
})

test('the time can be hidden to the end, that of a section too, and shown again', async () => {
  const { page } = await started(limited({ timeLimit: 1200 }, 330))
  expect(await screen.findByText('Time left: 20 minutes')).toBeVisible()
  expect(screen.getByText('This section: 6 minutes')).toBeVisible()
  await page.press('Hide time')
  for (const minutes of [1, 2, 2]) {
    sleepFor(minutes)
    // Somebody is there.
    fireEvent.keyDown(document.body, { key: 'Shift' })
    expect(screen.queryByText(/^(Time left|This section):/)).toBeNull()
  }
  expect(await saveLine('Less than 1 minute left for this section')).toBeVisible()
  await page.press('Show time')
  expect(screen.getByText(/^This section: 0:[23]\d$/)).toBeVisible()
  expect(screen.queryByText(/^Less than/, { selector: 'main *' })).toBeNull()
})

test.each([
  { limit: 330, words: 'Less than 5 minutes left for the whole assessment' },
  { limit: 90, words: 'Less than 1 minute left for the whole assessment' },
])('shortly before the end it is announced once: $words', async ({ limit, words }) => {
  await started(limited({ timeLimit: limit }))
  expect(await screen.findByText(/^Time left: (6 minutes|1:\d\d)$/)).toBeVisible()
  expect(said()).toBe('')
  sleepFor(1)
  await waitFor(() => expect(said()).toBe(words))
  clearAnnouncements()
  sleepFor(0.1)
  expect(await screen.findByText(/^Time left: (4:2|0:2)\d$/)).toBeVisible()
  expect(said()).toBe('')
})

test('the end of a section is announced, and the end of the whole is told', async () => {
  await started(limited({ timeLimit: 240 }, 60))
  expect(await screen.findByText('This section: 1:00')).toBeVisible()
  sleepFor(2)
  await screen.findByRole('textbox', { name: /What about last/ })
  await waitFor(() =>
    expect(said()).toBe(
      'The time for the previous section or question is over, so you can’t change your answers to it.',
    ),
  )
  // So that it does not lock first.
  fireEvent.keyDown(document.body)
  sleepFor(4)
  expect(await screen.findByRole('heading', { name: 'Received' })).toBeVisible()
  expect(screen.getByText(/^Time is up\. What you had answered/)).toBeVisible()
})

test('setting the clock of the device changes nothing, and is listed', async () => {
  const { candidateId } = await started(limited({ timeLimit: 1200 }))
  expect(await screen.findByText('Time left: 20 minutes')).toBeVisible()
  letPass(2)
  await waitFor(async () => {
    const { current } = await storedResponse(candidateId)
    expect(current?.events.map(({ kind }) => kind)).toEqual(['started', 'clockJumped'])
  })
  expect(screen.getByText('Time left: 20 minutes')).toBeVisible()
})

test('when the time is over, what is saved is submitted, although something is blank', async () => {
  const sitting = await started(limited({ timeLimit: 600 }))
  const { candidateId } = sitting
  fireEvent.input(await why(), { target: { value: 'half' } })
  await saveLine(/^Saved on this device/)
  await returnAfter(11, sitting)
  expect(await screen.findByRole('heading', { name: 'Received' })).toBeVisible()
  const { attempts } = await storedResponse(candidateId)
  expect(attempts.map(({ answers }) => answers)).toEqual([{ why: 'half' }])
  expect(attempts[0]?.events.at(-1)).toMatchObject({
    kind: 'submitted',
    by: 'clock',
    unfinished: 1,
  })
  expect(attempts[0]?.clock.used?.allMs).toBeGreaterThanOrEqual(600_000)
})

test('a section whose time is over closes, and the rest can still be submitted', async () => {
  const sitting = await started(limited({}, 60))
  const { page, candidateId } = sitting
  expect(await screen.findByText('This section: 1:00')).toBeVisible()
  await returnAfter(2, sitting)
  const last = await screen.findByRole('textbox', { name: /What about last/ })
  expect(screen.queryByRole('textbox', { name: /What about why/ })).toBeNull()
  fireEvent.input(last, { target: { value: 'yes' } })
  await page.press('Check answers')
  expect(await screen.findByRole('link', { name: /the answer to: What about last/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /the answer to: What about why/ })).toBeNull()
  await page.press('Submit answers')
  await screen.findByRole('heading', { name: 'Received' })
  const events = (await storedResponse(candidateId)).attempts[0]?.events ?? []
  expect(events.find(({ kind }) => kind === 'timeOver')).toMatchObject({ place: 's1' })
  expect(events.at(-1)).toEqual({ kind: 'submitted', at: expect.any(String), unfinished: 1 })
})

test.each([
  { where: 'on their own device', timeLimit: { timeLimit: 600 }, staffAddress: null },
  { where: 'without limits', timeLimit: {}, staffAddress: '#staff' },
])('$where, questions don’t lead to the page of staff', async ({ timeLimit, staffAddress }) => {
  await started(limited(timeLimit), staffAddress)
  expect(screen.queryByRole('link', { name: 'For the hiring team' })).toBeNull()
})

test('extra time that staff give meanwhile counts at once', async () => {
  const { candidateId } = await started(limited({ timeLimit: 600 }))
  expect(await screen.findByText('Time left: 10 minutes')).toBeVisible()
  await setTerms(candidateId, { extraTime: 100 })
  expect(await screen.findByText('Time left: 20 minutes')).toBeVisible()
})
