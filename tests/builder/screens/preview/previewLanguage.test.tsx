import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, number, section, shortText } from '#tests/support/definitions.ts'
import { translatedAs } from '#tests/support/translated.ts'
import {
  aDraft,
  openBuilder,
  preview,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'

withFreshDatabases()

const untranslated = anAssessment(
  section('about', number('years'), shortText('city')),
  section('more', shortText('team')),
)
const translated = setTranslation(
  translatedAs(untranslated, ['ar']),
  'ar',
  'city.prompt',
  undefined,
)

test('the preview is shown in a translation, with what was typed, and missing texts marked', async () => {
  const { id } = await aDraft(translated)
  const { user } = await openBuilder(id, '?at=years')
  const before = await storedDraft(id)
  await user.type(preview().getByRole('textbox', { name: /What about years/ }), '7')

  const language = preview().getByRole('combobox', { name: 'Language of the preview' })
  const options = within(language).getAllByRole('option')
  expect(options.map((each) => each.textContent)).toEqual(['English', 'Arabic (1 missing)'])
  await user.selectOptions(language, 'ar')
  expect(await preview().findByRole('textbox', { name: /ar years\.prompt/ })).toHaveValue('7')
  expect(document.querySelector('[lang="ar"][dir="rtl"]')).not.toBeNull()
  expect(preview().getByRole('textbox', { name: /Missing What about city/ })).toBeVisible()

  // The draft is edited in its own language, and the preview follows.
  fireEvent.change(screen.getByRole('textbox', { name: 'Question' }), {
    target: { value: 'How many years?' },
  })
  expect(preview().getByRole('textbox', { name: /ar years\.prompt/ })).toHaveValue('7')
  await user.click(preview().getByRole('button', { name: 'Save as test candidate…' }))
  expect(
    await within(await screen.findByRole('dialog')).findByText(/How many years\?/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await saved()
  const { translations, language: own } = await storedDraft(id)
  expect(own).toBe('en')
  expect(translations).toEqual(before.translations)
})

test('without its translation the preview returns to the language of the texts', async () => {
  const { id } = await aDraft(translated)
  const { user } = await openBuilder(id)
  await user.selectOptions(
    preview().getByRole('combobox', { name: 'Language of the preview' }),
    'ar',
  )
  expect(await preview().findByRole('textbox', { name: /ar years\.prompt/ })).toBeVisible()
  await user.click(await screen.findByText('Languages'))
  await user.click(screen.getByRole('button', { name: 'Remove the Arabic translation' }))
  expect(await preview().findByRole('textbox', { name: /What about years/ })).toBeVisible()
  expect(preview().queryByRole('combobox', { name: 'Language of the preview' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo: Remove translation' }))
  expect(await preview().findByRole('textbox', { name: /ar years\.prompt/ })).toBeVisible()
})

test('a text being translated is shown in the preview', async () => {
  const { id } = await aDraft(translated)
  const { user } = await openBuilder(id)
  await user.click(await screen.findByText('Languages'))
  await user.click(await screen.findByRole('button', { name: 'Translate into Arabic' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Translate into Arabic' }))
  fireEvent.change(dialog.getByRole('combobox', { name: 'Part of the assessment' }), {
    target: { value: 'more' },
  })
  await user.click(dialog.getByRole('textbox', { name: 'Question 3, text' }))
  await user.click(dialog.getByRole('button', { name: 'Show in preview' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await preview().findByRole('textbox', { name: /ar team\.prompt/ })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Question' })).toHaveFocus())
})
