import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import {
  anAssessment,
  date,
  file,
  longText,
  number,
  shortText,
  signature,
  singleChoice,
  text,
  withOther,
} from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

test('a dropdown starts without a choice', async () => {
  const { user, session } = fillIn(
    anAssessment(singleChoice('city', ['Oslo', 'Lisbon'], { display: 'dropdown' })),
  )
  const city = screen.getByRole('combobox', { name: /city/ })
  expect(city).toHaveValue('')
  await user.selectOptions(city, 'Lisbon')
  expect(session.answers()).toEqual({ city: { option: 'Lisbon' } })
  await user.selectOptions(city, 'Choose one')
  expect(session.answers()).toEqual({})
})

test('radio buttons can be cleared if the question is optional', async () => {
  const { user, session } = fillIn(anAssessment(singleChoice('remote')))
  const group = screen.getByRole('group', { name: /What about remote\?/ })
  expect(within(group).queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument()
  await user.click(within(group).getByRole('radio', { name: 'yes' }))
  await user.click(within(group).getByRole('button', { name: /^Clear this answer/ }))
  expect(session.answers()).toEqual({})
  expect(within(group).getByRole('radio', { name: 'yes' })).not.toBeChecked()
})

test('an option may contain code', () => {
  const question = singleChoice('q')
  const label = { source: '', tree: [{ kind: 'codeBlock' as const, language: 'js', text: 'a\nb' }] }
  fillIn(anAssessment({ ...question, options: [{ id: 'a', code: 'a', label }] }))
  expect(screen.getByRole('radio', { name: /a\s+b/ })).toBeVisible()
})

test('letters in a number field are kept as typed, and are not a number', async () => {
  const { user, session } = fillIn(anAssessment(number('years', { required: true, unit: 'years' })))
  const years = screen.getByRole('textbox', { name: 'What about years?' })
  expect(years).toHaveAttribute('inputmode', 'decimal')
  expect(years).toHaveAccessibleDescription(/^years/)
  await user.type(years, 'ten')
  expect(session.answers()).toEqual({ years: { raw: 'ten' } })
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(years).toHaveValue('ten')
  expect(years).toHaveAccessibleDescription(/^years Error: Enter a number in digits/)
})

test('a number stays as typed when its page returns', async () => {
  const definition = { ...anAssessment(number('pay')), language: 'de' }
  const { user, session } = fillIn(definition)
  await user.type(screen.getByRole('textbox'), '1,50')
  expect(session.answers()).toEqual({ pay: 1.5 })
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('textbox')).toHaveValue('1,50')
})

test('each format of a short text uses the matching keyboard', () => {
  fillIn(
    anAssessment(
      shortText('mail', { format: 'email' }),
      shortText('phone', { format: 'phone' }),
      shortText('site', { format: 'url' }),
    ),
  )
  const types = screen.getAllByRole('textbox').map((input) => input.getAttribute('type'))
  expect(types).toEqual(['email', 'tel', 'url'])
})

test('L23: https:// is added to a bare web address, and seen once the field is left', async () => {
  const { user, session } = fillIn(anAssessment(shortText('site', { format: 'url' })))
  const field = screen.getByRole('textbox')
  await user.type(field, 'www.x.de')
  expect(field).toHaveValue('www.x.de')
  expect(session.answers()).toEqual({ site: 'https://www.x.de' })
  await user.tab()
  expect(field).toHaveValue('https://www.x.de')
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('textbox')).toHaveValue('https://www.x.de')
})

test('L23: of a plain text nothing is taken for a web address', async () => {
  const { user, session } = fillIn(anAssessment(shortText('plain')))
  await user.type(screen.getByRole('textbox'), 'www.x.de')
  await user.tab()
  expect(session.answers()).toEqual({ plain: 'www.x.de' })
})

test('a number gets the plainest keyboard that can type it', () => {
  fillIn(
    anAssessment(
      number('whole', { min: 0, step: 5 }),
      number('half', { min: 0, step: 0.5 }),
      number('odd', { min: 0.5, step: 1 }),
      number('below', { min: -1, step: 1 }),
    ),
  )
  const inputs = screen.getAllByRole('textbox')
  const keyboards = inputs.map((input) => input.getAttribute('inputmode'))
  expect(keyboards).toEqual(['numeric', 'decimal', 'decimal', 'text'])
})

