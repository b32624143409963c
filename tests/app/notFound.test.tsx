import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '#src/app/routes.tsx'
import {
  builderPath,
  candidatePath,
  invitePath,
  jobPath,
  responsePath,
  responsesPath,
} from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const id = crypto.randomUUID()

test.each([
  ['/nowhere', 'Page not found', 'See all jobs'],
  [jobPath(id), 'Job not found', 'See all jobs'],
  [candidatePath(id), 'Candidate not found', 'See all candidates'],
  [builderPath(id), 'Assessment not found', 'See all assessments'],
  [invitePath(id), 'Assessment not found', 'See all assessments'],
  [responsesPath(id), 'Assessment not found', 'See all assessments'],
  [responsePath(id, id), 'Response not found', 'See all responses'],
])('%s says so in its heading and its title, and offers the list', async (address, title, link) => {
  openScreen(routes, address)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await waitFor(() => expect(document.title).toBe(`${title} · TalentFlow`))
  const main = screen.getByRole('main')
  // A slow start says for a moment that it is still loading.
  await waitFor(() => expect(main.querySelectorAll('h1, h2')).toHaveLength(1))
  expect(screen.getByRole('link', { name: link })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
