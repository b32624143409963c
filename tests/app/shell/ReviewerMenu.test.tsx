import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '#src/app/routes.tsx'
import { setSetting } from '#src/storage/device/device.ts'
import { addReviewer, listTeam, switchReviewer } from '#src/storage/device/team.ts'
import { removePin } from '#src/storage/device/teamChanges.ts'
import { pinVerifierOf } from '#src/storage/vault/pin.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { value } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const WHO = 'Reviewing as Ana'

test('the PIN of a colleague is removed, then the colleague, who can be brought back', async () => {
  await setSetting('staffName', 'Ana')
  value(await addReviewer('Omar', await pinVerifierOf('482910')))
  const { user } = openScreen(routes, '/data')
  const section = await screen.findByRole('region', { name: 'Reviewers' })
  await user.click(within(section).getByRole('button', { name: 'Change Omar' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove the PIN…' }))
  await user.click(await screen.findByRole('button', { name: 'Remove PIN' }))
  await waitFor(async () => expect((await listTeam())[1]?.pinRemoved).toMatchObject({ by: 'Ana' }))

  await user.click(within(section).getByRole('button', { name: 'Change Omar' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove the reviewer…' }))
  await user.click(await screen.findByRole('button', { name: 'Remove reviewer' }))
  expect(await within(section).findByText(/^removed by Ana on/)).toBeVisible()
  await user.click(within(section).getByRole('button', { name: 'Bring back Omar' }))
  const menu = await within(section).findByRole('button', { name: 'Change Omar' })
  expect(menu).toBeVisible()
})

test('whose PIN was removed is told so', async () => {
  await setSetting('staffName', 'Ana')
  value(await addReviewer('Omar', await pinVerifierOf('482910')))
  const id = (await listTeam())[1]?.id ?? ''
  value(await removePin(id, { byPassphrase: false }))
  value(await switchReviewer(id, ''))
  const { user } = openScreen(routes, '/data')
  const notice = await screen.findByRole('region', { name: 'PIN removed' })
  expect(notice).toHaveTextContent(/^Your PIN was removed on .* by Ana\. Until/)
  await user.click(within(notice).getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(notice).not.toBeInTheDocument())
})

test('the choice of a reviewer appears when a second person is added', async () => {
  await setSetting('staffName', 'Ana')
  const { user } = openScreen(routes, '/data')
  const add = await screen.findByRole('button', { name: 'Add a reviewer…' })
  expect(screen.queryByRole('button', { name: WHO })).not.toBeInTheDocument()
  await user.click(add)
  const dialog = await screen.findByRole('dialog', { name: 'Add a reviewer' })
  await user.type(within(dialog).getByLabelText('Name'), 'ana')
  await user.click(within(dialog).getByRole('button', { name: 'Add reviewer' }))
  await waitFor(() =>
    expect(within(dialog).getByLabelText('Name')).toHaveAccessibleDescription(
      /already on the list/,
    ),
  )
  await user.clear(within(dialog).getByLabelText('Name'))
  await user.type(within(dialog).getByLabelText('Name'), 'Omar')
  await user.click(within(dialog).getByRole('button', { name: 'Add reviewer' }))
  // In the rail, and at the top on a phone: style sheets show one of them.
  const [menu] = await screen.findAllByRole('button', { name: WHO })
  const section = screen.getByRole('region', { name: 'Reviewers' })
  expect(within(section).getByText('reviewing now')).toBeVisible()
  if (!menu) throw new Error('It was found')
  await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: 'Set a PIN…' }))
  const pin = await screen.findByRole('dialog', { name: 'Set a PIN for Ana' })
  await user.type(within(pin).getByLabelText('New PIN'), '12{Enter}')
  await waitFor(() =>
    expect(within(pin).getByLabelText('New PIN')).toHaveAccessibleDescription(/Enter 6 to 12/),
  )
  await user.type(within(pin).getByLabelText('New PIN'), '3456{Enter}')
  await waitFor(async () =>
    expect((await listTeam()).map(({ name, hasPin }) => [name, hasPin])).toEqual([
      ['Ana', true],
      ['Omar', false],
    ]),
  )
})
