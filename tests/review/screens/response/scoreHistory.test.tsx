import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { correctKey, recordKeyCorrection } from '#src/review/storage/correcting.ts'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { paths, responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, singleChoice, text } from '#tests/support/definitions.ts'
import { STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const definition = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], {
    prompt: text('Capital of Norway?'),
    key: { options: ['Bergen'] },
    points: 3,
  }),
)

test('the history of a score has old and new points, who changed it and why', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, {
    namesShown: true,
  })
  const candidateId = await respond('Ada', { capital: { option: 'Oslo' } })
  const routes = [{ path: paths.response, element: <ResponsePage /> }]
  const { user } = openScreen(routes, responsePath(assessmentId, candidateId))
  expect(await screen.findByRole('region', { name: 'Score' })).toHaveTextContent('0 of 3 points')
  expect(screen.queryByText(/History of the score/)).toBeNull()

  const { at } = value(
    await correctKey({
      assessmentId,
      versionId: `${assessmentId}.v1`,
      questionId: 'capital',
      key: { options: ['Oslo'] },
      reason: 'Oslo is the capital',
      by: STAFF,
      known: 0,
    }),
  )
  value(await recordKeyCorrection({ assessmentId, at, candidateIds: [candidateId] }))
  await user.click(await screen.findByText('History of the score (2)'))
  const score = screen.getByRole('region', { name: 'Score' })
  expect(
    within(score).getByText(/These scores count correct answers and the marks of finished reviews/),
  ).toBeVisible()
  const entries = within(score).getAllByRole('listitem')
  expect(entries[0]).toHaveTextContent(/^Submitted0 of 3 points/)
  expect(entries[1]).toHaveTextContent(
    /^Correct answer of question 1 fixed0 of 3 → 3 of 3 points.*Reason \(may contain names\)Oslo is the capital$/,
  )
})
