import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { Combobox } from '#src/ui/Combobox.tsx'

/** Made anew at every drawing, as screens make them. */
const questions = () => (
  <Combobox
    aria-label="Question"
    items={[
      { value: 'city', label: '5. Where do you live?' },
      { value: 'role', label: '1. Which role suits you?' },
    ]}
    value="city"
    onChange={() => undefined}
  />
)

test('what is being typed outlives that the screen around is drawn again', async () => {
  const { rerender } = render(questions())
  const user = userEvent.setup()
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Question' })
  input.focus()
  input.select()
  await user.keyboard('r')
  rerender(questions())
  await user.keyboard('ole')
  expect(input).toHaveValue('role')
  expect(await screen.findByRole('option')).toHaveTextContent('Which role suits you?')
})
