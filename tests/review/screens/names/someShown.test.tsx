import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { hideNames } from '#src/review/storage/revealing.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { ResponsesPage } from '#src/review/screens/list/ResponsesPage.tsx'
import { paths, responsesPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

test('while some names are shown, the hidden ones can be shown and the others hidden', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(longText('why', { points: 2 })),
    { namesShown: true },
  )
  const ids = [await respond('Ada', {}), await respond('Ben', {}), await respond('Cleo', {})]
  value(await hideNames(ids.slice(0, 1), await currentActor()))
  const { user } = openScreen(
    [{ path: paths.responses, element: <ResponsesPage /> }],
    responsesPath(assessmentId),
  )
  const list = within(await screen.findByRole('region', { name: 'Responses' }))
  expect(await list.findByRole('link', { name: 'Ben' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show name' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Hide 2 names' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull())
  expect(list.queryByRole('link', { name: /Ben|Cleo/ })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Show names' })).toHaveFocus()
})
