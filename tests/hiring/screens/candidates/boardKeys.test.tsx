import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { getCandidate } from '#src/hiring/storage/candidates.ts'
import { BoardPage } from '#src/hiring/screens/board/BoardPage.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

test('arrow keys move between cards, Alt moves a card, and the focus follows', async () => {
  const job = await aJob({ title: 'Cook' })
  const ada = await aCandidate(job.id, { name: 'Ada' })
  await aCandidate(job.id, { name: 'Grace' })
  const { user } = openScreen(
    [{ path: '/candidates/board', element: <BoardPage /> }],
    '/candidates/board',
  )
  const card = (name: string) => screen.getByRole('link', { name })
  await screen.findByRole('link', { name: 'Ada' })
  card('Ada').focus()
  await user.keyboard('{ArrowDown}')
  expect(card('Grace')).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(card('Ada')).toHaveFocus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  const column = await screen.findByRole('region', { name: 'Screen, 1' })
  await waitFor(() => expect(within(column).getByRole('link', { name: 'Ada' })).toHaveFocus())
  expect(await getCandidate(ada.id)).toMatchObject({ value: { stage: 'screen' } })
})
