import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { ComparePage } from '#src/review/screens/compare/ComparePage.tsx'
import { ResponsesPage } from '#src/review/screens/list/ResponsesPage.tsx'
import { comparePath, paths, responsesPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

test('a selected response that another tab deletes is no longer selected', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(longText('why', { points: 6 })),
    { namesShown: true },
  )
  const ids = [await respond('Ada', {}), await respond('Ben', {}), await respond('Cleo', {})]
  const { user, addressNow } = openScreen(
    [{ path: paths.responses, element: <ResponsesPage /> }],
    `${responsesPath(assessmentId)}?compare=${ids.slice(0, 2).join(',')}`,
  )
  expect(await screen.findByText('2 selected')).toBeVisible()
  await act(() => database.table('Responses').delete(ids[0] ?? ''))
  expect(await screen.findByText(/^1 selected/)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /Cleo/ }))
  expect(await screen.findByText('2 selected')).toBeVisible()
  await waitFor(() => expect(decodeURIComponent(addressNow())).toContain(`=${ids[1]},${ids[2]}`))
})

test('a single response says what is needed before it can be compared', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(longText('why', { points: 6 })),
    { namesShown: true },
  )
  const id = await respond('Ada', {})
  const routes = [
    { path: paths.responses, element: <ResponsesPage /> },
    { path: paths.compare, element: <ComparePage /> },
  ]
  const { router } = openScreen(routes, `${responsesPath(assessmentId)}?compare=${id}`)
  expect(
    await screen.findByText('1 selected. To compare it, there must be another submitted response.'),
  ).toBeVisible()
  await act(() => respond('Ben', {}))
  expect(await screen.findByText('1 selected. Select 1 more to compare.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull()
  await act(() => router.navigate(`${comparePath(assessmentId)}?compare=${id}`))
  expect(await screen.findByText(/^Only Ada is selected\. Select at least one more/)).toBeVisible()
})
