/** Sections with a time limit where everything is on one page, or one question (rules O10 and O11). */
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Definition, Section } from '#schemas/definition.ts'
import { responseTable } from '#src/storage/core/database.ts'
import { storedResponse } from '#tests/support/attemptWriters.ts'
import { anAssessment, section, shortText } from '#tests/support/definitions.ts'
import { saveLine, withFreshTab } from '#tests/support/screens/candidateScreen.tsx'
import { invited, said, sleepFor, why } from '#tests/support/screens/limitedScreen.tsx'

withFreshTab()

const last = () => screen.findByRole('textbox', { name: /What about last/ })

test('a timed section unfolds in its place once it is started, and its time runs from then', async () => {
  const { page } = await atFirstPage()
  const quick = await screen.findByRole('region', { name: 'First' })
  expect(within(quick).getByText('1 question, 1 minute.')).toBeVisible()
  expect(document.body).not.toHaveTextContent('What about why')
  expect(await last()).toBeVisible()
  sleepFor(2)
  expect(screen.queryByText(/^“First”:/)).toBeNull()
  await page.user.click(within(quick).getByRole('button', { name: 'Start' }))
  expect(await why()).toHaveFocus()
  expect(screen.getByText('“First”: 1:00')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
})

test('when its time is over it folds up, says so, and keeps its answer', async () => {
  const { page, candidateId } = await atFirstPage()
  await page.press('Start')
  fireEvent.input(await why(), { target: { value: 'half' } })
  await saveLine(/^Saved on this device/)
  sleepFor(2)
  expect(await screen.findByText(/^The time for this section is over\./)).toBeVisible()
  expect(
    screen.queryByText(/^The time for the previous section or question/, { selector: 'main *' }),
  ).toBeNull()
  expect(screen.queryByRole('textbox', { name: /What about why/ })).toBeNull()
  expect(screen.getByRole('heading', { name: 'First' })).toHaveFocus()
  fireEvent.input(await last(), { target: { value: 'yes' } })
  await page.press('Check answers')
  await page.press('Submit answers')
  await screen.findByRole('heading', { name: 'Received' })
  const { attempts } = await storedResponse(candidateId)
  expect(attempts[0]?.answers).toEqual({ why: 'half', last: 'yes' })
})

test('beside others, each section is called by its title wherever its time is mentioned', async () => {
  const { page } = await atFirstPage(
    onOnePage(section('s3', { timeLimit: 240 }, shortText('more', { required: true }))),
  )
  const untitled = await screen.findByRole('region', { name: 'Timed section' })
  await page.user.click(screen.getAllByRole('button', { name: 'Start' })[0]!)
  await why()
  // Only that of the other one runs.
  expect(untitled).not.toHaveTextContent('already running')
  await page.user.click(within(untitled).getByRole('button', { name: 'Start' }))
  expect(await screen.findByText('“First”: 1:00')).toBeVisible()
  expect(screen.getByText('“Section 3”: 4:00')).toBeVisible()
  await page.press('Hide time')
  sleepFor(2)
  await screen.findByText(/^The time for this section is over\./)
  expect(said()).toBe('The time for “First” is over, so you can’t change your answers to it.')
  sleepFor(1.5)
  expect(await screen.findByText('Less than 1 minute left for “Section 3”')).toBeVisible()
})

test('what is required in it has to be started before answers can be checked', async () => {
  const { page } = await atFirstPage()
  fireEvent.input(await last(), { target: { value: 'yes' } })
  await page.press('Check answers')
  const summary = await screen.findByRole('region', { name: 'There is a problem' })
  expect(within(summary).getByRole('link')).toHaveTextContent(
    'Start “First” and answer its questions',
  )
  expect(document.body).not.toHaveTextContent('What about why')
})

test('after a reload it is still started', async () => {
  const { page } = await atFirstPage()
  await page.press('Start')
  await why()
  await saveLine(/^Saved on this device/)
  page.reload()
  expect(await why()).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
})

test('in an attempt of an older build it has no limit, as before', async () => {
  const sitting = await atFirstPage()
  await sitting.page.press('Stop and leave')
  await screen.findByRole('textbox', { name: 'Access code' })
  const response = await storedResponse(sitting.candidateId)
  if (!response.current) throw new Error('It was started')
  const { activeMs } = response.current.clock
  await responseTable.put({ ...response, current: { ...response.current, clock: { activeMs } } })
  await sitting.page.identify(sitting)
  expect(await why()).toBeVisible()
  expect(screen.queryByText(/^“First”:/)).toBeNull()
})

test('a timed question whose section is over is not offered among the answers to check', async () => {
  const definition = anAssessment(
    section('s1', { timeLimit: 60 }, shortText('a'), shortText('b', { timeLimit: 30 })),
    section('s2', { title: 'Last' }, shortText('last')),
  )
  const settings = { ...definition.settings, layout: 'question' } as const
  const { page } = await atFirstPage({ ...definition, settings })
  await page.press('Start')
  await screen.findByRole('textbox', { name: /What about a/ })
  sleepFor(2)
  await screen.findByRole('textbox', { name: /What about last/ })
  await page.press('Check answers')
  expect(
    await screen.findByText('There is a timed question that you have not started.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Go there' })).toBeNull()
})

async function atFirstPage(definition = onOnePage()) {
  const sitting = await invited(definition)
  await sitting.page.press('Start')
  await screen.findByRole('button', { name: 'Stop and leave' })
  return sitting
}

function onOnePage(...more: Section[]): Definition {
  const definition = anAssessment(
    section('s1', { title: 'First', timeLimit: 60 }, shortText('why', { required: true })),
    section('s2', { title: 'Last' }, shortText('last')),
    ...more,
  )
  return { ...definition, settings: { ...definition.settings, layout: 'all' } }
}
