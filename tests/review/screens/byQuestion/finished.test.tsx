import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { MarkingPage } from '#src/review/screens/byQuestion/MarkingPage.tsx'
import { markingPath, paths, responsesPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, text } from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

test('a finished answer shows its points, and the page leads back to the responses', async () => {
  const definition = anAssessment(longText('why', { prompt: text('Why?'), points: 3 }))
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  await respond('Ada', { why: 'The fjord' })
  const { user } = openScreen(
    [{ path: paths.marking, element: <MarkingPage /> }],
    markingPath(assessmentId),
  )
  const card = await screen.findByRole('article')
  card.focus()
  await user.keyboard('2')
  await screen.findByText(/All marked/)
  expect(screen.queryByRole('list', { name: 'Marks of all reviewers' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'See the responses' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Finish 1 review' }))
  const marks = await within(card).findByRole('list', { name: 'Marks of all reviewers' })
  expect(marks).toHaveTextContent('You: 2 points')
  const back = await screen.findByRole('link', { name: 'See the responses' })
  expect(back).toHaveAttribute('href', responsesPath(assessmentId))
})
