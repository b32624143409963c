import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, number, singleChoice } from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const definition = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Oslo'] }, points: 4 }),
  number('people', { key: { value: 700, tolerance: 50 }, points: 1 }),
  longText('why', { points: 6 }),
)

test('the score shows how it adds up', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses({
    ...definition,
    settings: { ...definition.settings, passMark: { percent: 50 } },
  })
  const id = await respond('Ada Lovelace', { capital: { option: 'Oslo' }, why: 'Why not' })
  openScreen(
    [{ path: '/assessments/:assessmentId/responses/:candidateId', element: <ResponsePage /> }],
    responsePath(assessmentId, id),
  )

  const path = (await screen.findByText('How the score adds up')).closest('details')
  if (path === null) throw new Error('No details')
  const rows = within(path).getAllByRole('row', { hidden: true })
  expect(rows.map((row) => row.textContent)).toEqual([
    'Section or valuePointsAvailableStill to mark',
    expect.stringMatching(/4116$/),
    'Total4116',
  ])
  expect(path).toHaveTextContent('The pass mark is 50% of 11 points: 5.5 or more.')
})

test('S20: a pass mark that is not a whole percentage is shown as it is, and so is reaching it', async () => {
  const eight = anAssessment(
    number('five', { key: { value: 1, tolerance: 0 }, points: 5 }),
    number('three', { key: { value: 1, tolerance: 0 }, points: 3 }),
  )
  const { assessmentId, respond } = await anAssessmentWithResponses({
    ...eight,
    settings: { ...eight.settings, passMark: { percent: 62.5 } },
  })
  const id = await respond('Ada Lovelace', { five: 1, three: 2 })
  openScreen(
    [{ path: '/assessments/:assessmentId/responses/:candidateId', element: <ResponsePage /> }],
    responsePath(assessmentId, id),
  )
  expect(
    await screen.findByText('The pass mark is 62.5% of 8 points: 5 or more.'),
  ).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Score' })).toHaveTextContent(
    /^5 of 8 points 62\.5%Passed/,
  )
})
