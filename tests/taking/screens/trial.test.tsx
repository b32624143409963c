import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { storedResponse } from '#tests/support/attemptWriters.ts'
import { anAssessment, ranking, shortText, signature } from '#tests/support/definitions.ts'
import { withFreshTab } from '#tests/support/screens/candidateScreen.tsx'
import { invited } from '#tests/support/screens/limitedScreen.tsx'

withFreshTab()

const order = ranking('order', ['x', 'y', 'z'])

test('before a clock starts, ranking and signing can be tried, and nothing of it is stored', async () => {
  const { page, candidateId } = await invited(timed(order, signature('name')))
  await page.user.click(await screen.findByText('Try ranking and signing'))
  expect(
    screen.getByText('The time isn’t running yet, and nothing you try here is kept.'),
  ).toBeVisible()
  const days = screen.getByRole('group', { name: /^Put these days in order/ })
  expect(within(days).getAllByRole('listitem').map(textOf)).toEqual([
    expect.stringContaining('Wednesday'),
    expect.stringContaining('Monday'),
    expect.stringContaining('Tuesday'),
  ])
  await page.user.click(
    within(days).getByRole('button', { name: /Wednesday.*down|down.*Wednesday/i }),
  )
  expect(within(days).getAllByRole('listitem').map(textOf)[0]).toContain('Monday')
  // There is no page to come back from.
  expect(screen.queryByRole('button', { name: /^Mark for later/ })).toBeNull()
  await page.press('Start')
  await screen.findByRole('button', { name: 'Stop and leave' })
  expect(screen.getByRole('main')).not.toHaveTextContent('Wednesday')
  const { current } = await storedResponse(candidateId)
  expect(current?.answers).toEqual({})
  expect(current?.clock.used?.allMs).toBe(0)
  expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toMatch(/Wednesday|day3/)
})

test.each<[string, Definition, string | null]>([
  ['a ranking', timed(order), 'Try ranking'],
  ['a signature', timed(signature('name')), 'Try signing'],
  ['neither', timed(shortText('a')), null],
  ['no clock', anAssessment(order, signature('name')), null],
])('with %s there is something to try, or nothing', async (_name, definition, title) => {
  await invited(definition)
  await screen.findByRole('button', { name: 'Start' })
  const offered = screen.queryByText(/^Try /)
  expect(offered?.textContent ?? null).toBe(title)
})

function timed(...questions: Question[]): Definition {
  const definition = anAssessment(...questions)
  return { ...definition, settings: { ...definition.settings, timeLimit: 600 } }
}

function textOf({ textContent }: HTMLElement): string {
  return textContent
}
