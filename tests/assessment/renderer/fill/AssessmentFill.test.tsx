import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { authored } from '#src/builder/files/markdown.ts'
import {
  anAssessment,
  answeredWith,
  date,
  longText,
  number,
  section,
  shortText,
  singleChoice,
  statement,
} from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

const twoPages = anAssessment(
  section('you', { title: 'About you' }, shortText('name', { required: true }), number('years')),
  section('work', { title: 'Your work' }, longText('story')),
)

test('what is typed becomes the answer, key by key', async () => {
  const { user, session } = fillIn(twoPages)
  await user.type(screen.getByRole('textbox', { name: '1. What about name?' }), 'Ada')
  expect(session.answers()).toEqual({ name: 'Ada' })
})

test('only required questions lack the word "optional"', () => {
  fillIn(twoPages)
  expect(screen.getByRole('textbox', { name: '2. What about years? (optional)' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: '1. What about name?' })).toBeVisible()
})

test('pages change with Next and Back, and keep what was typed', async () => {
  const { user } = fillIn(twoPages)
  await user.type(screen.getByRole('textbox', { name: '1. What about name?' }), 'Ada')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Your work' })).toHaveFocus()
  expect(screen.getByText('Section 2 of 2')).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Your work – Front-end engineer'))
  expect(screen.getByRole('button', { name: 'Check answers' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('textbox', { name: '1. What about name?' })).toHaveValue('Ada')
})

test('Next shows errors at the top, with the focus, and at the field', async () => {
  const { user } = fillIn(twoPages)
  await user.click(screen.getByRole('button', { name: 'Next' }))

  const summary = screen.getByRole('region', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  await waitFor(() => expect(document.title).toMatch(/^Error: /))
  const name = screen.getByRole('textbox', { name: '1. What about name?' })
  expect(name).toBeInvalid()
  expect(name).toHaveAccessibleDescription('Error: Enter an answer')

  await user.click(within(summary).getByRole('link', { name: /Enter an answer$/ }))
  expect(name).toHaveFocus()
})

test('an error is announced until it is fixed, and a new one once the field is left', async () => {
  const { user } = fillIn(
    anAssessment(shortText('mail', { format: 'email', required: true }), shortText('city')),
  )
  const mail = screen.getByRole('textbox', { name: '1. What about mail?' })
  await user.type(mail, 'ada')
  expect(mail).not.toHaveAttribute('aria-invalid')

  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(mail).toHaveAttribute('aria-invalid', 'true')
  await user.clear(mail)
  expect(mail).toHaveAccessibleDescription('Error: Enter an email address')
  await user.type(mail, 'ada@example.org')
  expect(mail).not.toHaveAttribute('aria-invalid')
  expect(screen.queryByRole('region', { name: 'There is a problem' })).not.toBeInTheDocument()
  await user.type(mail, '@')
  expect(mail).not.toHaveAttribute('aria-invalid')
  await user.tab()
  expect(mail).toHaveAttribute('aria-invalid', 'true')
  const announced = document.getElementById('announcements-polite')
  expect(announced).toHaveTextContent('What about mail? – Error: Enter an email address in')
  // Below the summary everything would move, and the next Next has it again.
  expect(screen.queryByRole('region', { name: 'There is a problem' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(screen.getByRole('region', { name: 'There is a problem' })).toHaveFocus()
  await user.type(mail, '{Backspace}')
  expect(mail).not.toHaveAttribute('aria-invalid')
})

test('the parts of a date are one field, which is checked when all of it is left', async () => {
  const { user } = fillIn(anAssessment(date('start', { required: true }), shortText('city')))
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  const [day, month, year] = screen.getAllByRole('textbox')
  await user.type(day!, '1')
  await user.type(month!, '2')
  await user.type(year!, '2027')
  expect(day).not.toHaveAttribute('aria-invalid')
  await user.clear(day!)
  await user.type(day!, '31')
  await user.tab()
  expect(day).not.toHaveAttribute('aria-invalid')
  await user.tab()
  await user.tab()
  expect(day).toHaveAttribute('aria-invalid', 'true')
})

test('nothing moves under a pressed pointer: the error comes after the click', async () => {
  const { user } = fillIn(
    anAssessment(shortText('name', { required: true }), singleChoice('remote', ['yes', 'no'])),
  )
  const name = screen.getByRole('textbox', { name: '1. What about name?' })
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  await user.type(name, 'A')
  await user.clear(name)
  const yes = screen.getByRole('radio', { name: 'yes' })
  await user.pointer({ keys: '[MouseLeft>]', target: yes })
  expect(yes).toHaveFocus()
  expect(name).not.toHaveAttribute('aria-invalid')
  await user.pointer({ keys: '[/MouseLeft]', target: yes })
  expect(yes).toBeChecked()
  await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
})

test('a hidden question keeps its answer, and the last page says that it will not be submitted', async () => {
  const { user, session, submitted } = fillIn(
    anAssessment(
      singleChoice('remote'),
      shortText('where', { showIf: answeredWith('remote', 'yes') }),
    ),
  )
  await user.click(screen.getByRole('radio', { name: 'yes' }))
  await user.type(screen.getByRole('textbox', { name: /where/ }), 'Oslo')
  await user.click(screen.getByRole('radio', { name: 'no' }))
  expect(screen.queryByRole('textbox', { name: /where/ })).not.toBeInTheDocument()
  expect(session.answers()).toEqual({ remote: { option: 'no' }, where: 'Oslo' })

  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  const dropped = screen.getByRole('heading', { name: 'Answers that will not be submitted' })
  expect(dropped.parentElement).toHaveTextContent('What about where?')
  await user.click(screen.getByRole('button', { name: 'Submit answers' }))
  expect(submitted).toHaveLength(1)
})

test('the last page lists every shown question, and Change returns to it', async () => {
  const { user } = fillIn(twoPages, { answers: { name: 'Ada' } })
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Check your answers' })).toHaveFocus()
  expect(screen.getByText(/Nothing has been submitted yet/)).toBeVisible()
  expect(screen.getAllByText('Not answered')).toHaveLength(2)

  await user.click(screen.getByRole('link', { name: 'Change the answer to: What about name?' }))
  const name = screen.getByRole('textbox', { name: /name/ })
  expect(name).toHaveFocus()
  await user.type(name, ' L')
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(screen.getByText('Ada L')).toBeVisible()
})

test('after Change, a link to an error of the same page still returns to the last page', async () => {
  const definition = anAssessment(
    section('s1', shortText('name', { required: true }), shortText('city', { required: true })),
    section('s2', shortText('why')),
  )
  const { user } = fillIn(definition, { answers: { name: 'Ada', city: 'London' } })
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  await user.click(screen.getByRole('link', { name: 'Change the answer to: What about name?' }))
  await user.clear(screen.getByRole('textbox', { name: /name/ }))
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  await user.click(screen.getByRole('link', { name: /What about name/ }))
  await user.keyboard('Grace')
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible()
  expect(screen.getByText('Grace')).toBeVisible()
})

test('questions with the same prompt are distinguished by the code below', async () => {
  const asked = (code: string) => authored(`What’s the output?\n\n\`\`\`js\n${code}\n\`\`\``)
  const { user } = fillIn(
    anAssessment(
      shortText('one', { prompt: asked('typeof null') }),
      shortText('two', { prompt: asked('typeof []') }),
      shortText('name'),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  const [one, two, name] = screen.getAllByRole('listitem')
  expect(one).toHaveTextContent('typeof null')
  expect(two).toHaveTextContent('typeof []')
  expect(within(name!).queryByRole('code')).not.toBeInTheDocument()
  const change = screen.getByRole('link', {
    name: 'Change the answer to: What’s the output? typeof []',
  })
  expect(change).toBeVisible()
})

test('nothing is submitted while something is missing, which the page lists', async () => {
  const { user, submitted } = fillIn(twoPages)
  await user.click(screen.getByText('Contents'))
  await user.click(screen.getByRole('button', { name: 'Check your answers' }))
  await user.click(screen.getByRole('button', { name: 'Submit answers' }))
  expect(submitted).toEqual([])
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  await user.click(within(summary).getByRole('link', { name: /Enter an answer$/ }))
  expect(screen.getByRole('textbox', { name: '1. What about name?' })).toHaveFocus()
})

test('the contents show the status of each section', async () => {
  const { user } = fillIn(twoPages, { answers: { name: 'Ada' } })
  await user.click(screen.getByText('Contents'))
  const about = screen.getByRole('button', { name: /About you/ })
  expect(about).toHaveTextContent('1 of 2 answered, the rest is optional')
  expect(about).toHaveAttribute('aria-current', 'step')
  await user.click(screen.getByRole('button', { name: /Your work/ }))
  expect(screen.getByRole('heading', { level: 1, name: 'Your work' })).toHaveFocus()
})

test('one question per page: it is the heading, and the count doesn’t promise too much', async () => {
  const definition = anAssessment(
    statement('hello'),
    singleChoice('remote'),
    shortText('where', { showIf: answeredWith('remote', 'yes') }),
    shortText('when'),
  )
  const { user } = fillIn({
    ...definition,
    settings: { ...definition.settings, layout: 'question' },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Please read hello' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('heading', { level: 1, name: /remote/ })).toHaveFocus()
  expect(screen.getByText('Question 1 of about 2')).toBeVisible()

  await user.keyboard('1')
  expect(screen.getByRole('radio', { name: 'yes' })).toBeChecked()
  expect(screen.getByText('Question 1 of about 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Question 2 of 3')).toBeVisible()
})

test('all on one page: every section with its heading', async () => {
  fillIn({ ...twoPages, settings: { ...twoPages.settings, layout: 'all' } })
  expect(screen.getByRole('heading', { level: 1, name: 'Front-end engineer' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'About you' })).toBeVisible()
  expect(await screen.findByRole('textbox', { name: /story/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Check answers' })).toBeVisible()
})

test('names and ids of inputs differ between attempts, and nothing is autofilled', () => {
  fillIn(twoPages, { nonce: 'attempt7' })
  const name = screen.getByRole('textbox', { name: '1. What about name?' })
  expect(name).toHaveAttribute('name', 'attempt7.name')
  expect(name).toHaveAttribute('id', 'attempt7.name')
  expect(name).toHaveAttribute('autocomplete', 'off')
})

test('a right-to-left language mirrors the page', () => {
  const { session } = fillIn({ ...anAssessment(shortText('name')), language: 'ar-EG' })
  expect(session.evaluation.compiled.definition.language).toBe('ar-EG')
  const frame = screen.getByRole('textbox').closest('[dir="rtl"]')
  expect(frame).toHaveAttribute('lang', 'ar-EG')
})

test('the bar matches the text beside it, on every page', async () => {
  const { user } = fillIn(
    anAssessment(shortText('name'), shortText('city'), shortText('team'), shortText('pet')),
  )
  expect(bar()).toHaveAttribute('style', 'scale: 0 1; transform-origin: left;')
  await user.type(screen.getByRole('textbox', { name: /name/ }), 'Ada')
  expect(screen.getByText('1 of 4 answered')).toBeVisible()
  expect(bar()).toHaveAttribute('style', 'scale: 0.25 1; transform-origin: left;')

  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(screen.getByText('1 of 4 answered')).toBeVisible()
  expect(bar()).toHaveAttribute('style', 'scale: 0.25 1; transform-origin: left;')
})

test('from right to left, the bar grows from the right', async () => {
  const asked = anAssessment(
    shortText('name'),
    shortText('city'),
    shortText('team'),
    shortText('pet'),
  )
  const { user } = fillIn({ ...asked, language: 'ar' })
  await user.type(screen.getByRole('textbox', { name: /name/ }), 'Ada')
  expect(bar()).toHaveAttribute('style', 'scale: 0.25 1; transform-origin: right;')
})

/** The visible bar below the text; assistive technology only gets the text. */
function bar(): Element | null | undefined {
  return screen.getByText(/of 4 answered/).parentElement?.nextElementSibling?.firstElementChild
}
