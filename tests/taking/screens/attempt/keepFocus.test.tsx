import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { keepFocus } from '#src/taking/screens/attempt/keepFocus.ts'

function page(language: string) {
  return (
    <>
      <select aria-label="Language" />
      <input key={language} id="why" aria-label={language} defaultValue="Because" />
    </>
  )
}

test('who went on typing while a language was loading types on at the same place', () => {
  const { rerender } = render(page('en'))
  const before = screen.getByRole<HTMLInputElement>('textbox', { name: 'en' })
  before.focus()
  before.setSelectionRange(2, 4)
  keepFocus(() => rerender(page('de')))
  const after = screen.getByRole<HTMLInputElement>('textbox', { name: 'de' })
  expect(after).toHaveFocus()
  expect([after.selectionStart, after.selectionEnd]).toEqual([2, 4])
})

test('what stays keeps the focus', () => {
  const { rerender } = render(page('en'))
  const choice = screen.getByRole('combobox')
  choice.focus()
  keepFocus(() => rerender(page('de')))
  expect(choice).toHaveFocus()
})
