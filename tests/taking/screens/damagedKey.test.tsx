import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { deviceDatabase } from '#src/storage/core/deviceDatabase.ts'
import { protect } from '#tests/support/protection/protecting.ts'
import {
  anInvited,
  openCandidatePage,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'

withFreshTab()

const keyTable = deviceDatabase.table('keys')

test.each([
  ['damaged', () => keyTable.put({ id: 'team', kid: 'x' })],
  ['missing', () => keyTable.clear()],
])('a %s key of the team stops the page before anybody types', async (_what, lose) => {
  const { assessmentId } = await anInvited()
  await protect()
  await lose()
  openCandidatePage(assessmentId)
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: 'Answers can’t be saved right now',
  })
  expect(heading).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
