import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { routes } from '#src/app/routes.tsx'
import { database } from '#src/db/database.ts'
import { deviceDatabase } from '#src/db/deviceDatabase.ts'
import { holdOlder, holdStore, withFreshDatabases } from '#tests/support/database.ts'
import { openScreen } from '#tests/support/staffScreen.tsx'

withFreshDatabases()

const id = crypto.randomUUID()

describe('where another tab keeps the database from being opened', () => {
  test.each(['/jobs', `/candidates/${id}`, `/assessments/${id}`, '/data'])(
    '%s says so and what to do, and goes on by itself',
    async (address) => {
      const letGo = await holdOlder(database)
      openScreen(routes, address)
      const said = await screen.findByRole('alert', {}, { timeout: 10_000 })
      expect(said).toHaveTextContent('Your data can’t be opened yet')
      expect(said).toHaveTextContent('Close all other tabs of TalentFlow')
      expect(said).toHaveTextContent('restart the browser')
      letGo()
      await waitFor(() => expect(screen.queryByText('Your data can’t be opened yet')).toBeNull())
      expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
    },
    30_000,
  )

  test('the same goes for the device’s own', async () => {
    const letGo = await holdOlder(deviceDatabase)
    openScreen(routes, '/jobs')
    expect(await screen.findByText('Your data can’t be opened yet')).toBeInTheDocument()
    letGo()
    await waitFor(() => expect(screen.queryByText('Your data can’t be opened yet')).toBeNull())
  }, 30_000)

  test.each([
    [database, 'Jobs'],
    [deviceDatabase, 'settings'],
  ])(
    '%# and where it opens, and does not answer',
    async (held, store) => {
      const letGo = await holdStore(held, store)
      openScreen(routes, '/jobs')
      expect(
        await screen.findByText('Your data can’t be opened yet', {}, { timeout: 10_000 }),
      ).toBeInTheDocument()
      letGo()
      await waitFor(() => expect(screen.queryByText('Your data can’t be opened yet')).toBeNull())
    },
    30_000,
  )
})
