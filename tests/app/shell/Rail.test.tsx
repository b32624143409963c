import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Rail } from '#src/app/shell/Rail.tsx'
import { addNote } from '#src/hiring/storage/candidates.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { addReviewer } from '#src/storage/device/team.ts'
import { markMentionsRead } from '#src/storage/device/teamChanges.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, value } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const OMAR = { kind: 'staff', name: 'Omar' } as const

test('counts unread mentions beside their place, in words for screen readers; none for 0', async () => {
  value(await setSetting('staffName', 'Ana'))
  value(await addReviewer(OMAR.name))
  const { id } = await aCandidate((await aJob()).id)
  for (let count = 0; count < 100; count += 1) value(await addNote(id, '@Ana', OMAR))
  openScreen([{ path: '/', element: <Rail countsMentions /> }], '/')
  const link = await screen.findByRole('link', { name: 'Mentions (100 unread)' })
  expect(link).toHaveTextContent(/^Mentions ?99\+/)
  const { notes } = value(await addNote(id, 'Thanks', OMAR))
  const read = notes.map((note) => note.id)
  value(await markMentionsRead(read.slice(3)))
  expect(await screen.findByRole('link', { name: 'Mentions (3 unread)' })).toBeVisible()
  value(await markMentionsRead(read))
  await waitFor(() => expect(link).toHaveAccessibleName('Mentions'))
  expect(link.textContent).toBe('Mentions')
})
