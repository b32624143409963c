import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { currentActor } from '#src/storage/device/device.ts'
import { markAnswer } from '#src/review/storage/marking.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { allowRetake } from '#src/review/storage/retakes.ts'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { paths, responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const definition = anAssessment(longText('why', { points: 5 }))

async function opened() {
  const { assessmentId, respond, submit } = await anAssessmentWithResponses(definition)
  const id = await respond('Ada', { why: 'The fjord' })
  const { user } = openScreen(
    [{ path: paths.response, element: <ResponsePage /> }],
    responsePath(assessmentId, id),
  )
  const points = await screen.findByRole('textbox', { name: 'Points (0 to 5)' })
  await user.type(points, '3')
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Half a rea')
  return { id, submit, points, user }
}

test('a retake that is submitted meanwhile leaves the answers and what is typed', async () => {
  const { id, submit, points, user } = await opened()
  await act(async () => {
    value(await allowRetake(id, await currentActor()))
    await submit(id, { why: 'The rain' })
  })
  expect(await screen.findByText(/^The candidate has submitted a retake since/)).toBeVisible()
  expect(screen.getByText('The fjord')).toBeVisible()
  expect(points).toHaveValue('3')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Attempt' }), '2')
  expect(await screen.findByText('The rain')).toBeVisible()
  expect(screen.queryByText(/^The candidate has submitted a retake since/)).toBeNull()
})

test('a mark from another tab leaves what is typed', async () => {
  const { id, points } = await opened()
  const stored = await getResponse(id)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  const attemptId = stored.value.attempts[0]?.attemptId ?? ''
  const me = await currentActor()
  await act(async () => {
    value(await markAnswer({ candidateId: id, attemptId, me }, 'why', { points: 1 }))
  })
  await waitFor(() => expect(screen.getAllByText(/1 of 5 points/)[0]).toBeVisible())
  expect(points).toHaveValue('3')
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Half a rea')
})
