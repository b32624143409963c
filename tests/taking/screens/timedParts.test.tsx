/** Sections and questions with a time limit, which candidates start themselves (rules O10 and O11). */
import {
  fireEvent,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Definition, Settings } from '#schemas/definition.ts'
import { responseTable } from '#src/storage/core/database.ts'
import { storedResponse } from '#tests/support/attemptWriters.ts'
import {
  anAssessment,
  answeredWith,
  section,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'
import { letPass, saveLine, withFreshTab } from '#tests/support/screens/candidateScreen.tsx'
import {
  invited,
  limited,
  returnAfter,
  setTerms,
  sleepFor,
  started,
  why,
} from '#tests/support/screens/limitedScreen.tsx'

withFreshTab()

test('nothing of a timed section is shown before it starts, and its time does not run', async () => {
  const { page } = await atFirstPage(limited({ timeLimit: 1200 }, 60))
  expect(await screen.findByRole('heading', { level: 1, name: 'First' })).toHaveFocus()
  expect(screen.getByText('1 question, 1 minute.')).toBeVisible()
  expect(screen.getByText('The time starts when you choose “Start”.')).toBeVisible()
  expect(screen.getByText('The time for the whole assessment is already running.')).toBeVisible()
  sleepFor(3)
  expect(await screen.findByText('Time left: 17 minutes')).toBeVisible()
  expect(screen.queryByText(/^This section:/)).toBeNull()
  expect(document.body).not.toHaveTextContent('What about why')
  expect(document.title).not.toMatch(/What about why/)
  await page.press('Start')
  expect(await why()).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'First' })).toHaveFocus()
  expect(screen.getByText('This section: 1:00')).toBeVisible()
})

test('without a limit for the whole, it is not said that it runs', async () => {
  await atFirstPage(limited({}, 60))
  expect(await screen.findByText('1 question, 1 minute.')).toBeVisible()
  expect(screen.queryByText(/already running/)).toBeNull()
  expect(screen.queryByRole('timer')).toBeNull()
})

type Sitting = Awaited<ReturnType<typeof invited>>
const returns: [string, (sitting: Sitting) => Promise<void>][] = [
  ['a reload', async ({ page }) => page.reload()],
  ['a break', (sitting) => returnAfter(0.2, sitting)],
  [
    'the page locked',
    async ({ page, email, code }) => {
      letPass(5.1)
      // The form before it is replaced once everything is saved.
      await screen.findByText(/^This page locked.* They are saved\./)
      await page.identify({ email, code })
    },
  ],
  [
    'a pause by staff',
    async ({ candidateId }) => {
      const from = new Date().toISOString()
      await setTerms(candidateId, { pauses: [{ from }] })
      const paused = await screen.findByRole('heading', { name: 'Paused by staff' })
      letPass(2)
      await setTerms(candidateId, { pauses: [{ from, to: new Date().toISOString() }] })
      await waitForElementToBeRemoved(paused)
    },
  ],
]

test.each(returns)('what has not started has not started after %s', async (_name, comeBack) => {
  const sitting = await atFirstPage(limited({ timeLimit: 3600 }, 900))
  await screen.findByText('1 question, 15 minutes.')
  await comeBack(sitting)
  expect(await screen.findByText('1 question, 15 minutes.')).toBeVisible()
  expect(document.body).not.toHaveTextContent('What about why')
})

test.each(returns)(
  'what has started goes on after %s, and is not started again',
  async (_name, comeBack) => {
    const sitting = await started(limited({ timeLimit: 3600 }, 900))
    fireEvent.input(await why(), { target: { value: 'half' } })
    await saveLine(/^Saved on this device/)
    sleepFor(1)
    expect(await screen.findByText('This section: 14 minutes')).toBeVisible()
    await comeBack(sitting)
    expect(await why()).toHaveValue('half')
    expect(screen.getByText(/^This section: ([89]|1[0-4]) minutes$/)).toBeVisible()
    const { current } = await storedResponse(sitting.candidateId)
    expect(current?.clock.used?.started).toEqual(['s1'])
  },
)

