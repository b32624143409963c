import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  aDraft,
  openBuilder,
  prompts,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'

withFreshDatabases()

async function pasting(text: string) {
  const { id } = await aDraft(anAssessment(longText('old')))
  const { user } = await openBuilder(id, '?paste')
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste questions' }))
  await user.click(dialog.getByRole('textbox', { name: 'Text' }))
  await user.paste(text)
  return { id, user, dialog }
}

test('a question with several paragraphs that ask is reported, and split on request', async () => {
  const { id, user, dialog } = await pasting(
    '5. How many years?\n\nBe honest.\n\nWhich one?\na) x\nb) y\nAnswer: b',
  )
  expect(dialog.getByText(/^1 question found/)).toBeVisible()
  expect(dialog.getByText(/2 of its paragraphs look like questions/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Split into 2 questions' }))
  expect(dialog.getByText(/^2 questions found/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add 2 questions' }))
  await saved()
  const stored = await storedDraft(id)
  expect(prompts(stored)[1]).toEqual(['How many years?', 'Be honest.\n\nWhich one?'])
  expect(stored.sections[1]?.questions.map(({ kind }) => kind)).toEqual(['number', 'singleChoice'])
})

test('a row is corrected before it is added: key, kind, joined, split, left out', async () => {
  const { id, user, dialog } = await pasting(
    '1. A fruit?\na) Chair\nb) Apple\n2. Why?\n3. And how?\n4. Name a port.\nAnd a host.\n5. Leave me.',
  )
  const button = (name: string) => dialog.getByRole('button', { name })
  await user.click(button('Change question 1'))
  expect(dialog.getByRole('radio', { name: 'No correct answer' })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: 'Apple' }))
  expect(dialog.queryByText('No correct answer found.')).toBeNull()
  await user.click(button('Change question 3'))
  await user.click(button('Join with question 2'))
  expect(button('Change question 2')).toHaveFocus()
  expect(button('Change question 2')).toHaveAttribute('aria-expanded', 'true')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Short text')
  await user.click(button('Change question 3'))
  await user.click(button('Split'))
  expect(button('Change question 3')).toHaveFocus()
  await user.click(button('Leave out question 5'))
  expect(button('Put back question 5')).toHaveFocus()
  expect(dialog.getByText('5 changes made.')).toBeVisible()
  expect(
    dialog.getByText(/^5 questions found: 1 with a correct answer, 1 to check, 1 left out/),
  ).toBeVisible()
  await user.click(button('Add 4 questions'))
  await saved()
  const stored = await storedDraft(id)
  expect(prompts(stored)[1]).toEqual([
    'A fruit?',
    'Why?\n\nAnd how?',
    'Name a port.',
    'And a host.',
  ])
  expect(stored.sections[1]?.questions).toMatchObject([
    { kind: 'singleChoice', points: 1 },
    { kind: 'shortText' },
    { kind: 'longText' },
    { kind: 'longText' },
  ])
  await user.click(screen.getByRole('button', { name: 'Undo: Paste 4 questions' }))
  await saved()
  expect(prompts(await storedDraft(id))).toEqual([['What about old?']])
})

test('what was looked at is ticked as checked, and the next one is a key away', async () => {
  const choice = (n: number) => `${n}. Which ${n}?\na) x\nb) y\n`
  const { user, dialog } = await pasting([1, 2, 3].map(choice).join('') + 'Answer: a')
  const box = (n: number) => dialog.getByRole('checkbox', { name: `Checked: question ${n}` })
  expect(dialog.getByText('3 questions found: 1 with a correct answer, 2 to check.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Next to check' }))
  expect(box(1)).toHaveFocus()
  expect(box(1)).toHaveAccessibleDescription('No correct answer found.')
  await user.keyboard(' {Alt>}{PageDown}{/Alt}')
  expect(dialog.getByText('3 questions found: 1 with a correct answer, 1 to check.')).toBeVisible()
  expect(box(2)).toHaveFocus()
  await user.click(dialog.getByRole('button', { name: 'Undo the last change' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Show only the 2 to check' }))
  expect(dialog.getByRole('list', { name: 'Questions' }).children).toHaveLength(2)
  await user.click(box(1))
  expect(box(2)).toHaveFocus()
  expect(dialog.getByRole('list', { name: 'Questions' }).children).toHaveLength(1)
  await user.keyboard(' ')
  expect(box(2)).toHaveFocus()
  expect(box(1)).toBeChecked()
  expect(dialog.getAllByText('No correct answer found.')).toHaveLength(2)
  expect(dialog.queryByRole('button', { name: 'Next to check' })).toBeNull()
  await user.click(box(2))
  await user.keyboard('{Alt>}{PageUp}{/Alt}')
  expect(box(2)).toHaveFocus()
})

test('what is not used is shown between the questions around it', async () => {
  const bank = Array.from({ length: 60 }, (_, at) => `${at + 1}. Why ${at + 1}?\n`)
  const { user, dialog } = await pasting(
    [...bank.slice(0, 55), '# Part 2\n', ...bank.slice(55), '# The end'].join(''),
  )
  expect(await dialog.findByText('60 of 62 lines used.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Show what is not used' }))
  const shown = (text: string) => dialog.getByText(text).closest('li[data-unused]')
  expect(shown('# Part 2')).toHaveFocus()
  expect(shown('# Part 2')).toHaveTextContent(
    'Not used, after question 55Line 56# Part 2It is a heading, not a question.',
  )
  expect(shown('# Part 2')?.previousSibling).toHaveTextContent('Why 55?')
  expect(shown('# Part 2')?.nextSibling).toHaveTextContent('Why 56?')
  await user.click(dialog.getByRole('button', { name: /^Next that is not used/ }))
  expect(shown('# The end')).toHaveFocus()
  await user.click(dialog.getByRole('button', { name: 'Hide what is not used' }))
  expect(dialog.queryByText('# The end')).toBeNull()
})

test('hundreds of rows that are not used are listed a few at a time', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => `\tx${at}`)
  const { user, dialog } = await pasting(
    ['Question\tAnswer', 'Why?\tx', ...rows, 'How?\ty'].join('\n'),
  )
  await user.click(await dialog.findByRole('button', { name: 'Show what is not used' }))
  expect(dialog.getByText('3 of 303 lines used.')).toBeVisible()
  const list = dialog.getByRole('list', { name: 'Not used' })
  expect(list.children).toHaveLength(10)
  await user.click(dialog.getByRole('button', { name: 'Show 100 more' }))
  expect(list.children).toHaveLength(110)
})

test('the correct answer of an open question is entered in the list', async () => {
  const { id, user, dialog } = await pasting(
    '1. The capital of Norway is ____.\nAnswer: Olso\n2. How many ports?\n3. When?',
  )
  const open = (n: number) =>
    user.click(dialog.getByRole('button', { name: `Change question ${n}` }))
  await open(1)
  const accepted = dialog.getByRole('textbox', { name: /^Correct answers/ })
  await user.clear(accepted)
  await user.type(accepted, 'Oslo{Enter}Kristiania{Enter}')
  expect(accepted).toHaveValue('Oslo\nKristiania\n')
  expect(dialog.getByText('1 change made.')).toBeVisible()
  await open(2)
  await user.type(dialog.getByRole('textbox', { name: /^Correct answer/ }), '65,535')
  expect(dialog.getByText(/^Enter 65535 or 65.535/)).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /^Correct answer/ }), '{Backspace>4/}.5')
  await user.type(dialog.getByRole('textbox', { name: 'Tolerance' }), '{Backspace}2')
  await open(3)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Date')
  fireEvent.change(dialog.getByLabelText(/^Correct answer/), { target: { value: '2027-01-31' } })
  expect(dialog.getByText('4 changes made.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add 3 questions' }))
  await saved()
  expect((await storedDraft(id)).sections[1]?.questions).toMatchObject([
    { key: { accepted: ['Oslo', 'Kristiania'] }, points: 1 },
    { key: { value: 65.5, tolerance: 2 }, points: 1 },
    { key: { value: '2027-01-31' }, points: 1 },
  ])
})

