import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { getSetting, setSetting } from '#src/storage/device/device.ts'
import { DataPage } from '#src/custody/screens/data/DataPage.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { value } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const open = () => openScreen([{ path: '/data', element: <DataPage /> }], '/data')
const best = () => screen.findByRole('textbox', { name: 'Strong yes' })
const save = () => screen.getByRole('button', { name: 'Save recommendations' })
const stored = () => getSetting('recommendationWords')
const standard = { strongNo: 'Strong no', no: 'No', yes: 'Yes', strongYes: 'Strong yes' }

test('the team changes the words of its recommendations, and restores the standard ones', async () => {
  const { user } = open()
  expect(await best()).toHaveValue('Strong yes')
  expect(save()).toHaveAttribute('aria-disabled', 'true')
  await user.clear(await best())
  await user.type(await best(), ' Hire now ')
  await user.click(save())
  await waitFor(async () => expect(await stored()).toEqual({ ...standard, strongYes: 'Hire now' }))
  await waitFor(async () => expect(await best()).toHaveValue('Hire now'))
  await user.click(
    await screen.findByRole('button', { name: 'Restore the standard recommendations' }),
  )
  await waitFor(async () => expect(await stored()).toBeNull())
  await waitFor(async () => expect(await best()).toHaveValue('Strong yes'))
})

test.each([
  ['  ', 'Enter a word or a few'],
  ['x'.repeat(41), 'Strong yes must be 40 characters or fewer'],
  ['strong NÓ', 'Enter a word that no other recommendation has'],
])('refuses %j and keeps the previous words', async (typed, problem) => {
  const kept = { ...standard, yes: 'Invite' }
  value(await setSetting('recommendationWords', kept))
  const { user } = open()
  await user.clear(await best())
  await user.click(await best())
  await user.paste(typed)
  await user.click(save())
  await waitFor(async () => expect(await best()).toHaveAccessibleDescription(problem))
  expect(await best()).toHaveFocus()
  expect(await stored()).toEqual(kept)
})