test('an attempt of an older build goes on as it was', async () => {
  const sitting = await started(limited({ timeLimit: 1200 }, 900))
  await why()
  await sitting.page.press('Stop and leave')
  await screen.findByRole('textbox', { name: 'Access code' })
  await withoutStarts(sitting.candidateId)
  letPass(1)
  await sitting.page.identify(sitting)
  expect(await why()).toBeVisible()
  expect(screen.getByText('This section: 14 minutes')).toBeVisible()
})

test('in an attempt of an older build, a later section starts with its page', async () => {
  const sitting = await atFirstPage(twoTimed())
  await screen.findByText('1 question, 1 minute.')
  await sitting.page.press('Stop and leave')
  await screen.findByRole('textbox', { name: 'Access code' })
  await withoutStarts(sitting.candidateId)
  await sitting.page.identify(sitting)
  fireEvent.input(await why(), { target: { value: 'yes' } })
  await sitting.page.press('Next')
  expect(await screen.findByRole('textbox', { name: /What about last/ })).toBeVisible()
  expect(screen.getByText('This section: 2:00')).toBeVisible()
})

test('when the time of one is over, the next waits to be started', async () => {
  const { page } = await started(twoTimed())
  await why()
  sleepFor(1.2)
  expect(await screen.findByRole('heading', { level: 1, name: 'Last' })).toHaveFocus()
  expect(await saveLine(/^The time for the previous section or question is over/)).toBeVisible()
  expect(screen.getByText('1 question, 2 minutes.')).toBeVisible()
  sleepFor(1.5)
  expect(screen.queryByRole('textbox')).toBeNull()
  await page.press('Start')
  expect(await screen.findByRole('textbox', { name: /What about last/ })).toBeVisible()
  expect(screen.getByText('This section: 2:00')).toBeVisible()
  expect(
    screen.queryByText(/^The time for the previous section or question/, { selector: 'main *' }),
  ).toBeNull()
})

test('going back to a started section shows its questions, without starting it again', async () => {
  const { page } = await started(limited({}, 900))
  fireEvent.input(await why(), { target: { value: 'yes' } })
  await page.press('Next')
  await screen.findByRole('textbox', { name: /What about last/ })
  await page.press('Back')
  expect(await why()).toHaveValue('yes')
})

test('nothing of it is among the answers to check, and Submit asks to start it', async () => {
  const { page } = await atFirstPage(limited({}, 60))
  await screen.findByText('1 question, 1 minute.')
  await page.user.click(screen.getByText('Contents'))
  expect(await screen.findByRole('button', { name: /^First/ })).toHaveTextContent('Not started')
  await page.press('Check your answers')
  expect(await screen.findByText('You have not started this section.')).toBeVisible()
  await page.press('Submit answers')
  const summary = await screen.findByRole('region', { name: 'There is a problem' })
  expect(within(summary).getAllByRole('link')).toHaveLength(2)
  expect(document.body).not.toHaveTextContent('What about why')
  await page.user.click(
    within(summary).getByRole('link', { name: 'Start “First” and answer its questions' }),
  )
  expect(await screen.findByText('1 question, 1 minute.')).toBeVisible()
  await page.press('Start')
  // The one that is missing has the focus, and nothing calls it wrong before it was tried.
  expect(await why()).toHaveFocus()
  expect(screen.queryByRole('region', { name: 'There is a problem' })).toBeNull()
})

test('a timed section that nobody has to answer may be left out', async () => {
  const { page, candidateId } = await atFirstPage(
    anAssessment(section('s1', { title: 'Extra', timeLimit: 60 }, shortText('why'))),
  )
  await page.user.click(await screen.findByText('Contents'))
  await page.press('Check your answers')
  await page.press('Submit answers')
  expect(await screen.findByRole('heading', { name: 'Received' })).toBeVisible()
  const [attempt] = (await storedResponse(candidateId)).attempts
  expect(attempt?.clock.used?.started).toEqual([])
})

