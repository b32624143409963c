import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDraft, openBuilder, row, storedDraft } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, number, shortText, singleChoice } from '#tests/support/definitions.ts'

withFreshDatabases()

/** They appear after a delay. */
async function findings() {
  return within(await screen.findByRole('list', { name: 'Findings here' }))
}

test('a new question doesn’t report what is still missing', async () => {
  const { id } = await aDraft(anAssessment(shortText('name')))
  const { user } = await openBuilder(id, '?at=name')
  await user.click(screen.getByRole('button', { name: /^Add question here/ }))
  await user.click(screen.getByRole('button', { name: 'Single choice' }))
  expect(await screen.findByText('Unfinished: add the text and the options.')).toBeVisible()
  expect((await findings()).getAllByRole('listitem')).toHaveLength(1)
  expect(row(/Unfinished/)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('button', { name: 'Readiness: 2 unfinished' })).toBeVisible()

  await user.keyboard('Which one?')
  expect(await screen.findByText('Unfinished: add the options.')).toBeVisible()
  await user.click(row(/What about name/))
  await user.click(row(/Which one.*Unfinished/))
  expect(await screen.findByText('Unfinished: add the options.')).toBeVisible()
})

test('what is missing becomes a problem once publishing is tried', async () => {
  const { id } = await aDraft(
    anAssessment(shortText('name'), singleChoice('b', ['Yes', { id: 'o_none', label: '' }])),
  )
  const { user } = await openBuilder(id, '?at=b')
  expect(await screen.findByText('Unfinished: add the options.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Publish/ }))
  await screen.findByRole('dialog', { name: /^Fix \d+ problems? to publish version/ })
  await user.click(screen.getByRole('button', { name: 'Go to the first problem' }))
  expect(await (await findings()).findByText('An option has no text')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Readiness: 1 problem' })).toBeVisible()

  await user.click(screen.getAllByRole('button', { name: /^Add question here/ })[0]!)
  await user.click(screen.getByRole('button', { name: 'Number' }))
  expect(
    await screen.findByRole('button', { name: 'Readiness: 1 problem, 1 unfinished' }),
  ).toBeVisible()
})

test('a limit that is being typed is no problem until its field is left', async () => {
  const { id } = await aDraft(anAssessment(shortText('name'), number('years', { min: 5 })))
  const { user } = await openBuilder(id, '?at=years')
  const [highest] = screen.getAllByRole('textbox', { name: /^To/ })
  await user.type(highest!, '1')
  expect(await screen.findByRole('button', { name: 'Readiness: 1 unfinished' })).toBeVisible()
  expect(screen.queryByText(/is above the highest value/)).toBeNull()
  await user.tab()
  await user.click(screen.getByRole('textbox', { name: 'Question' }))
  expect(await screen.findByText(/is above the highest value/)).toBeVisible()
})

test('an error, unlike a missing part, is reported while the question is new', async () => {
  const { id } = await aDraft(anAssessment(shortText('name')))
  const { user } = await openBuilder(id, '?at=name')
  await user.click(screen.getByRole('button', { name: /^Add question here/ }))
  await user.click(screen.getByRole('button', { name: 'Single choice' }))
  await user.type(screen.getAllByRole('textbox', { name: 'Option 1' })[0]!, 'Yes')
  await user.type(screen.getAllByRole('textbox', { name: 'Option 2' })[0]!, 'Yes')
  expect(await (await findings()).findByText('Two options read “Yes”')).toBeVisible()
  expect((await findings()).getByText('Unfinished: add the text.')).toBeVisible()
})

test('a condition starts with its first comparison, and reports nothing missing until it is left', async () => {
  const { id } = await aDraft(anAssessment(shortText('city'), shortText('street')))
  const { user } = await openBuilder(id, '?at=street')
  await user.click(screen.getByRole('button', { name: 'Show only if…' }))
  expect(screen.getByRole('combobox', { name: 'Question' })).toHaveFocus()
  expect(screen.getByRole('combobox', { name: 'Question' })).toHaveValue('1. What about city?')
  expect(await screen.findByText('Unfinished: add a value to the condition.')).toBeVisible()
  expect(screen.queryByText('…', { selector: 'mark' })).toBeNull()

  await user.click(screen.getByRole('textbox', { name: 'Question' }))
  await waitFor(async () =>
    expect((await findings()).getByText(/condition/i)).not.toHaveTextContent('Unfinished'),
  )
  expect(screen.getByText('…', { selector: 'mark' })).toBeVisible()
})

test('the first question says why it can have no condition', async () => {
  const { id } = await aDraft(anAssessment(singleChoice('remote'), shortText('where')))
  const { user } = await openBuilder(id, '?at=remote')
  await user.click(screen.getByRole('button', { name: 'Show only if…' }))
  expect(screen.getByText(/there are none before this point/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show only if…' })).toHaveFocus()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Required' }), 'Only if…')
  expect(screen.getByRole('combobox', { name: 'Required' })).toHaveValue('never')
  expect((await storedDraft(id)).sections[0]?.questions[0]).not.toHaveProperty('showIf')
})
