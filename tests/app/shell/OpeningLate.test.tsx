import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { routes } from '#src/app/routes.tsx'
import { database } from '#src/storage/core/database.ts'
import { deviceDatabase } from '#src/storage/core/deviceDatabase.ts'
import { holdOlder, holdStore, withFreshDatabases } from '#tests/support/database.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const id = crypto.randomUUID()

describe('when another tab prevents the database from opening', () => {
  test.each(['/jobs', `/candidates/${id}`, `/assessments/${id}`, '/data'])(
    '%s says so and what to do, and continues by itself',
    async (address) => {
      const letGo = await holdOlder(database)
      openScreen(routes, address)
      const said = await screen.findByRole('alert')
      expect(said).toHaveTextContent('Your data can’t be opened yet')
      expect(said).toHaveTextContent('Close all other TalentFlow tabs')
      expect(said).toHaveTextContent('restart the browser')
      letGo()
      await waitFor(() => expect(screen.queryByText('Your data can’t be opened yet')).toBeNull())
      expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
    },
  )

  test('the same applies to the device database', async () => {
    const letGo = await holdOlder(deviceDatabase)
    openScreen(routes, '/jobs')
    expect(await screen.findByText('Your data can’t be opened yet')).toBeInTheDocument()
    letGo()
    await waitFor(() => expect(screen.queryByText('Your data can’t be opened yet')).toBeNull())
  })

  test.each([
    [database, 'Jobs'],
    [deviceDatabase, 'settings'],
  ])('%# and when it opens but doesn’t respond', async (held, store) => {
    const letGo = await holdStore(held, store)
    openScreen(routes, '/jobs')
    expect(await screen.findByText('Your data can’t be opened yet')).toBeInTheDocument()
    letGo()
    await waitFor(() => expect(screen.queryByText('Your data can’t be opened yet')).toBeNull())
  })
})
