import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aDraft,
  openBuilder,
  prompts,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'

withFreshDatabases()

test('after editing a pasted question every undo is one correct step, and redo returns', {
  timeout: 120_000,
}, async () => {
  const { id } = await aDraft(anAssessment(shortText('first')))
  const { user } = await openBuilder(id, '?at=first')
  await user.click(screen.getByRole('button', { name: 'Paste questions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste questions' }))
  await user.click(dialog.getByRole('textbox', { name: 'Text' }))
  await user.paste('1. Which fruit?\na) Pear\n*b) Plum\n\n2. How many years?\nAnswer: 1822\n')
  await user.click(await dialog.findByRole('button', { name: 'Add 2 questions' }))

  const now = async () => {
    await saved()
    return storedDraft(id)
  }
  const steps = [await now()]
  expect(prompts(steps[0]!).flat()).toEqual([
    'What about first?',
    'Which fruit?',
    'How many years?',
  ])
  await user.type(screen.getByRole('textbox', { name: 'Question' }), ' Choose')
  steps.push(await now())
  await user.type(screen.getByRole('textbox', { name: 'Option 2' }), 's')
  steps.push(await now())
  await user.click(screen.getByRole('checkbox', { name: 'Correct answer: Pear' }))
  steps.push(await now())
  await user.click(screen.getByRole('button', { name: 'Delete Plums' }))
  steps.push(await now())

  // The browser's own undo shortcut belongs to the builder, also inside a field.
  for (const before of steps.slice(0, -1).toReversed()) {
    await user.keyboard('{Control>}z{/Control}')
    expect(await now()).toEqual(before)
  }
  await user.keyboard('{Control>}z{/Control}')
  expect(prompts(await now()).flat()).toEqual(['What about first?'])
  expect(screen.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
  for (const after of steps) {
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(await now()).toEqual(after)
  }
})
