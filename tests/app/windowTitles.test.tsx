import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '#src/app/routes.tsx'
import { candidatePath, paths, responsePath, responsesPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aStartedAttempt, submitBlank } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

/** Opens the address, and returns its title once `heading` is there. */
async function titleAt(address: string, heading: string): Promise<string> {
  openScreen(routes, address)
  await screen.findByRole('heading', { level: 1, name: heading })
  await waitFor(() => expect(document.title).toContain('TalentFlow'))
  return document.title
}

test('a candidate’s page has neither the name in its title nor the reference', async () => {
  const { candidate } = await aStartedAttempt()
  expect(await titleAt(candidatePath(candidate.id), 'Ada Lovelace')).toBe('Candidate · TalentFlow')
})

test('a response’s title has its reference, and before that its state', async () => {
  const { candidate, assessment, attempt } = await aStartedAttempt()
  const address = responsePath(assessment.id, candidate.id)
  const { reference } = candidate
  expect(await titleAt(address, reference)).toBe('Response not submitted yet · TalentFlow')
  await submitBlank({ candidate, attempt })
  const title = `Response ${reference} to Front-end engineer · TalentFlow`
  await waitFor(() => expect(document.title).toBe(title))
})

test.each([
  [paths.candidates, 'Candidates'],
  [paths.board, 'Candidates by stage'],
])('%s has no name in its title', async (address, heading) => {
  await aStartedAttempt()
  expect(await titleAt(`${address}?search=Ada`, heading)).not.toContain('Ada')
})

test('the list of responses has no name in its title', async () => {
  const { assessment } = await aStartedAttempt()
  const title = await titleAt(`${responsesPath(assessment.id)}?search=Ada`, 'Responses')
  await waitFor(() => expect(document.title).toBe('Responses to Front-end engineer · TalentFlow'))
  expect(title).not.toContain('Ada')
})
