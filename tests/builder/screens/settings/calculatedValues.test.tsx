import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { withFreshDatabases } from '#tests/support/database.ts'
import {
  aDraft,
  openBuilder,
  preview,
  row,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'
import {
  anAssessment,
  multipleChoice,
  number,
  quoting,
  section,
  shortText,
  singleChoice,
  withCalculated,
} from '#tests/support/definitions.ts'

withFreshDatabases()

const draft = anAssessment(
  section('one', { title: 'About you' }, number('years'), number('months')),
  section('two', shortText('why')),
)

test('a value is named, calculated as the preview is filled in, and its errors have a position', async () => {
  const { id } = await aDraft(draft)
  const { user } = await openBuilder(id)
  await user.type(preview().getByRole('textbox', { name: /What about years/ }), '2')
  await user.type(preview().getByRole('textbox', { name: /What about months/ }), '3')
  await user.click(row(/Start/))
  await user.click(await screen.findByRole('button', { name: 'Add calculated value' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  const expression = screen.getByRole('textbox', { name: 'Expression' })
  expect(expression).toBeValid()
  expect(expression).toHaveAccessibleDescription(/^Unfinished/)
  await user.type(expression, 'years * 12 + montsh')
  // Half of an expression is no error yet.
  expect(expression).toBeValid()
  await user.tab()
  expect(expression).toHaveAccessibleDescription(
    'At character 14: nothing has the code or name “montsh”.',
  )
  await user.type(expression, '{Backspace}{Backspace}hs')
  expect(screen.getByText(/In the preview now/)).toHaveTextContent('In the preview now: 27')

  await user.clear(screen.getByRole('textbox', { name: 'Name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'all')
  const points = screen.getByRole('textbox', { name: /Add to score/ })
  await user.type(points, '3000000')
  expect(points).toHaveAccessibleDescription(/Enter a number above 0, up to 1,000,000/)
  await user.clear(points)
  await user.type(points, '30')
  await saved()
  expect((await storedDraft(id)).calculated).toMatchObject([
    { name: 'all', expression: 'years * 12 + months', points: { most: 30 } },
  ])
  await user.click(screen.getByRole('button', { name: 'Delete all' }))
  expect(screen.queryByRole('textbox', { name: 'Expression' })).toBeNull()
})

test('undoing a value that has the focus leaves it on the button that adds one', async () => {
  const { id } = await aDraft(draft)
  const { user } = await openBuilder(id)
  await user.click(row(/Start/))
  await user.click(await screen.findByRole('button', { name: 'Add calculated value' }))
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.queryByRole('textbox', { name: 'Expression' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add calculated value' })).toHaveFocus()
})

test('an answer is inserted at the caret, offering only earlier questions', async () => {
  const { id } = await aDraft(withCalculated(draft, { all: 'years + months', late: 'length(why)' }))
  const { user } = await openBuilder(id)
  await user.click(row(/What about why/))
  const prompt = await screen.findByRole('textbox', { name: 'Question' })
  await user.clear(prompt)
  await user.type(prompt, 'Why ?')
  await user.keyboard('{ArrowLeft}')
  await user.click(screen.getAllByRole('button', { name: 'Insert an earlier answer' })[0]!)
  const list = screen.getByRole('combobox', { name: 'Insert an earlier answer' })
  await waitFor(() => expect(list).toHaveFocus())
  await user.click(list)
  const offered = (await screen.findAllByRole('option')).map((each) => each.textContent)
  expect(offered).toEqual([
    expect.stringContaining('all'),
    expect.stringContaining('1. What about years?'),
    expect.stringContaining('2. What about months?'),
  ])
  await user.click(screen.getByRole('option', { name: /years/ }))
  expect(prompt).toHaveValue('Why {{years}}?')
  expect(prompt).toHaveFocus()
  expect(prompt).toHaveProperty('selectionStart', 'Why {{years}}'.length)
})

test('a condition can use a calculated value', async () => {
  const { id } = await aDraft(withCalculated(draft, { all: 'years + months' }))
  const { user } = await openBuilder(id)
  await user.click(row(/What about why/))
  await user.click(await screen.findByRole('button', { name: 'Show only if…' }))
  const question = screen.getByRole('combobox', { name: 'Question' })
  await user.click(question)
  await user.click(await screen.findByRole('option', { name: /^all/ }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Comparison' }), 'atLeast')
  await user.clear(screen.getByLabelText(/^Number/))
  await user.type(screen.getByLabelText(/^Number/), '5')
  await saved()
  const stored = await storedDraft(id)
  expect(stored.sections[1]!.questions[0]!.showIf).toEqual({
    kind: 'compare',
    of: { calculated: 'c_all' },
    test: { op: 'atLeast', value: 5 },
  })
})

test('only comparable calculated values are offered, with suitable operators', async () => {
  const tools = multipleChoice('tools', ['git', 'vim'])
  const { id } = await aDraft(
    withCalculated(anAssessment(number('years'), tools, shortText('why')), {
      all: 'tools',
      senior: 'years > 5',
    }),
  )
  const { user } = await openBuilder(id, '?at=why')
  await user.click(screen.getByRole('button', { name: 'Show only if…' }))
  const question = screen.getByRole('combobox', { name: 'Question' })
  await user.click(question)
  expect(screen.queryByRole('option', { name: /^all/ })).toBeNull()
  await user.click(await screen.findByRole('option', { name: /^senior/ }))
  const offered = within(screen.getByRole('combobox', { name: 'Comparison' })).getAllByRole(
    'option',
  )
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'is',
    'is not',
    'is blank',
    'is not blank',
  ])
  expect(screen.getByRole('group', { name: 'Show only if senior is true' })).toBeVisible()
})

test('a changed code is updated in texts and expressions while typing', async () => {
  const named = withCalculated(
    anAssessment(number('years'), shortText('why', { prompt: quoting('years') })),
    { all: 'years + 1' },
  )
  const { id } = await aDraft(named)
  const { user } = await openBuilder(id)
  await user.click(row(/What about years/))
  await user.click(await screen.findByText('More'))
  const code = screen.getByRole('textbox', { name: 'Code in exports' })
  await user.clear(code)
  await user.type(code, 'how long')
  await saved()
  const stored = await storedDraft(id)
  expect(stored.calculated[0]!.expression).toBe('[how long] + 1')
  expect(stored.sections[0]!.questions[1]!.prompt.source).toBe('You said {{how long}}.')
})

test('sections shuffle and draw, choices shuffle around pinned options', async () => {
  const { id } = await aDraft(
    anAssessment(section('one', singleChoice('pick', ['x', 'y', 'z']), number('b'))),
  )
  const { user } = await openBuilder(id)
  await user.click(row(/Section 1|Untitled/))
  await user.click(await screen.findByRole('checkbox', { name: 'Shuffle the questions' }))
  await user.type(screen.getByRole('textbox', { name: /Pick at random/ }), '1')
  const notDrawn = await preview().findByText(/Not picked this time/)
  expect(notDrawn).toBeVisible()
  await user.click(row(/What about pick/))
  await user.click(await screen.findByRole('checkbox', { name: 'Shuffle the options' }))
  const pins = screen.getByRole('group', { name: 'Keep in place' })
  await user.click(within(pins).getByRole('checkbox', { name: 'z' }))
  await saved()
  const [stored] = (await storedDraft(id)).sections
  expect(stored).toMatchObject({ shuffle: true, draw: 1 })
  expect(stored!.questions[0]).toMatchObject({
    shuffle: true,
    options: [{ id: 'x' }, { id: 'y' }, { id: 'z', pinned: true }],
  })
})