test('one question per page: a section and a question in it are started apart', async () => {
  const { page } = await atFirstPage(
    withLayout(
      'question',
      anAssessment(
        section(
          's1',
          { title: 'Quick round', timeLimit: 120 },
          shortText('a'),
          shortText('b', { timeLimit: 30 }),
        ),
      ),
    ),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Quick round' })).toBeVisible()
  expect(screen.getByText('2 questions, 2 minutes.')).toBeVisible()
  await page.press('Start')
  expect(await screen.findByRole('heading', { level: 1, name: /What about a/ })).toHaveFocus()
  expect(screen.getByText('Question 1 of 2')).toBeVisible()
  await page.press('Next')
  expect(await screen.findByRole('heading', { level: 1, name: 'Timed question' })).toHaveFocus()
  expect(screen.getByText('Question 2 of 2')).toBeVisible()
  expect(screen.getByText('1 question, 30 seconds.')).toBeVisible()
  expect(screen.getByText('The time for this section is already running.')).toBeVisible()
  expect(document.body).not.toHaveTextContent('What about b')
  await page.press('Start')
  expect(await screen.findByText('This question: 0:30')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: /What about b/ })).toHaveFocus()
})

test('of a drawn and shuffled section, as many questions are announced as are asked', async () => {
  const names = ['a', 'b', 'c', 'd']
  const pool = section(
    'pool',
    { title: 'Quick round', timeLimit: 60, draw: 2, shuffle: true },
    ...names.map((name) => shortText(name)),
  )
  const { page } = await atFirstPage(anAssessment(pool))
  expect(await screen.findByText('2 questions, 1 minute.')).toBeVisible()
  await page.press('Start')
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(2))
})

test('a section that an answer shows later has to be started, and a hidden one never', async () => {
  const { page } = await atFirstPage(
    anAssessment(
      section('s1', singleChoice('remote')),
      section(
        's2',
        { title: 'Quick round', timeLimit: 60, showIf: answeredWith('remote', 'yes') },
        shortText('a'),
      ),
      section('s3', { title: 'Last' }, shortText('b')),
    ),
  )
  await page.user.click(await screen.findByRole('radio', { name: 'no' }))
  await page.press('Next')
  await screen.findByRole('heading', { level: 1, name: 'Last' })
  await page.press('Back')
  await page.user.click(await screen.findByRole('radio', { name: 'yes' }))
  await page.press('Next')
  expect(await screen.findByText('1 question, 1 minute.')).toBeVisible()
})

test('extra time counts before the start as well, also when staff give it meanwhile', async () => {
  const { candidateId } = await atFirstPage(limited({}, 60))
  expect(await screen.findByText('1 question, 1 minute.')).toBeVisible()
  await setTerms(candidateId, { extraTime: 50 })
  expect(await screen.findByText('1 question, 1 minute 30 seconds.')).toBeVisible()
})

async function atFirstPage(definition: Definition): Promise<Sitting> {
  const sitting = await invited(definition)
  await sitting.page.press('Start')
  await screen.findByRole('button', { name: 'Stop and leave' })
  return sitting
}

function twoTimed(): Definition {
  return anAssessment(
    section('s1', { title: 'First', timeLimit: 60 }, shortText('why')),
    section('s2', { title: 'Last', timeLimit: 120 }, shortText('last')),
  )
}

function withLayout(layout: Settings['layout'], definition: Definition): Definition {
  return { ...definition, settings: { ...definition.settings, layout } }
}

/** As the build before would have stored it, which knew nothing of parts that have to be started. */
async function withoutStarts(candidateId: string): Promise<void> {
  const response = await storedResponse(candidateId)
  const { current } = response
  if (!current?.clock.used) throw new Error('The time of an attempt is stored')
  const { started: _unknown, ...used } = current.clock.used
  await responseTable.put({
    ...response,
    current: { ...current, clock: { ...current.clock, used } },
  })
}
