import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { routes } from '#src/app/routes.tsx'
import { readProtection } from '#src/storage/protection/protectionState.ts'
import { takeNoKeys } from '#src/storage/sealing/openKeys.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { protect } from '#tests/support/protection/protecting.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()
afterEach(takeNoKeys)

const NAME = 'Lock this device'

test('every screen of a protected device locks it', async () => {
  await protect()
  const { user } = openScreen(routes, '/jobs')
  await user.click(await screen.findByRole('button', { name: NAME }))
  await waitFor(async () => expect(await readProtection()).toMatchObject({ kind: 'locked' }))
})

test('without protection there is nothing to lock', async () => {
  openScreen(routes, '/jobs')
  await screen.findByRole('button', { name: 'Theme' })
  await waitFor(async () => expect(await readProtection()).toEqual({ kind: 'off' }))
  expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument()
})
