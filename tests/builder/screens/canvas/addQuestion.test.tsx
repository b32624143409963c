import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aDraft,
  openBuilder,
  prompts,
  row,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  longText,
  section,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'

withFreshDatabases()

const draft = () =>
  anAssessment(
    section('s1', { title: 'You' }, shortText('name'), singleChoice('place'), shortText('city')),
    section('s2', { title: 'Work' }, longText('story')),
  )

const editor = () => within(screen.getByRole('region', { name: 'Editor' }))
const prompt = () => screen.getByRole('textbox', { name: 'Question' })
const worded = () => editor().getAllByText('Add question')

test('the button has a label below the open question, and at the end of each section', async () => {
  const { id } = await aDraft(draft())
  const { user } = await openBuilder(id, '?at=name')
  expect(worded()).toHaveLength(3)
  await user.click(worded()[0]!)
  await user.click(screen.getByRole('button', { name: 'Number' }))
  expect(prompt()).toHaveFocus()
  await user.keyboard('How many years?')
  await saved()
  expect(prompts(await storedDraft(id))[0]?.[1]).toBe('How many years?')

  await user.click(worded().at(-1)!)
  expect(screen.getByRole('button', { name: 'Number' })).toHaveFocus()
})

test('without questions, the first one comes before what can be set later', async () => {
  const { id } = await aDraft(anAssessment(section('s1')))
  await openBuilder(id)
  const headings = editor().getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Add the first question',
    'Start and layout',
    'Untitled section',
  ])
})

test('an empty section offers it too', async () => {
  const { id } = await aDraft(
    anAssessment(section('s1', { title: 'You' }, shortText('name')), section('s2', { title: 'X' })),
  )
  await openBuilder(id)
  expect(worded()).toHaveLength(2)
})

test('Ctrl+Enter adds one below of the most recent kind, from any field', async () => {
  const { id } = await aDraft(draft())
  const { user } = await openBuilder(id, '?at=place')
  await user.click(screen.getByRole('textbox', { name: 'Option 1' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(prompt()).toHaveFocus()
  expect(prompt()).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Kind: Single choice' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Kind: Single choice' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rating' }))
  await user.type(prompt(), 'One')
  await user.keyboard('{Meta>}{Enter}{/Meta}Two')
  expect(screen.getByRole('button', { name: 'Kind: Rating' })).toBeVisible()
  await saved()
  const stored = await storedDraft(id)
  expect(prompts(stored)[0]).toEqual([
    'What about name?',
    'What about place?',
    'One',
    'Two',
    'What about city?',
  ])
  const [, place] = stored.sections[0]?.questions ?? []
  expect(place && 'options' in place && place.options).toHaveLength(2)
})

test('from an outline row it is added below that row, and never from a dialog or the preview', async () => {
  const { id } = await aDraft(draft())
  const { user } = await openBuilder(id, '?at=city')
  row(/What about name/).focus()
  await user.keyboard('{Control>}{Enter}{/Control}First')
  await saved()
  expect(prompts(await storedDraft(id))[0]?.[1]).toBe('First')

  const count = screen.getAllByRole('treeitem').length
  const inPreview = screen.getByRole('region', { name: 'Preview' })
  await user.click(within(inPreview).getAllByRole('textbox')[0]!)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.click(screen.getByRole('button', { name: 'Move question to…' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.keyboard('{Escape}')
  expect(screen.getAllByRole('treeitem')).toHaveLength(count)
})

test('the outline adds below the selection, the most recent kind first', async () => {
  const { id } = await aDraft(draft())
  const { user } = await openBuilder(id, '?at=story')
  await user.click(screen.getByRole('button', { name: 'Add question' }))
  const kinds = await screen.findAllByRole('menuitem')
  expect(kinds[0]).toHaveTextContent('Long textCtrl+Enter')
  expect(kinds).toHaveLength(14)
  await user.click(screen.getByRole('menuitem', { name: 'Date' }))
  expect(prompt()).toHaveFocus()
  expect(row(/^5\. Date/)).toHaveAttribute('aria-selected', 'true')
})
