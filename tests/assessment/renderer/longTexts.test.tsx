import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { anAssessment, code, longText, shortText } from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

const LONG = '1 word '.repeat(400)

test.each([shortText('a'), longText('a')])(
  'a long text has the direction of its first letter: $kind',
  (question) => {
    fillIn(anAssessment(question))
    const field = screen.getByRole('textbox')
    expect(field).toHaveAttribute('dir', 'auto')
    fireEvent.input(field, { target: { value: LONG } })
    expect(field).toHaveAttribute('dir', 'ltr')
    fireEvent.input(field, { target: { value: `1. שלום ${LONG}` } })
    expect(field).toHaveAttribute('dir', 'rtl')
    fireEvent.input(field, { target: { value: 'short' } })
    expect(field).toHaveAttribute('dir', 'auto')
  },
)

test('an existing long text has the direction of its first letter', () => {
  fillIn(anAssessment(longText('a')), { answers: { a: LONG } })
  expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'ltr')
})

test('code longer than any valid answer is not rendered twice', () => {
  fillIn(anAssessment(code('a')))
  const field = screen.getByRole('textbox')
  const drawn = () => document.querySelector('pre')?.textContent ?? null
  fireEvent.change(field, { target: { value: 'let a = 1' } })
  expect(drawn()).toBe('let a = 1\n')
  fireEvent.change(field, { target: { value: 'x'.repeat(20_001) } })
  expect(drawn()).toBeNull()
  expect(field).toHaveValue('x'.repeat(20_001))
})

test.each([longText('a'), code('a')])('a long text is pasted as a whole: $kind', (question) => {
  const { session } = fillIn(anAssessment(question), { answers: { a: 'before' } })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  field.setSelectionRange(2, 4)
  const text = 'one line\n'.repeat(1_000)
  const paste = (pasted: string) =>
    fireEvent.paste(field, { clipboardData: { getData: () => pasted } })
  // Short text is left to the browser.
  expect(paste('short')).toBe(true)
  expect(paste(text)).toBe(false)
  expect(session.answers()).toEqual({ a: `be${text}re` })
  expect(field.dir).not.toBe('auto')
})

test('a long text for an email address is left to the browser, which alone knows the cursor', () => {
  fillIn(anAssessment(shortText('a', { format: 'email' })))
  const field = screen.getByRole('textbox')
  const clipboardData = { getData: () => 'word '.repeat(2_000) }
  expect(fireEvent.paste(field, { clipboardData })).toBe(true)
})
