import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { AssessmentsPage } from '#src/builder/screens/assessments/AssessmentsPage.tsx'
import { invitePath, paths } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aJob, aPublishedAssessment, value } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const routes = [
  { path: paths.assessments, element: <AssessmentsPage /> },
  { path: paths.invite, element: <h1>Invite</h1> },
]

test('a published one leads to inviting candidates, a draft does not', async () => {
  const { assessment } = await aPublishedAssessment((await aJob()).id)
  value(await createAssessment((await aJob()).id, 'Still a draft'))
  const { user, addressNow } = openScreen(routes, paths.assessments)
  await user.click(await screen.findByRole('button', { name: 'More actions for Still a draft' }))
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Invite candidates' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: `More actions for ${assessment.title}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Invite candidates' }))
  await waitFor(() => expect(addressNow()).toBe(invitePath(assessment.id)))
})
