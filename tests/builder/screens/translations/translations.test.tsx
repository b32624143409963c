import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { translatableTexts } from '#src/assessment/engine/texts/translations.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, singleChoice } from '#tests/support/definitions.ts'
import { aDraft, openBuilder, saved, storedDraft } from '#tests/support/screens/builderScreen.tsx'
import { translatedAs } from '#tests/support/translated.ts'

withFreshDatabases()

const definition = anAssessment(singleChoice('role', ['dev', 'ops']))

test('texts are translated beside their source, missing ones are counted', async () => {
  const { id } = await aDraft(definition)
  const { user } = await openBuilder(id)
  await user.click(await screen.findByText('Languages'))
  await user.click(await screen.findByRole('button', { name: 'Add translation' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hebrew' }))
  const count = translatableTexts(definition).length
  expect(await screen.findByText(`Hebrew: ${count} texts missing`)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Translate into Hebrew' }))
  const dialog = await screen.findByRole('dialog', { name: 'Translate into Hebrew' })
  const title = within(dialog).getByRole('textbox', { name: 'Title' })
  expect(title).toHaveAttribute('dir', 'rtl')
  expect(title).toHaveAccessibleDescription(`${definition.settings.title} Missing`)
  fireEvent.change(title, { target: { value: 'מבדק' } })
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Part of the assessment' }), {
    target: { value: definition.sections[0]?.id },
  })
  for (const input of within(dialog).getAllByRole('textbox')) {
    fireEvent.change(input, { target: { value: 'טקסט' } })
  }
  expect(await within(dialog).findByText('Hebrew: complete')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  await saved()
  const { translations } = await storedDraft(id)
  expect(translations['he']?.['title']?.source).toBe('מבדק')
})

test('the preview has the language and direction of the texts', async () => {
  const { id } = await aDraft(definition)
  const { user } = await openBuilder(id)
  await user.click(await screen.findByText('Languages'))
  const own = await screen.findByRole('combobox', { name: 'Language of the texts' })
  fireEvent.change(own, { target: { value: 'ar' } })
  await waitFor(() => expect(document.querySelector('[lang="ar"][dir="rtl"]')).not.toBeNull())
  await saved()
  expect((await storedDraft(id)).language).toBe('ar')
})

test('a translation is added and removed by keyboard alone, and the focus stays beside it', async () => {
  const { id } = await aDraft(definition)
  const { user } = await openBuilder(id)
  await user.click(await screen.findByText('Languages'))
  const add = await screen.findByRole('button', { name: 'Add translation' })
  add.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'German' })).toHaveFocus())
  // Going past a language does not choose it.
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Translate into French' })).toHaveFocus(),
  )
  expect(screen.queryByRole('button', { name: 'Translate into German' })).toBeNull()

  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Add translation' })).toHaveFocus()
  expect(await screen.findByText('French translation removed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Translate into French' })).toBeVisible()
  expect(screen.getByText('Languages').closest('summary')).toHaveTextContent(
    /^Languages English, French$/,
  )
})

test('the texts can’t take the place of a translation, which would be lost', async () => {
  const { id } = await aDraft(translatedAs(definition, ['de', 'ar']))
  const { user } = await openBuilder(id)
  await user.click(await screen.findByText('Languages'))
  const own = await screen.findByRole('combobox', { name: 'Language of the texts' })
  const offered = () =>
    within(own)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(offered()).toEqual(['English', 'French', 'Spanish', 'Hebrew'])
  await user.click(screen.getByRole('button', { name: 'Remove the German translation' }))
  await waitFor(() => expect(offered()).toContain('German'))
})
