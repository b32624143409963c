import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { authored } from '#src/builder/files/markdown.ts'
import { kindHint, kindName, questionKinds } from '#src/builder/screens/kinds/kinds.tsx'
import {
  openQuestion,
  aDraft,
  openBuilder,
  preview,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  code,
  consent,
  date,
  matrix,
  multipleChoice,
  ranking,
  rating,
  shortText,
  singleChoice,
  when,
} from '#tests/support/definitions.ts'

withFreshDatabases()

const box = (name: RegExp | string) => screen.getByRole('textbox', { name })
const list = (name: string) => screen.getByRole('combobox', { name })

describe('options', () => {
  test('have the names given by their author', async () => {
    const { user } = await openQuestion(multipleChoice('q', ['npm', { id: 'o2', label: '' }]))
    await user.click(screen.getByText('More'))
    await user.click(screen.getByText('Option codes (2)'))
    const codes = within(await screen.findByRole('group', { name: 'Option codes' }))
    expect(codes.getByRole('textbox', { name: 'npm' })).toBeVisible()
    expect(codes.getByRole('textbox', { name: 'Option 2' })).toBeVisible()
  })
  test('end with none, all and other, added with one click each', async () => {
    const { user, stored } = await openQuestion(multipleChoice('q', ['vi']))
    await user.click(screen.getByRole('button', { name: 'None of these' }))
    expect(box('Option 2')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Add “Other”' }))
    expect(box('Label of other')).toHaveFocus()
    await user.clear(box('Label of other'))
    await user.type(box('Label of other'), 'Another')
    expect(screen.queryByRole('button', { name: 'None of these' })).not.toBeInTheDocument()
    expect(preview().getByRole('checkbox', { name: 'Another' })).toBeInTheDocument()
    expect(await stored()).toMatchObject({
      options: [{ id: 'vi' }, { role: 'none', label: { source: 'None of these' } }],
      other: { label: { source: 'Another' } },
    })
  })

  test('keep the focus among them when other is deleted', async () => {
    const { user } = await openQuestion(
      multipleChoice('q', ['vi', 'emacs'], { other: { label: authored('Other') } }),
    )
    await user.click(screen.getByRole('button', { name: 'Delete other' }))
    expect(box('Option 2')).toHaveFocus()
  })

  test('may have points of their own, also negative, with a floor', async () => {
    const { user, stored } = await openQuestion(
      singleChoice('q', ['good', 'bad'], { key: { options: ['good'] } }),
    )
    await user.selectOptions(list('Scoring'), 'Points per option')
    expect(box('Points for good')).toHaveValue('1')
    await user.type(box('Points for bad'), '-2')
    await user.clear(box('Never below'))
    await user.type(box('Never below'), '-1')
    expect(screen.queryByRole('textbox', { name: /^Points \(optional\)/ })).not.toBeInTheDocument()
    const question = await stored()
    expect(question).toMatchObject({
      optionPoints: { byOption: { good: 1, bad: -2 }, floor: -1 },
    })
    expect(question).not.toHaveProperty('key')
  })
})

test('a pattern can be tried, and a slow one is refused with a reason', async () => {
  const { user, stored } = await openQuestion(shortText('q'))
  await user.selectOptions(list('Accepts'), 'A custom pattern')
  const pattern = await screen.findByRole('textbox', { name: 'Pattern' })
  await user.clear(pattern)
  await user.type(pattern, '[[a-z]+')
  await user.type(box('Try it out'), 'ABC')
  expect(screen.getByText('Not accepted')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Ignore case' }))
  expect(screen.getByText('Accepted')).toBeVisible()
  await user.clear(pattern)
  await user.type(pattern, '(a+)+b')
  expect(pattern).toHaveAccessibleDescription(/It would freeze the page.*Still used: \(a\+\)/)
  expect(await stored()).toMatchObject({ pattern: { source: '(a+)' } })
})

test.each(['', '[[a-'])(
  'the pattern “%s” is stored as it is typed, and is a problem',
  async (typed) => {
    const { user, stored } = await openQuestion(shortText('q'))
    await user.selectOptions(list('Accepts'), 'A custom pattern')
    const pattern = await screen.findByRole('textbox', { name: 'Pattern' })
    await user.clear(pattern)
    if (typed !== '') await user.type(pattern, typed)
    expect(pattern).toHaveAttribute('aria-invalid', 'true')
    // Nothing is a problem before the field is left.
    await user.click(box('Question'))
    expect(await screen.findByRole('button', { name: /1 problem/ })).toBeVisible()
    expect(await stored()).toMatchObject({ pattern: { source: typed.replace('[[', '[') } })
  },
)

test('a scale has ends, labels for them and a correct step', async () => {
  const { user, stored } = await openQuestion(rating('q'))
  await user.clear(box('To'))
  await user.type(box('To'), '7')
  await user.type(box(/Label for 7/), 'Always')
  await user.selectOptions(list('Shown as'), 'Stars')
  await user.type(box(/Correct answer/), '6')
  expect(preview().getByRole('radio', { name: '7: Always' })).toBeInTheDocument()
  expect(await stored()).toMatchObject({
    lowest: 1,
    highest: 7,
    highLabel: 'Always',
    look: 'stars',
    key: { value: 6, tolerance: 0 },
    points: 1,
  })
})

test('a date has limits and a correct day with a tolerance', async () => {
  const { user, stored } = await openQuestion(date('q'))
  await user.type(screen.getByLabelText(/^From/), '2026-01-01')
  await user.type(screen.getByLabelText(/^Correct answer/), '2026-03-01')
  await user.clear(box('Tolerance'))
  await user.type(box('Tolerance'), '3')
  expect(await stored()).toMatchObject({
    min: '2026-01-01',
    key: { value: '2026-03-01', tolerance: 3 },
  })
})

test('the correct order of a ranking is set by keyboard', async () => {
  const { user, stored } = await openQuestion(ranking('q', ['a', 'b', 'c']))
  await user.click(screen.getByRole('checkbox', { name: 'One order is correct' }))
  const order = screen.getByRole('list', { name: 'Correct order' })
  within(order).getAllByRole('button')[2]?.focus()
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  expect(await stored()).toMatchObject({ key: { order: ['c', 'a', 'b'] }, points: 1 })
})

test('rows of a matrix are edited like options, and keyed cell by cell', async () => {
  const { user, stored } = await openQuestion(matrix('q', ['r1', 'r2'], ['x', 'y']))
  await user.click(box('Row 2'))
  await user.keyboard('{Enter}third')
  await user.click(screen.getByText('Correct answers'))
  await user.click(screen.getByRole('checkbox', { name: 'Correct for r2: y' }))
  await user.selectOptions(list('Points'), 'An equal share for each row')
  const { rows, key } = Object(await stored())
  expect(rows).toHaveLength(3)
  expect(key).toEqual({ byRow: { r2: ['y'] }, grading: 'perRow' })
  await user.click(screen.getByRole('button', { name: 'Delete r2' }))
  expect(await stored()).not.toHaveProperty('key')
})

test('an answer marked by people has a rubric', async () => {
  const { user, stored } = await openQuestion(code('q'))
  await user.click(screen.getByText('More'))
  await user.click(screen.getByRole('button', { name: 'Add level' }))
  await user.click(screen.getByRole('button', { name: 'Add level' }))
  expect(box('Level 2')).toHaveFocus()
  await user.type(box('Level 2'), 'It runs')
  await user.clear(box('Points for level 2'))
  await user.type(box('Points for level 2'), '2.5')
  expect(await stored()).toMatchObject({
    rubric: { levels: [{ points: 0 }, { text: 'It runs', points: 2.5 }] },
  })
})

test('a knock-out uses the answer itself, with the operators of its kind', async () => {
  const { user, stored } = await openQuestion(rating('q'))
  await user.click(screen.getByText('More'))
  await user.click(screen.getByRole('checkbox', { name: 'Knock-out answers' }))
  await user.selectOptions(list('Comparison'), 'is less than')
  const number = box('Number')
  await user.clear(number)
  await user.type(number, '2')
  expect(await stored()).toMatchObject({ knockOut: { op: 'lessThan', value: 2 } })
})

describe('a condition', () => {
  test('uses one row of a matrix', async () => {
    const { user, stored } = await openQuestion(
      matrix('m'),
      shortText('q', { showIf: when('m', { op: 'isNotBlank' }) }),
    )
    await user.click(screen.getByRole('button', { name: 'Edit condition' }))
    await user.selectOptions(list('Row'), 'css')
    await user.selectOptions(list('Comparison'), 'is')
    await user.selectOptions(list('Option'), 'often')
    expect(await stored()).toMatchObject({
      showIf: { of: { question: 'm', row: 'css' }, test: { op: 'is', value: 'often' } },
    })
  })

  test('compares dates with a date, and a checkbox with its tick', async () => {
    const { user, stored } = await openQuestion(
      date('d'),
      consent('c'),
      shortText('q', { showIf: when('d', { op: 'isNotBlank' }) }),
    )
    await user.click(screen.getByRole('button', { name: 'Edit condition' }))
    await user.selectOptions(list('Comparison'), 'is before')
    await user.type(screen.getByLabelText('Date'), '2026-05-01')
    expect(await stored()).toMatchObject({
      showIf: { test: { op: 'before', value: '2026-05-01' } },
    })
  })
})

test('a pass mark and bands are in percent', async () => {
  const { id } = await aDraft(anAssessment(rating('q')))
  const { user } = await openBuilder(id)
  await user.click(screen.getByText('Pass mark and bands'))
  await user.type(box(/Pass mark/), '60')
  await user.click(screen.getByRole('button', { name: 'Add band' }))
  expect(box('Band 1 from percent')).toHaveFocus()
  await user.type(box('Name of band 1'), 'Strong')
  const from = box('Band 1 from percent')
  await user.clear(from)
  await user.type(from, '85')
  await user.type(from, '0')
  await user.tab()
  expect(from).toHaveValue('850')
  expect(from).toHaveAccessibleDescription('Enter a number from 0 to 100')
  expect(screen.getByText('Enter a number from 0 to 100')).toBeVisible()
  await saved()
  expect((await storedDraft(id)).settings).toMatchObject({
    passMark: { percent: 60 },
    bands: [{ name: 'Strong', from: 85 }],
  })
  await user.click(screen.getByRole('button', { name: 'Delete Strong' }))
  expect(screen.getByRole('button', { name: 'Add band' })).toHaveFocus()
})

test('each kind is offered once, with a name and a hint in sentence case', () => {
  expect(questionKinds[0]).toBe('singleChoice')
  expect(questionKinds.at(-1)).toBe('statement')
  expect(new Set(questionKinds.map(kindName)).size).toBe(questionKinds.length)
  for (const kind of questionKinds) {
    expect(kindName(kind)).toMatch(/^[A-Z]/)
    expect(kindHint(kind)).toMatch(/^[A-Z][^.]*$/)
  }
})
