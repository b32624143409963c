import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, singleChoice } from '#tests/support/definitions.ts'
import { aDraft, openBuilder, storedDraft } from '#tests/support/screens/builderScreen.tsx'

withFreshDatabases()

test('a copy for candidates is off until the author allows it', async () => {
  const { id } = await aDraft(anAssessment(singleChoice('role', ['dev', 'ops'])))
  const { user } = await openBuilder(id, '?at=start')
  const allowed = await screen.findByRole('checkbox', {
    name: 'Candidates can print a copy of their answers',
  })
  expect(allowed).not.toBeChecked()
  await user.click(allowed)
  expect(allowed).toBeChecked()
  await vi.waitFor(async () => expect((await storedDraft(id)).settings.ownCopy).toBe(true))
  await user.click(allowed)
  await vi.waitFor(async () =>
    expect((await storedDraft(id)).settings).not.toHaveProperty('ownCopy'),
  )
})
