import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openBuilder, aDraft, row } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText, singleChoice } from '#tests/support/definitions.ts'

withFreshDatabases()

test('the focus is never lost when a pressed control disappears', async () => {
  const user = userEvent.setup()
  const { id } = await aDraft(anAssessment(singleChoice('remote'), shortText('where')))
  await openBuilder(id)
  await user.click(row(/where/))
  const press = async (name: string) => {
    ;(await screen.findByRole('button', { name })).focus()
    await user.keyboard('{Enter}')
  }
  await press('Show only if…')
  expect(screen.getByRole('combobox', { name: 'Question' })).toHaveFocus()
  await press('Remove comparison')
  expect(screen.getByRole('button', { name: 'Add comparison' })).toHaveFocus()
  await press('Add group')
  await press('Remove group')
  expect(screen.getByRole('button', { name: 'Add comparison' })).toHaveFocus()
  await press('Remove condition')
  expect(screen.getByRole('button', { name: 'Show only if…' })).toHaveFocus()
})
