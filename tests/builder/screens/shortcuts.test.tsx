import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { prepareAnnouncements } from '#src/ui/announce.ts'
import { aDraft, openBuilder, row } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, section, shortText, singleChoice } from '#tests/support/definitions.ts'

withFreshDatabases()

const draft = () =>
  anAssessment(
    section('s1', { title: 'You' }, shortText('name'), singleChoice('place', ['Home', 'Office'])),
    section('s2', { title: 'Work' }, shortText('story')),
  )

const prompt = () => screen.getByRole('textbox', { name: 'Question' })
const pane = (name: string) => screen.getByRole('region', { name })

test('Tab moves from the question to its options, and from text to text with the tick between', async () => {
  const { id } = await aDraft(draft())
  const { user } = await openBuilder(id, '?at=place')
  const form = within(screen.getByRole('form', { name: 'Editing question 2' }))
  prompt().focus()
  await user.tab()
  const [first] = form.getAllByRole('textbox', { name: 'Option 1' })
  expect(first).toHaveFocus()
  await user.tab()
  expect(form.getByRole('checkbox', { name: 'Correct answer: Home' })).toHaveFocus()
  await user.tab()
  expect(form.getByRole('button', { name: 'Delete Home' })).toHaveFocus()
  await user.tab()
  expect(form.getAllByRole('textbox', { name: 'Option 2' })[0]).toHaveFocus()
})

test('help is added on request, and can be typed at once', async () => {
  const { id } = await aDraft(draft())
  const { user } = await openBuilder(id, '?at=name')
  expect(screen.queryByRole('textbox', { name: /^Help/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add help' }))
  await user.keyboard('As in your passport')
  expect(screen.getByRole('textbox', { name: /^Help/ })).toHaveValue('As in your passport')
  expect(screen.queryByRole('button', { name: 'Add help' })).toBeNull()
})

test('one shortcut moves to the next question, across sections, and says where it ends', async () => {
  prepareAnnouncements()
  const { id } = await aDraft(draft())
  const { user } = await openBuilder(id, '?at=name')
  prompt().focus()
  for (const expected of ['What about place?', 'What about story?']) {
    await user.keyboard('{Alt>}{PageDown}{/Alt}')
    await waitFor(() => expect(prompt()).toHaveValue(expected))
    await waitFor(() => expect(prompt()).toHaveFocus())
  }
  await user.keyboard('{Alt>}{PageDown}{/Alt}')
  expect(screen.getByText('This is the last question')).toBeInTheDocument()
  row('You').focus()
  await user.keyboard('{Alt>}{PageUp}{/Alt}')
  expect(screen.getByText('This is the first question')).toBeInTheDocument()
  await user.keyboard('{Alt>}{PageDown}{/Alt}')
  expect(prompt()).toHaveValue('What about name?')
})

test.each(['{Control>}{Shift>}P{/Shift}{/Control}', '{Alt>}{Shift>}P{/Shift}{/Alt}'])(
  'publishing has a shortcut (%s)',
  async (keys) => {
    const { id } = await aDraft(draft())
    const { user } = await openBuilder(id, '?at=name')
    prompt().focus()
    await user.keyboard(keys)
    expect(await screen.findByRole('dialog', { name: 'Publish version 1' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(prompt()).toHaveFocus())
  },
)

test('F6 moves from pane to pane, back to the last focused element', async () => {
  const { id } = await aDraft(draft())
  const { user } = await openBuilder(id, '?at=name')
  prompt().focus()
  await user.keyboard('{F6}')
  expect(pane('Preview').contains(document.activeElement)).toBe(true)
  await user.keyboard('{F6}')
  expect(screen.getByRole('link', { name: 'Assessments' })).toHaveFocus()
  await user.keyboard('{F6}')
  expect(row(/What about name/)).toHaveFocus()
  await user.keyboard('{F6}')
  expect(prompt()).toHaveFocus()
  await user.keyboard('{Shift>}{F6}{/Shift}')
  expect(row(/What about name/)).toHaveFocus()
})
