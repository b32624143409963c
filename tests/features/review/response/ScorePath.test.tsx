import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ResponsePage } from '#src/features/review/response/ResponsePage.tsx'
import { responsePath } from '#src/paths.ts'
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
    'PartPointsAvailableStill to mark',
    expect.stringMatching(/4116$/),
    'Total4116',
  ])
  expect(path).toHaveTextContent('The pass mark is 50% of 11 points: 5.5 or more.')
})
