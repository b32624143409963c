import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aDraft,
  openBuilder,
  row,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  number,
  quoting,
  shortText,
  singleChoice,
  withCalculated,
} from '#tests/support/definitions.ts'

withFreshDatabases()

const draft = withCalculated(
  anAssessment(
    number('years'),
    singleChoice('role', ['be', 'fe']),
    shortText('why', { prompt: quoting('years'), help: quoting('total') }),
  ),
  { total: 'years + 1', twice: 'total * 2', senior: 'role = "be"' },
)

function dialog(name: string) {
  return within(screen.getByRole('dialog', { name }))
}

function uses(name: string) {
  return dialog(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test('deleting a question shows the texts and expressions that use it, and can remove the references', async () => {
  const { id } = await aDraft(draft)
  const { user } = await openBuilder(id, '?at=years')
  await user.click(screen.getByRole('button', { name: 'Delete question' }))
  const name = 'This question is used elsewhere'
  expect(uses(name)).toEqual([
    'The calculated value “total” uses it in its expressionShow',
    'Question 3, “You said ….”, inserts itShow',
  ])
  await user.click(dialog(name).getByRole('button', { name: 'Delete and remove references' }))
  await saved()
  const stored = await storedDraft(id)
  expect(stored.sections[0]!.questions[1]!.prompt.source).toBe('You said ….')
  expect(stored.calculated[0]!.expression).toBe('years + 1')
  await user.click(screen.getByRole('button', { name: 'Undo: Delete question' }))
  await saved()
  expect((await storedDraft(id)).sections).toEqual(draft.sections)
})

test('deleting a calculated value shows its uses, and links to them', async () => {
  const { id } = await aDraft(draft)
  const { user } = await openBuilder(id)
  await user.click(row(/Start/))
  await user.click(await screen.findByRole('button', { name: 'Delete total' }))
  const name = 'This calculated value is used elsewhere'
  expect(uses(name)).toEqual([
    'The calculated value “twice” uses it in its expressionShow',
    'Question 3, “You said ….”, inserts it in its helpShow',
  ])
  await user.click(dialog(name).getAllByRole('button', { name: 'Show' })[0]!)
  expect(screen.getAllByRole('textbox', { name: 'Expression' })[1]).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Delete twice' }))
  expect(screen.queryByRole('button', { name: 'Delete twice' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete senior' })).toBeVisible()
})

test('an option used only in an expression can’t be removed there, but its code is updated', async () => {
  const { id } = await aDraft(draft)
  const { user } = await openBuilder(id, '?at=role')
  await user.click(screen.getByRole('button', { name: 'Delete be' }))
  const name = 'This option is used elsewhere'
  expect(uses(name)).toEqual(['The calculated value “senior” uses it in its expressionShow'])
  expect(dialog(name).queryByRole('button', { name: /take it out/ })).toBeNull()
  await user.click(dialog(name).getByRole('button', { name: 'Cancel' }))

  await user.click(screen.getByText('More'))
  await user.click(screen.getByText(/^Option codes/))
  const codes = within(await screen.findByRole('group', { name: 'Option codes' }))
  await user.clear(codes.getByRole('textbox', { name: 'be' }))
  // While typing it temporarily equals the other name.
  await user.type(codes.getByRole('textbox', { name: 'be' }), 'fer')
  await saved()
  expect((await storedDraft(id)).calculated[2]!.expression).toBe('role = "fer"')
  await user.click(screen.getByRole('button', { name: 'Undo: Edit option code' }))
  await saved()
  expect((await storedDraft(id)).calculated[2]!.expression).toBe('role = "be"')
})
