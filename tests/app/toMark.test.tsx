import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '#src/app/routes.tsx'
import { paths } from '#src/base/paths.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { finishReview, markAnswer } from '#src/review/storage/marking.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const MIRA = { kind: 'staff', name: 'Mira' } as const
const OMAR = { kind: 'staff', name: 'Omar' } as const

test('the list of assessments counts what the queue says is left for this reviewer', async () => {
  await setSetting('staffName', 'Mira')
  const { respond } = await anAssessmentWithResponses(anAssessment(longText('why', { points: 4 })))
  const ada = await respond('Ada', { why: 'Rain' })
  const ben = await respond('Ben', { why: 'Sun' })
  const cleo = await respond('Cleo', { why: 'Snow' })
  // Has nothing to mark.
  await respond('Dan', {})
  await finish(OMAR, ada)
  await finish(MIRA, ben)

  const { user } = openScreen(routes, paths.assessments)
  const link = await screen.findByRole('link', { name: /^2 to mark in / })
  expect(link).toHaveTextContent(/^2 to mark$/)
  await user.click(link)
  expect(await screen.findByText('You: 1 finished, 2 left')).toBeVisible()
  expect(screen.getByText(/^2 of 4 submitted responses/)).toBeVisible()
  expect(screen.getByLabelText('State')).toHaveDisplayValue('Left for me')

  await finish(MIRA, ada)
  expect(await screen.findByText('You: 2 finished, 1 left')).toBeVisible()
  const rail = screen.getByRole('navigation', { name: 'Main' })
  await user.click(within(rail).getByRole('link', { name: 'Assessments' }))
  expect(await screen.findByRole('link', { name: /^1 to mark in / })).toBeVisible()

  await finish(MIRA, cleo)
  await waitFor(() => expect(screen.queryByRole('link', { name: /to mark in/ })).toBeNull())
})

async function finish(me: typeof MIRA | typeof OMAR, candidateId: string) {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  const at = { candidateId, attemptId: stored.value.attempts[0]?.attemptId ?? '', me }
  value(await markAnswer(at, 'why', { points: 2 }))
  value(await finishReview(at))
}
