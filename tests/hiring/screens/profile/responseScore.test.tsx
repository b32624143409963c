import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { currentActor } from '#src/storage/device/device.ts'
import { finishReview, markAnswer } from '#src/review/storage/marking.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { candidateRoute } from '#tests/support/screens/candidateRoute.tsx'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { candidatePath, paths, responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, singleChoice } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const base = anAssessment(
  singleChoice('a', ['x', 'y'], { points: 2, key: { options: ['x'] } }),
  longText('why', { points: 6 }),
)
const definition = { ...base, settings: { ...base.settings, passMark: { percent: 62.5 } } }

test('the profile shows the score and the outcome that the response page shows', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, {
    namesShown: true,
  })
  const candidateId = await respond('Ada', { a: { option: 'x' }, why: 'words' })
  const { router } = openScreen(
    [candidateRoute, { path: paths.response, element: <ResponsePage /> }],
    candidatePath(candidateId),
  )
  expect(await screen.findByText(/^Submitted .*provisional: 2 of 2 so far\./)).toBeVisible()

  const stored = await getResponse(candidateId)
  const attemptId = stored?.kind === 'whole' ? (stored.value.attempts[0]?.attemptId ?? '') : ''
  const at = { candidateId, attemptId, me: await currentActor() }
  value(await markAnswer(at, 'why', { points: 3 }))
  expect(await screen.findByText(/, provisional: 5 of 8 points \(62\.5%\)\. Passed$/)).toBeVisible()
  value(await finishReview(at))
  expect(await screen.findByText(/^Submitted .*, 5 of 8 points \(62\.5%\)\. Passed$/)).toBeVisible()

  await router.navigate(responsePath(assessmentId, candidateId))
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Score' })).toHaveTextContent(
      /^5 of 8 points 62\.5%Passed/,
    ),
  )
})
