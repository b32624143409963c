import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { currentActor } from '#src/storage/device/device.ts'
import { finishReview, markAnswer, recommend } from '#src/review/storage/marking.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, text } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const definition = anAssessment(longText('how', { prompt: text('How?'), points: 3 }))

let candidateId = ''
let user: ReturnType<typeof openScreen>['user']

beforeEach(async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  candidateId = await respond('Ada', { how: 'By boat' })
  const { attempts } = await responseNow()
  const attemptId = attempts[0]?.attemptId ?? ''
  const where = { candidateId, attemptId, me: await currentActor() }
  const omar = { ...where, me: { kind: 'staff', name: 'Omar' } as const }
  for (const each of [where, omar]) {
    value(await markAnswer(each, 'how', { points: 2 }))
    value(await recommend(each, 'yes'))
    value(await finishReview(each))
  }
  value(await recommend(omar, 'no', 'The boat was not real'))
  const path = '/assessments/:assessmentId/responses/:candidateId'
  const address = responsePath(assessmentId, candidateId)
  ;({ user } = openScreen([{ path, element: <ResponsePage /> }], address))
  await screen.findByText(/^Finished on/)
})

async function responseNow() {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return stored.value
}

test('a finished recommendation is changed with a reason, and what it was stays readable', async () => {
  const panel = within(screen.getByRole('region', { name: 'Your review' }))
  expect(panel.queryByRole('radio')).toBeNull()
  expect(panel.getByText('Recommendation: Yes')).toBeVisible()
  expect(panel.queryByRole('textbox')).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Change your review' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change the recommendation' }))
  await waitFor(() => expect(panel.getByRole('radio', { name: 'Yes' })).toHaveFocus())
  const save = panel.getByRole('button', { name: 'Save recommendation' })
  await user.click(save)
  expect(await panel.findByText('Enter the reason for this change')).toBeVisible()
  const reason = panel.getByRole('textbox', { name: 'Reason' })
  await user.type(reason, 'Read it again')
  await user.click(save)
  expect(await panel.findByText('Choose another recommendation')).toBeVisible()
  await user.click(panel.getByRole('radio', { name: 'Strong yes' }))
  await user.click(save)
  expect(await panel.findByText('Recommendation: Strong yes')).toBeVisible()
  const [changed] = panel.getAllByText(/^Changed on/)
  expect(changed?.closest('p')).toHaveTextContent(/before: Yes\. Reason: Read it again$/)
  await waitFor(() => expect(panel.queryByRole('textbox')).toBeNull())
  const { reviews } = await responseNow()
  expect(reviews[0]).toMatchObject({
    recommendation: 'strongYes',
    recommendationChanges: [{ before: 'yes', reason: 'Read it again' }],
  })
})

test('what others changed after finishing is shown with the reason', () => {
  const item = screen.getByText('Omar', { selector: 'b' }).closest('li')
  expect(item).toHaveTextContent(/before: Yes\. Reason: The boat was not real$/)
})
