import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { authored } from '#src/builder/files/markdown.ts'
import { aDraft, openBuilder, saved, storedDraft } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText, singleChoice, text } from '#tests/support/definitions.ts'

withFreshDatabases()

const draft = setTranslation(
  anAssessment(
    shortText('a', {
      prompt: authored('What does Acme make?'),
      help: authored('Not `acme --help`.'),
      key: { accepted: ['Acme rockets'], ignoreCase: true },
      points: 1,
    }),
    singleChoice('b', ['Acme', 'Other']),
  ),
  'de',
  'a.prompt',
  text('Was macht Acme?'),
)

async function opened() {
  const { id } = await aDraft(draft)
  const { user } = await openBuilder(id)
  await user.click(screen.getByRole('button', { name: 'More actions for this assessment' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Find and replace' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Find and replace' }))
  const stored = async () => {
    await saved()
    return storedDraft(id)
  }
  return { user, dialog, stored }
}

test('each place is listed before and after; code and keys are off, and one undo takes all back', async () => {
  const { user, dialog, stored } = await opened()
  expect(dialog.getByText(/^Searches everything candidates read/)).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Find' }), 'acme')
  await user.type(dialog.getByRole('textbox', { name: /Replace with/ }), 'Beta{Enter}')
  expect(dialog.getByRole('status')).toHaveTextContent(
    '4 places found, 1 of them in correct answers. 2 selected.',
  )
  const place = (name: RegExp) => dialog.getByRole('checkbox', { name })
  expect(place(/^Question 1, text ?What does Acme Beta make\?$/)).toBeChecked()
  expect(place(/^Question 2, option 1/)).toBeChecked()
  expect(place(/^Question 1, help/)).not.toBeChecked()
  expect(place(/^Question 1, help/)).toHaveAccessibleDescription('In code.')
  expect(place(/^Question 1, correct answer 1/)).not.toBeChecked()
  await user.click(place(/^Question 2, option 1/))
  await user.click(place(/^All correct answers$/))
  await user.click(dialog.getByRole('button', { name: 'Replace in 2 places' }))
  await screen.findByText('Replaced in 2 places. German: 1 translation to check')
  const [a, b] = (await stored()).sections[0]?.questions ?? []
  expect(a).toMatchObject({
    prompt: authored('What does Beta make?'),
    help: { source: 'Not `acme --help`.' },
    key: { accepted: ['Beta rockets'] },
  })
  expect(b).toEqual(draft.sections[0]?.questions[1])
  await user.click(screen.getByRole('button', { name: 'Undo: Replace text in 2 places' }))
  expect((await stored()).sections).toEqual(draft.sections)
})

test('in another language only its texts are found, and nothing found says so', async () => {
  const { user, dialog, stored } = await opened()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'German')
  await user.type(dialog.getByRole('textbox', { name: 'Find' }), 'ACME')
  await user.click(dialog.getByRole('checkbox', { name: 'Match case' }))
  expect(dialog.getByRole('status')).toHaveTextContent('Nothing contains “ACME”.')
  expect(dialog.queryByRole('button', { name: /^Replace/ })).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: 'Match case' }))
  await user.type(dialog.getByRole('textbox', { name: /Replace with/ }), 'Beta')
  await user.click(dialog.getByRole('checkbox', { name: /^All texts$/ }))
  await user.click(dialog.getByRole('button', { name: 'Replace in 0 places' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Select at least one place.')
  await user.click(dialog.getByRole('checkbox', { name: /^All texts$/ }))
  await user.click(dialog.getByRole('button', { name: 'Replace in 1 place' }))
  await screen.findByText('Replaced in 1 place')
  const after = await stored()
  expect(after.translations['de']?.['a.prompt']).toMatchObject({
    source: 'Was macht Beta?',
    original: 'What does Acme make?',
  })
  expect(after.sections).toEqual(draft.sections)
})