test('corrections are undone one by one, and the list says which no longer apply', async () => {
  const { user, dialog } = await pasting('1. Why?\n2. How?')
  await user.click(dialog.getByRole('button', { name: 'Leave out question 1' }))
  await user.click(dialog.getByRole('button', { name: 'Leave out question 2' }))
  expect(dialog.queryByRole('button', { name: /^Add/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Undo the last change' }))
  expect(dialog.getByRole('button', { name: 'Add 1 question' })).toBeEnabled()
  await user.type(dialog.getByRole('textbox', { name: 'Text' }), ' ever?', {
    initialSelectionStart: 6,
    initialSelectionEnd: 6,
  })
  expect(
    await dialog.findByText('1 change no longer applies, because the text changed.'),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Undo the last change' }))
  expect(dialog.getByRole('region', { name: 'What will be added' })).toHaveFocus()
})

test('a long text shows its beginning, and all of it on request', async () => {
  const { user, dialog } = await pasting(`1. Why? ${'so '.repeat(300)}END`)
  expect(dialog.queryByText(/END$/, { selector: 'p' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Show the whole text' }))
  expect(dialog.getByText(/END$/, { selector: 'p' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Show less' })).toHaveFocus()
})

test('GIFT is read, and each question says what is left out or converted', async () => {
  const { id, user, dialog } = await pasting(
    [
      '::Gate:: Who guards it?{~The cook#No. =nobody#Yes.}',
      'Match.{=a->b =c->d}',
      'Where?{=here =%50%there}',
    ].join('\n\n'),
  )
  expect(
    dialog.getByText('3 questions found in GIFT: 3 with a correct answer, 2 to check.'),
  ).toBeVisible()
  expect(dialog.getByText(/Feedback is kept in the explanations/)).toBeVisible()
  expect(dialog.getByText(/Matching becomes a matrix/)).toBeVisible()
  expect(dialog.getByText(/“there” for 50% of the points is left out/)).toBeVisible()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Read as' }), 'Quiz text')
  expect(dialog.getByText('No questions found')).toBeVisible()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Read as' }), 'GIFT')
  await user.click(dialog.getByRole('button', { name: 'Add 3 questions' }))
  await saved()
  const { questions } = (await storedDraft(id)).sections[1]!
  expect(questions).toMatchObject([
    {
      kind: 'singleChoice',
      code: 'Gate',
      explanation: { source: '- The cook: No.\n- nobody: Yes.' },
    },
    { kind: 'matrix', key: { grading: 'perRow' }, points: 1 },
    { kind: 'shortText', key: { accepted: ['here'], ignoreCase: true }, points: 1 },
  ])
})

test('each column of spreadsheet rows says what it was taken for, which can be changed', async () => {
  const { id, user, dialog } = await pasting(
    'Task\tAnswer\tWeight\nName the longest river\tNile\t3\nName the highest peak\tEverest\t2',
  )
  expect(dialog.getByText('This looks like spreadsheet rows')).toBeVisible()
  expect(dialog.queryByRole('button', { name: /^Add \d/ })).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: /The first row has the names/ }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Task' }), 'Question')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Weight' }), 'Points')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Answer' }), 'Correct answer')
  expect(
    dialog.getByText('2 questions found in spreadsheet rows: 2 with a correct answer.'),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add 2 questions' }))
  await saved()
  expect((await storedDraft(id)).sections[1]?.questions).toMatchObject([
    { kind: 'shortText', key: { accepted: ['Nile'] }, points: 3 },
    { kind: 'shortText', key: { accepted: ['Everest'] }, points: 2 },
  ])
})

test('the text field gets the focus, even if a closing dialog cancels that', async () => {
  const { id } = await aDraft(anAssessment(longText('old')))
  const request = window.requestAnimationFrame
  let calledOff = 0
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((done) => {
    // How the library focuses a dialog; a closing one cancels the request.
    if (done.name !== 'exec') return request.call(window, done)
    calledOff++
    return request.call(window, () => undefined)
  })
  await openBuilder(id, '?paste')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus())
  expect(calledOff).toBeGreaterThan(0)
  frames.mockRestore()
})
