import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { ResponsesPage } from '#src/review/screens/list/ResponsesPage.tsx'
import { responsesPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, number, singleChoice } from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const questions = [
  number('sum', { key: { value: 2, tolerance: 0 }, points: 4 }),
  singleChoice('permit', ['yes', 'no'], { knockOut: { op: 'is', value: 'no' } }),
  longText('why', { points: 6 }),
]
const passMarked: Definition = {
  ...anAssessment(...questions),
  settings: { ...anAssessment().settings, passMark: { percent: 40 } },
}

async function open(definition: Definition) {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, {
    namesShown: true,
  })
  for (const [name, sum, permit] of [
    ['Passed, permit', 2, 'yes'],
    ['Passed, no permit', 2, 'no'],
    ['Failed, permit', 1, 'yes'],
    ['Failed, no permit', 1, 'no'],
  ] as const) {
    await respond(name, { sum, permit: { option: permit } })
  }
  await respond('Open, no permit', { sum: 1, permit: { option: 'no' }, why: 'Because' })
  return openScreen(
    [{ path: '/assessments/:assessmentId/responses', element: <ResponsesPage /> }],
    responsesPath(assessmentId),
  )
}

/** What is under “Outcome” in the row of each candidate that is listed. */
function outcomes(): Record<string, string | null> {
  return Object.fromEntries(
    screen
      .getAllByRole('listitem')
      .map((row) => [
        row.querySelector('[data-column="candidate"] a')?.textContent ?? '',
        row.querySelector('[data-column="outcome"]')?.textContent ?? null,
      ]),
  )
}

test('S21: a row says whether the pass mark is reached, and beside it that there is a knock-out', async () => {
  await open(passMarked)
  expect(await screen.findByText(/^5 submitted responses/)).toBeVisible()
  expect(outcomes()).toEqual({
    'Passed, permit': 'Passed',
    'Passed, no permit': 'Passed · Knock-out',
    'Failed, permit': 'Not passed',
    'Failed, no permit': 'Not passed · Knock-out',
    'Open, no permit': 'Knock-out',
  })
})

test('S21: without a pass mark a row has the knock-out alone', async () => {
  await open(anAssessment(...questions))
  expect(await screen.findByText(/^5 submitted responses/)).toBeVisible()
  expect(outcomes()).toMatchObject({ 'Passed, permit': '', 'Passed, no permit': 'Knock-out' })
})

test('S21: the filter of those who passed has nobody with a knock-out, and says so', async () => {
  const { user } = await open(passMarked)
  const choice = await screen.findByRole('combobox', { name: 'Outcome' })
  const listedBy = async (name: string) => {
    await user.selectOptions(choice, name)
    return Object.keys(outcomes()).toSorted()
  }
  expect(await listedBy('Passed, no knock-out')).toEqual(['Passed, permit'])
  expect(await listedBy('Passed, with or without knock-out')).toEqual([
    'Passed, no permit',
    'Passed, permit',
  ])
  expect(await listedBy('Not passed, with or without knock-out')).toEqual([
    'Failed, no permit',
    'Failed, permit',
  ])
  expect(await listedBy('Not decided, with or without knock-out')).toEqual(['Open, no permit'])
  expect(await listedBy('Knock-out, passed or not')).toEqual([
    'Failed, no permit',
    'Open, no permit',
    'Passed, no permit',
  ])
})
