import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { NumberField, wholeFrom } from '#src/staff/fields/NumberField.tsx'

type Refuse = (value: number) => string | null

/** Types it, and leaves the field. Returns the stored number and what the field then says. */
async function typed(text: string, refuse?: Refuse) {
  const stored: { value: number | undefined } = { value: 60 }
  function Typing() {
    const [value, setValue] = useState(stored.value)
    const onType = (next: number | undefined) => {
      stored.value = next
      setValue(next)
    }
    return <NumberField label="Most" field="max" {...{ value, onType, refuse }} />
  }
  const { unmount } = render(<Typing />)
  const user = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Most' })
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
  await user.tab()
  const seen = { ...stored, text: field.value, error: screen.queryByText(/^Enter /)?.textContent }
  unmount()
  return seen
}

test('a number with two readings changes nothing, stays, and both are named', async () => {
  expect(await typed('10,000')).toEqual({
    value: undefined,
    text: '10,000',
    error: 'Enter 10000 or 10.000: “10,000” could mean either',
  })
})

test('where only whole numbers are allowed, its comma separates thousands', async () => {
  expect(await typed('20,000', wholeFrom(1))).toMatchObject({ value: 20_000, text: '20000' })
  expect(await typed('1,500', wholeFrom(0))).toMatchObject({ value: 1500, text: '1500' })
  expect(await typed('1,500', wholeFrom(0, 1000))).toMatchObject({ text: '1,500' })
})

test('a decimal comma is one wherever it can be nothing else', async () => {
  expect(await typed('2,5')).toMatchObject({ value: 2.5, text: '2.5' })
})
