import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { candidateTable } from '#src/storage/core/database.ts'
import { DataPage } from '#src/custody/screens/data/DataPage.tsx'
import { clearPass, stopPass } from '#src/custody/screens/protection/protectionPass.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, aPublishedAssessment } from '#tests/support/hiring.ts'
import { withLocks } from '#tests/support/locks.ts'
import { PASSPHRASE, protect } from '#tests/support/protection/protecting.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()
withLocks()

afterEach(async () => {
  await stopPass()
  clearPass()
})

const routes = [{ path: '/data', element: <DataPage /> }]

test('a damaged record that stays in plain text is reported', async () => {
  const job = await aJob()
  const { id } = await aCandidate(job.id)
  await aCandidate(job.id)
  await candidateTable.update(id, { notes: [{ text: 'canary' }] })
  await protect()
  openScreen(routes, '/data')
  const region = await screen.findByRole('region', { name: 'Protection' })
  await waitFor(() => expect(region).toHaveTextContent('1 record not encrypted'))
  expect(JSON.stringify(await candidateTable.get(id))).toContain('canary')
})

test('turning off says first which records stay encrypted for good', async () => {
  const job = await aJob()
  await aPublishedAssessment(job.id)
  const { id } = await aCandidate(job.id)
  await protect()
  const { user } = openScreen(routes, '/data')
  await user.click(await screen.findByRole('button', { name: 'Turn off protection' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByText(/stays encrypted/)).toBeNull()
  await candidateTable.update(id, { stage: 'unheard of' })
  expect(await dialog.findByText(/^1 record can’t be read.*stays encrypted/)).toBeVisible()
  await user.type(dialog.getByLabelText('Team passphrase'), PASSPHRASE)
  await user.click(dialog.getByRole('button', { name: 'Turn off protection' }))
  expect(await dialog.findByText(/^Protection is off/)).toBeVisible()
})