test('in every field of one line, Enter on a touch keyboard leads on', async () => {
  const { user } = fillIn(
    anAssessment(
      number('n'),
      shortText('s'),
      date('d'),
      withOther(singleChoice('o')),
      signature('sign'),
      longText('lines'),
    ),
  )
  await user.click(screen.getByRole('radio', { name: 'Other' }))
  await user.click(screen.getByRole('button', { name: /^Type your name instead/ }))
  const hints = screen
    .getAllByRole('textbox')
    .map((input) => [input.tagName, input.getAttribute('enterkeyhint')].join(' '))
  expect(new Set(hints)).toEqual(new Set(['INPUT next', 'TEXTAREA ']))
})

test('help and limits belong to the description of the input', () => {
  fillIn(anAssessment(shortText('nick', { help: text('As on your badge'), maxLength: 20 })))
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    /^As on your badge Up to 20 characters/,
  )
})

test('files are stored, listed with their size, and removed', async () => {
  const { user, session, files } = fillIn(anAssessment(file('cv', { maxFiles: 2 })))
  const input = fileInput()
  await user.upload(input, [
    new File(['hello'], 'one.txt', { type: 'text/plain' }),
    new File(['worlds'], 'two.txt', { type: 'text/plain' }),
  ])
  const list = await screen.findByRole('list', { name: 'Files added' })
  expect(await within(list).findByText('two.txt')).toBeVisible()
  expect(session.answers().cv).toHaveLength(2)
  expect(files.kept.size).toBe(2)

  await user.click(within(list).getByRole('button', { name: /^Remove one\.txt/ }))
  expect(session.answers().cv).toHaveLength(1)
  expect(files.kept.size).toBe(1)
})

test('a file of the wrong type or size is refused with a message, and not stored', async () => {
  const { session, files } = fillIn(
    anAssessment(file('cv', { accept: ['.pdf'], maxSize: 4, maxFiles: 3 })),
  )
  await choose('cv.exe', 'abc')
  expect(screen.getByText('“cv.exe” was not added. It must be a PDF file.')).toBeVisible()
  await choose('cv.pdf', 'abcdef')
  expect(
    screen.getByText('“cv.pdf” was not added. It is 6 bytes; the limit is 4 bytes.'),
  ).toBeVisible()
  expect(session.answers()).toEqual({})
  expect(files.kept.size).toBe(0)
})

test('a required file of the wrong type is one message, at the field and in the summary', async () => {
  const { user } = fillIn(anAssessment(file('cv', { accept: ['.pdf'], required: true })))
  const words = '“cv.exe” was not added. It must be a PDF file.'
  await choose('cv.exe', 'abc')
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  expect(within(summary).getByRole('link', { name: (name) => name.endsWith(words) })).toBeVisible()
  for (const add of screen.queryAllByText('Add a file')) expect(add).not.toBeVisible()
  const visible = screen.getAllByText(words).filter((each) => !each.closest('[hidden]'))
  expect(visible).toHaveLength(2)
  await choose('cv.pdf', 'abc')
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})

test('files beyond the limit are refused by name', async () => {
  const { session, user } = fillIn(anAssessment(file('work', { maxFiles: 2 })))
  await choose('a.txt', 'a')
  await choose('b.txt', 'b')
  await choose('c.txt', 'c')
  const refusal = '“c.txt” was not added. You already have 2 files.'
  expect(screen.getByText(refusal)).toBeVisible()
  expect(session.answers().work).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /^Remove b\.txt/ }))
  expect(screen.queryByText(refusal)).not.toBeInTheDocument()
})

test('with a limit of one, a new file replaces the old one', async () => {
  const { session, files } = fillIn(anAssessment(file('cv')))
  await choose('a.txt', 'a')
  await choose('b.txt', 'b')
  expect(session.answers().cv).toMatchObject([{ name: 'b.txt' }])
  expect([...files.kept.values()].map(({ name }) => name)).toEqual(['b.txt'])
})

test('a full device is reported, and the answer stays without the file', async () => {
  const { session, files } = fillIn(anAssessment(file('cv')))
  files.isFull = true
  await choose('a.txt', 'a')
  expect(screen.getByText(/“a.txt” was not added. This device has no room left/)).toBeVisible()
  expect(session.answers()).toEqual({})
})

function fileInput(): HTMLInputElement {
  return document.querySelector<HTMLInputElement>('input[type=file]')!
}

/** Past the browser's own filter, like a drop. */
async function choose(name: string, content: string): Promise<void> {
  const input = fileInput()
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([content], name)] })
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve))
  })
}
