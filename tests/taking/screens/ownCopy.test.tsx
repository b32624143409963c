import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { startSitting } from '#src/taking/screens/attempt/otherTabs.ts'
import {
  anAssessment,
  consent,
  multipleChoice,
  section,
  shortText,
  text,
} from '#tests/support/definitions.ts'
import {
  anInvited,
  letPass,
  openCandidatePage,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'

withFreshTab()

afterEach(() => {
  vi.unstubAllGlobals()
})

const definition = anAssessment(
  shortText('city', { prompt: text('Where do you live?') }),
  multipleChoice('tools', ['Git', 'Make'], { required: false }),
  consent('kept'),
)
const allowed = updateSettings(definition, { ownCopy: true })

/** Submits as a candidate who lives in Oslo. */
async function submitted(of: Definition, staffAddress: string | null = null, next?: 'Next') {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const invited = await anInvited(of)
  const page = openCandidatePage(invited.assessmentId, staffAddress)
  await page.identify(invited)
  await page.press('Start')
  await page.user.type(await screen.findByRole('textbox', { name: /Where do you live/ }), 'Oslo')
  await page.user.click(screen.getByRole('checkbox', { name: /I agree/ }))
  if (next !== undefined) {
    await page.press(next)
    await page.user.click(await screen.findByText('Contents'))
    await page.press('Check your answers')
  } else await page.press('Check answers')
  await page.press('Submit answers')
  await screen.findByRole('heading', { name: 'Received' })
  return { page, print, ...invited }
}

/** A device that is handed over has a way for staff. */
const devices = [
  { whose: 'their own', staffAddress: null },
  { whose: 'a handed-over', staffAddress: '#staff' },
]

const offer = () => screen.queryByRole('button', { name: 'Print a copy of your answers' })
const printed = () => document.querySelector<HTMLElement>('[data-copy]')

test('an allowed copy has each question with its answer, and is printed on request', async () => {
  const { page, print } = await submitted(allowed)
  expect(printed()).toBeNull()
  expect(document.body).not.toHaveTextContent('Oslo')
  await page.press('Print a copy of your answers')
  await waitFor(() => expect(print).toHaveBeenCalled())
  const copy = within(printed()!)
  expect(copy.getByRole('heading', { name: 'Front-end engineer' })).toBeInTheDocument()
  const [city, tools, kept] = copy.getAllByRole('article')
  expect(city).toHaveTextContent('Where do you live?Oslo')
  expect(tools).toHaveTextContent('Not answered')
  expect(kept).toHaveTextContent('I agreeAgreed')
})

test('a copy has nothing of a timed part that was not started', async () => {
  const timed = section('s2', { title: 'Quick round', timeLimit: 60 }, shortText('secret'))
  const sections = [...allowed.sections, timed]
  const { page, print } = await submitted({ ...allowed, sections }, null, 'Next')
  await page.press('Print a copy of your answers')
  await waitFor(() => expect(print).toHaveBeenCalled())
  expect(printed()).toHaveTextContent('Where do you live?Oslo')
  expect(printed()).not.toHaveTextContent('What about secret')
})

test.each(devices)(
  'on $whose device, nothing of the copy is left after it is handed back',
  async ({ staffAddress }) => {
    const { page, print } = await submitted(allowed, staffAddress)
    expect(screen.getByText(/^If you want a copy of your answers, print it now/)).toBeVisible()
    await page.press('Print a copy of your answers')
    await waitFor(() => expect(print).toHaveBeenCalled())
    expect(printed()).toHaveTextContent('Oslo')
    await page.press('Hand the device back')
    await screen.findByRole('textbox', { name: 'Email address' })
    expect(document.body).not.toHaveTextContent('Oslo')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Oslo')
  },
)

test.each(devices)(
  'on $whose device, the receipt is there after a reload, and the copy is not',
  async ({ staffAddress }) => {
    const { page } = await submitted(allowed, staffAddress)
    expect(offer()).toBeVisible()
    page.reload()
    await screen.findByRole('heading', { name: 'Received' })
    expect(offer()).toBeNull()
  },
)

test.each(devices)(
  'on $whose device, the copy is gone when nobody used the page for five minutes',
  async ({ staffAddress }) => {
    const { page } = await submitted(allowed, staffAddress)
    await page.press('Print a copy of your answers')
    letPass(4)
    expect(offer()).toBeVisible()
    letPass(5)
    await waitFor(() => expect(offer()).toBeNull())
    expect(await screen.findByRole('heading', { name: 'Received' })).toBeVisible()
    expect(document.body).not.toHaveTextContent('Oslo')
  },
)

test.each(devices)(
  'on $whose device, the copy is gone once somebody else signs in',
  async ({ staffAddress }) => {
    await submitted(allowed, staffAddress)
    expect(offer()).toBeVisible()
    await startSitting(crypto.randomUUID())
    await waitFor(() => expect(offer()).toBeNull())
  },
)

test('no copy without permission', async () => {
  await submitted(definition)
  expect(offer()).toBeNull()
})
