import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { anAssessment, section, shortText } from '#tests/support/definitions.ts'
import { withFreshTab } from '#tests/support/screens/candidateScreen.tsx'
import { invited, why } from '#tests/support/screens/limitedScreen.tsx'

withFreshTab()

test('Contents say how long each timed section is, until it starts', async () => {
  const { page } = await invited(
    anAssessment(
      section('s1', { title: 'First', timeLimit: 60 }, shortText('why')),
      section('s2', { title: 'Last', timeLimit: 120 }, shortText('last')),
      section('s3', { title: 'Free' }, shortText('free')),
    ),
    { extraTime: 50 },
  )
  await page.press('Start')
  await page.user.click(await screen.findByText('Contents'))
  const contents = screen.getByText('Contents').closest('details')!
  const states = () =>
    within(contents)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  await within(contents).findByText('Not started')
  expect(states()).toEqual([
    'FirstNot started, 1 minute 30 seconds',
    'LastNot started, 3 minutes',
    'FreeNot started',
    'Check your answers',
  ])
  await page.press('Start')
  await why()
  expect(states()[0]).toBe('FirstNot started')
  expect(states()[1]).toBe('LastNot started, 3 minutes')
})
