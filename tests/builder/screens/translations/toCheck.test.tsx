import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { textsToCheck } from '#src/assessment/engine/texts/originals.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, number, section, text } from '#tests/support/definitions.ts'
import { translatedAs } from '#tests/support/translated.ts'
import { aDraft, openBuilder, saved, storedDraft } from '#tests/support/screens/builderScreen.tsx'

withFreshDatabases()

const translated = translatedAs(
  anAssessment(
    section('about', number('years', { unit: 'years' })),
    section('more', { title: 'More' }, number('team')),
  ),
  ['de', 'ar'],
)
/** Two questions changed after they were translated, and a unit is missing in German. */
const changed = setTranslation(
  updateQuestion(updateQuestion(translated, 'years', { prompt: text('How many years?') }), 'team', {
    prompt: text('What about your team?'),
  }),
  'de',
  'years.unit',
  undefined,
)

test('a question that is changed is to check, and opens from readiness where it is', async () => {
  const { user, id } = await opened(translated, '?at=team')
  fireEvent.change(screen.getByRole('textbox', { name: 'Question' }), {
    target: { value: 'How large was your team?' },
  })
  await user.click(await screen.findByRole('button', { name: 'Readiness: 1 warning' }))
  const words = 'A text changed after it was translated into German and Arabic'
  // Beside the question, and in the list.
  expect(await screen.findAllByText(words)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /^Question 2, How large/ }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Translate into German' }))
  const field = dialog.getByRole('textbox', { name: 'Question 2, text' })
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(
    /^Before What about .* Now How large was your .* To check$/,
  )
  const marked = [...document.querySelectorAll('del, ins')].map((each) => each.textContent)
  expect(marked).toEqual(['What about', 'How large was your'])
  await user.click(dialog.getByRole('button', { name: 'Still correct: Question 2, text' }))
  expect(await dialog.findByText('German: complete')).toBeVisible()
  expect(field).toHaveFocus()
  expect(document.querySelectorAll('del, ins')).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Question' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Undo: Confirm translation' }))
  await saved()
  const stored = await storedDraft(id)
  expect(textsToCheck(stored, 'de').map(({ id: textId }) => textId)).toEqual(['team.prompt'])
})

test('a translation that is written again is settled, and the same one is not', async () => {
  const { user, id } = await opened(changed)
  const dialog = await translateIntoGerman(user)
  expect(dialog.getByText('German: 1 text missing, 2 to check')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Next to check' }))
  const field = dialog.getByRole('textbox', { name: 'Question 1, text' })
  await waitFor(() => expect(field).toHaveFocus())
  await user.type(field, '!')
  expect(dialog.getByText('German: 1 text missing, 1 to check')).toBeVisible()
  expect(field).toHaveAccessibleDescription(
    'Before What about years? Now How many years? Translated again',
  )
  // The earlier original stays in view while its translation is being written.
  expect(document.querySelector('del')).toHaveTextContent('What about')
  await user.type(field, '{Backspace}')
  expect(dialog.getByText('German: 1 text missing, 2 to check')).toBeVisible()
  await user.type(field, '?')
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await saved()
  const stored = await storedDraft(id)
  expect(stored.translations['de']?.['years.prompt']).toMatchObject({
    source: 'de years.prompt?',
    original: 'How many years?',
  })
})

test('what is missing and what is to check is found one after the other', async () => {
  const { user } = await opened(changed)
  const dialog = await translateIntoGerman(user)
  const focused = async (name: string) => {
    await waitFor(() => expect(dialog.getByRole('textbox', { name })).toHaveFocus())
  }
  await user.click(dialog.getByRole('button', { name: 'Next to check' }))
  await focused('Question 1, text')
  await user.click(dialog.getByRole('button', { name: 'Next missing' }))
  await focused('Question 1, unit')
  await user.click(dialog.getByRole('button', { name: 'Next to check' }))
  await focused('Question 2, text')
  expect(dialog.getByRole('combobox', { name: 'Part of the assessment' })).toHaveValue('more')
  await user.click(dialog.getByRole('button', { name: 'Next to check' }))
  await focused('Question 1, text')
  await user.click(dialog.getByRole('button', { name: 'Still correct: Question 1, text' }))
  await user.click(dialog.getByRole('button', { name: 'Next to check' }))
  await focused('Question 2, text')
  await user.click(dialog.getByRole('button', { name: 'Still correct: Question 2, text' }))
  expect(dialog.queryByRole('button', { name: 'Next to check' })).toBeNull()
  await focused('Question 2, text')
})

test('the missing texts of a language open from readiness', async () => {
  const { user } = await opened(setTranslation(translated, 'de', 'years.unit', undefined))
  await user.click(await screen.findByRole('button', { name: 'Readiness: 1 warning' }))
  await user.click(await screen.findByRole('button', { name: 'The assessment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Translate into German' }))
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Question 1, unit' })).toHaveFocus(),
  )
})

test('drafts stored without originals notice the next change', async () => {
  const bare = Object.entries(translated.translations['de'] ?? {}).map(([id, { source, tree }]) => [
    id,
    { source, tree },
  ])
  const { user } = await opened({ ...translated, translations: { de: Object.fromEntries(bare) } })
  await user.click(await screen.findByText('Languages'))
  expect(await screen.findByText('German: complete')).toBeVisible()
  const title = screen.getByRole('textbox', { name: 'Title of the assessment' })
  fireEvent.change(title, { target: { value: 'Another title' } })
  expect(await screen.findByText('German: 1 to check')).toBeVisible()
})

test('publishing says which languages are lost and which are to check', async () => {
  const { user, id } = await opened(translated)
  await publish(user, 1)
  await user.click(await screen.findByRole('button', { name: 'Return to the draft' }))
  await user.click(await screen.findByText('Languages'))
  const dialog = await translateIntoGerman(user)
  fireEvent.change(dialog.getByRole('textbox', { name: 'Title' }), { target: { value: '' } })
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  const title = screen.getByRole('textbox', { name: 'Title of the assessment' })
  fireEvent.change(title, { target: { value: 'Another title' } })

  await user.click(screen.getByRole('button', { name: 'Publish version 2' }))
  const second = within(await screen.findByRole('dialog', { name: 'Publish version 2' }))
  expect(second.getByText('German is no longer offered: 1 text is missing.')).toBeVisible()
  expect(second.getByText(/^Arabic: 1 to check\. Candidates still read/)).toBeVisible()
  await user.click(second.getByRole('button', { name: 'Translate into German' }))
  const again = within(await screen.findByRole('dialog', { name: 'Translate into German' }))
  await waitFor(() => expect(again.getByRole('textbox', { name: 'Title' })).toHaveFocus())
  await user.click(again.getByRole('button', { name: 'Done' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Title of the assessment' })).toHaveFocus(),
  )
  await saved()
  expect((await storedDraft(id)).settings.title).toBe('Another title')
})

type User = Awaited<ReturnType<typeof openBuilder>>['user']

async function opened(definition: Definition, search?: string) {
  const { id } = await aDraft(definition)
  const { user } = await openBuilder(id, search)
  return { user, id }
}

async function translateIntoGerman(user: User) {
  const button = screen.queryByRole('button', { name: 'Translate into German' })
  if (button === null) await user.click(await screen.findByText('Languages'))
  await user.click(await screen.findByRole('button', { name: 'Translate into German' }))
  return within(await screen.findByRole('dialog', { name: 'Translate into German' }))
}

async function publish(user: User, version: number) {
  const name = `Publish version ${version}`
  await user.click(screen.getByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await user.click(await dialog.findByRole('button', { name }))
}
