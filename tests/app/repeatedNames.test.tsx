import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '#src/app/routes.tsx'
import { database } from '#src/storage/core/database.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { repeatedNames } from '#tests/support/screens/repeatedNames.ts'
import { showAllParts } from '#tests/support/screens/showAllParts.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

import { addresses, everyScreenData } from './everyScreen.ts'

withFreshDatabases()

test.each(addresses)('%s: no two controls have the same name', async (_, address) => {
  const data = everyScreenData()
  for (const assessment of data.records.Assessments) Object.assign(assessment, { title: 'Basics' })
  for (const [store, records] of Object.entries(data.records)) {
    await database.table(store).bulkPut([...records])
  }
  openScreen(routes, address(data))
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByLabelText(/^Loading/)).toBeNull())
  await showAllParts()
  // A dialog may open a moment later; what is behind it is not reached.
  await waitFor(() =>
    expect(repeatedNames(screen.queryByRole('dialog') ?? document.body)).toEqual([]),
  )
})
