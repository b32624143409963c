import { screen, waitFor, within } from '@testing-library/react'
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
  expect(dialog.getByText('5 corrections made.')).toBeVisible()
  expect(dialog.getByText(/^5 questions found: 1 with a correct answer, 1 left out/)).toBeVisible()
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

test('corrections are undone one by one, and the list says which no longer apply', async () => {
  const { user, dialog } = await pasting('1. Why?\n2. How?')
  await user.click(dialog.getByRole('button', { name: 'Leave out question 1' }))
  await user.click(dialog.getByRole('button', { name: 'Leave out question 2' }))
  expect(dialog.queryByRole('button', { name: /^Add/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Undo the last correction' }))
  expect(dialog.getByRole('button', { name: 'Add 1 question' })).toBeEnabled()
  await user.type(dialog.getByRole('textbox', { name: 'Text' }), ' ever?', {
    initialSelectionStart: 6,
    initialSelectionEnd: 6,
  })
  expect(
    await dialog.findByText('1 correction no longer applies, because the text changed.'),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Undo the last correction' }))
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
