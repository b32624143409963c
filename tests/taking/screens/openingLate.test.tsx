import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { openCandidatePage, withFreshTab } from '#tests/support/screens/candidateScreen.tsx'
import { holdOlder } from '#tests/support/database.ts'

withFreshTab()

test('a database that does not open is reported with what to do, and the page continues by itself', async () => {
  const letGo = await holdOlder(database)
  openCandidatePage(crypto.randomUUID())
  const heading = await screen.findByRole('heading', { name: 'This is taking too long' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.getByText(/Close all other tabs/)).toBeVisible()
  expect(screen.getByText(/restart the browser/)).toBeVisible()
  letGo()
  const told = await screen.findByRole('heading', { name: 'We can’t find this assessment' })
  expect(told).toBeVisible()
})
