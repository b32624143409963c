import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, singleChoice } from '#tests/support/definitions.ts'
import { aDraft, openBuilder, storedDraft } from '#tests/support/screens/builderScreen.tsx'

withFreshDatabases()

test('what happens next is Markdown, and absent once it is emptied', async () => {
  const { id } = await aDraft(anAssessment(singleChoice('role', ['dev', 'ops'])))
  const { user } = await openBuilder(id, '?at=start')
  const field = await screen.findByRole('textbox', { name: /^What happens next/ })
  await user.type(field, 'By *Friday*')
  await vi.waitFor(async () =>
    expect((await storedDraft(id)).settings.nextSteps?.tree).toMatchObject([
      { children: [{ text: 'By ' }, { kind: 'emphasis' }] },
    ]),
  )
  await user.clear(field)
  await vi.waitFor(async () =>
    expect((await storedDraft(id)).settings).not.toHaveProperty('nextSteps'),
  )
})
