/** What is announced to screen readers, and where the focus goes. */
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import {
  anAssessment,
  answeredWith,
  code,
  date,
  file,
  longText,
  multipleChoice,
  number,
  option,
  ranking,
  rating,
  section,
  shortText,
  signature,
  singleChoice,
  storedFile,
  withOther,
  withRole,
} from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

function said(): string | null {
  return document.getElementById('announcements-polite')?.textContent ?? null
}

async function nextPage(user: { click: (element: Element) => Promise<void> }): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^(Next|Check answers)$/ }))
}

test('None of these announces what it unticked, and the reverse', async () => {
  const tools = {
    ...multipleChoice('tools'),
    options: [option('Git'), option('Mercurial'), withRole('none', 'Neither')],
  }
  const { user } = fillIn(anAssessment(tools))
  await user.click(screen.getByRole('checkbox', { name: 'Git' }))
  await user.click(screen.getByRole('checkbox', { name: 'Mercurial' }))
  await user.click(screen.getByRole('checkbox', { name: 'Neither' }))
  expect(said()).toBe('Git and Mercurial unticked')
  await user.click(screen.getByRole('checkbox', { name: 'Git' }))
  expect(said()).toBe('Neither unticked')
})

test('adding or removing a file is announced, with the number of files', async () => {
  const { user } = fillIn(anAssessment(file('cv', { maxFiles: 2 })))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(input, new File(['hello'], 'cv.txt', { type: 'text/plain' }))
  await screen.findByText('cv.txt')
  expect(said()).toBe('cv.txt added, 1 of 2')
  const choose = screen.getByRole('button', { name: /^Choose files/ })
  expect(choose).toHaveAccessibleDescription(/1 file added$/)
  await user.click(screen.getByRole('button', { name: /^Remove cv\.txt/ }))
  expect(said()).toBe('cv.txt removed')
  expect(choose).toHaveFocus()
})

test('an empty file is refused', async () => {
  const { session } = fillIn(anAssessment(file('cv')))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { value: [new File([], 'cv.txt')] })
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })))
  expect(await screen.findByText('“cv.txt” was not added. It is empty.')).toBeVisible()
  expect(session.answers()).toEqual({})
})

test('announcements are not found on the next page, whose heading includes the progress', async () => {
  const order = ranking('order', ['First', 'Second'])
  const { user } = fillIn(
    anAssessment(section('one', {}, order), section('two', { title: 'The rest' }, longText('a'))),
  )
  await user.click(screen.getByRole('button', { name: 'Move down: First' }))
  expect(said()).toBe('First: 2 of 2')
  await nextPage(user)
  expect(said()).toBe('')
  const heading = screen.getByRole('heading', { level: 1, name: 'The rest' })
  expect(heading).toHaveFocus()
  expect(heading).toHaveAccessibleDescription('Section 2 of 2')
})

test('a section shown by an answer is not announced by itself', async () => {
  const extra = section('extra', { showIf: answeredWith('remote', 'yes') }, shortText('more'))
  const { user } = fillIn(anAssessment(section('one', {}, singleChoice('remote', ['yes'])), extra))
  await user.click(screen.getByRole('radio', { name: 'yes' }))
  const place = screen.getByText(/^Section 1 of/)
  expect(place.closest('output, [aria-live], [role=status]')).toBeNull()
})

test('the summary is read once, when it gets the focus', async () => {
  const { user } = fillIn(anAssessment(shortText('a', { required: true })))
  await nextPage(user)
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  expect(summary.closest('[role=alert], [aria-live]')).toBeNull()
})

test('other without text is named, and the link leads to the text field', async () => {
  const { user } = fillIn(
    anAssessment(withOther(singleChoice('tool', ['Git'], { required: true }))),
  )
  await user.click(screen.getByRole('radio', { name: 'Other' }))
  await nextPage(user)
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  await user.click(
    within(summary).getByRole('link', { name: /Describe “Other” in your own words$/ }),
  )
  expect(screen.getByRole('textbox', { name: 'In your own words' })).toHaveFocus()
})

