import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import {
  aDraft,
  openBuilder,
  row,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'

withFreshDatabases()

test('new questions are required once the author says so; the others stay as they are', async () => {
  const { id } = await aDraft(anAssessment(shortText('city')))
  const { user } = await openBuilder(id, '?at=start')
  await user.click(await screen.findByRole('checkbox', { name: 'New questions are required' }))
  await user.click(row(/city/))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.getByRole('combobox', { name: 'Required' })).toHaveValue('always')
  await saved()
  const { settings, sections } = await storedDraft(id)
  expect(settings.requiredByDefault).toBe(true)
  expect(sections[0]?.questions).toMatchObject([{ required: false }, { required: true }])

  await user.click(screen.getByRole('button', { name: 'Paste questions' }))
  await user.click(await screen.findByRole('textbox', { name: 'Text' }))
  await user.paste('1. Why?')
  expect(await screen.findByRole('checkbox', { name: 'Make it required' })).toBeChecked()
})
