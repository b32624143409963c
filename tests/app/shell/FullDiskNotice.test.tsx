import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '#src/app/routes.tsx'
import { currentRisk, endRisk, noteFullDisk } from '#src/storage/core/fullDisk.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aJob } from '#tests/support/hiring.ts'
import { savedFiles } from '#tests/support/files/savedFiles.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

test('a full disk is reported above every screen, with a backup to save, until everything is safe', async () => {
  const files = savedFiles()
  await aJob({ title: 'Backend engineer' })
  const { user, router } = openScreen(routes, '/jobs')
  await screen.findByRole('heading', { level: 1, name: 'Jobs' })
  expect(screen.queryByRole('region', { name: 'Out of space' })).toBeNull()

  act(noteFullDisk)
  const notice = within(await screen.findByRole('region', { name: 'Out of space' }))
  expect(notice.getByText(/Keep the browser open/)).toBeVisible()
  await user.click(notice.getByRole('button', { name: 'Save a backup' }))
  expect(await notice.findByText(/^Saved as /)).toBeVisible()
  const [backup] = await files()
  expect(backup?.text).toContain('Backend engineer')

  await act(() => router.navigate('/candidates'))
  expect(await screen.findByRole('region', { name: 'Out of space' })).toBeVisible()
  act(() => endRisk(currentRisk() ?? ''))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Out of space' })).toBeNull())
})