test('the link of a date without a year leads to the year', async () => {
  const { user } = fillIn(anAssessment(date('start', { required: true })))
  const [first, second] = screen.getAllByRole('textbox', { name: /Day|Month/ })
  await user.type(first!, '1')
  await user.type(second!, '3')
  await nextPage(user)
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  await user.click(within(summary).getByRole('link', { name: /Enter the year as well$/ }))
  expect(screen.getByRole('textbox', { name: 'Year' })).toHaveFocus()
})

test('Change returns to its row', async () => {
  const { user } = fillIn(anAssessment(shortText('a'), shortText('b'), shortText('c')))
  await nextPage(user)
  const change = () => screen.getByRole('link', { name: 'Change the answer to: What about b?' })
  await user.click(change())
  await nextPage(user)
  expect(change()).toHaveFocus()
})

test('among the answers code is code, files are a list, a rating has its scale', async () => {
  const files = [storedFile('a.pdf', 2048), storedFile('b.pdf', 2048)]
  const { user } = fillIn(
    anAssessment(code('solve'), rating('skill'), file('work', { maxFiles: 3 })),
    { answers: { solve: 'if (x) {\n  y()\n}', skill: 4, work: files } },
  )
  await nextPage(user)
  expect(screen.getByText(/^if \(x\)/).tagName).toBe('PRE')
  expect(screen.getByText('4 of 5')).toBeVisible()
  const items = screen
    .getAllByRole('listitem')
    .filter((item) => /^[ab]\.pdf/.test(item.textContent))
  expect(items.map((item) => item.textContent)).toEqual(['a.pdf (2 kB)', 'b.pdf (2 kB)'])
})

/** The visible text, besides the announcement. */
function count(words: string): HTMLElement {
  return screen.getByText(words, { ignore: '[data-announcements]' })
}

test('a limit is counted once it is near, and announced when it gets near and when it is exceeded', async () => {
  const { user } = fillIn(anAssessment(shortText('nick', { maxLength: 10 })))
  const input = screen.getByRole('textbox')
  await user.type(input, '1234567')
  expect(screen.queryByText(/of 10 characters|too many/)).toBeNull()
  await user.type(input, '8')
  expect(count('8 of 10 characters')).toBeVisible()
  expect(said()).toBe('8 of 10 characters')
  await user.type(input, '9')
  expect(said()).toBe('8 of 10 characters')
  await user.type(input, '01')
  expect(count('1 character too many')).toBeVisible()
  expect(said()).toBe('1 character too many')
})

test('a step is stated in advance', () => {
  fillIn(anAssessment(number('hours', { min: 0, max: 60, step: 0.5 }), number('n', { step: 1 })))
  const [hours, whole] = screen.getAllByRole('textbox')
  expect(hours).toHaveAccessibleDescription(/^From 0 to 60, in steps of 0.5/)
  expect(whole).toHaveAccessibleDescription(/^Whole numbers only/)
})

test('a signature says that it can be typed, a ranking that there are keys', () => {
  fillIn(anAssessment(signature('sign'), ranking('order', ['A', 'B'])))
  expect(screen.getByText('Draw with a finger or mouse, or type your name.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Move down: A' })).toHaveAccessibleDescription(
    'Press the arrow keys to move an option.',
  )
})

test('if each question has a page, its own text is the title, below its section', () => {
  const definition = anAssessment(
    section('one', { title: 'Basics' }, shortText('a'), shortText('b')),
  )
  definition.settings.layout = 'question'
  fillIn(definition)
  expect(document.title).toBe('What about a? – Front-end engineer')
  expect(screen.getByText('Basics')).toBeVisible()
  expect(screen.queryByText(/answered$/)).toBeNull()
})
