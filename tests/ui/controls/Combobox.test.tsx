import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { Combobox } from '#src/ui/controls/Combobox.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'

/** Created on every render, as screens do. */
const questions = (onChange: (value: string) => void = () => undefined) => (
  <Combobox
    aria-label="Question"
    items={[
      { value: 'city', label: '5. Where do you live?' },
      { value: 'role', label: '1. Which role suits you?' },
    ]}
    value="city"
    onChange={onChange}
  />
)

test('typing survives a re-render of the surrounding screen', async () => {
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

test('Escape in a closed list keeps the choice, and closes the dialog around it', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const onClose = vi.fn<() => void>()
  render(inDialog({ onChange, onClose }))
  const user = userEvent.setup()
  const input = await screen.findByRole('combobox', { name: 'Question' })
  input.focus()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(input).toHaveValue('5. Where do you live?')
  expect(onChange).not.toHaveBeenCalled()
})

test('Escape in an open list closes only the list, and restores the chosen text', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const onClose = vi.fn<() => void>()
  render(inDialog({ onChange, onClose }))
  const user = userEvent.setup()
  const input = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Question' })
  input.focus()
  input.select()
  await user.keyboard('role')
  expect(await screen.findByRole('option')).toHaveTextContent('Which role suits you?')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'))
  expect(input).toHaveValue('5. Where do you live?')
  expect(onClose).not.toHaveBeenCalled()
  expect(onChange).not.toHaveBeenCalled()
})

test('a click selects the whole text, so that typing replaces it; the next click places the cursor', async () => {
  render(questions())
  const user = userEvent.setup()
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Question' })
  await user.pointer({ keys: '[MouseLeft]', target: input, offset: 4 })
  await user.keyboard('role')
  expect(input).toHaveValue('role')
  expect(await screen.findByRole('option')).toHaveTextContent('Which role suits you?')
  await user.pointer({ keys: '[MouseLeft]', target: input, offset: 2 })
  await user.keyboard('X')
  expect(input).toHaveValue('roXle')
})

test('Escape restores the chosen text, also if nothing matched and the list closed', async () => {
  render(questions())
  const user = userEvent.setup()
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Question' })
  await user.click(input)
  await user.keyboard('nothing like it')
  expect(await screen.findByText('No matches.')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'))
  await waitFor(() => expect(input).toHaveValue('5. Where do you live?'))
})

test('Escape in a closed list with changed text restores the chosen text', async () => {
  render(questions())
  const user = userEvent.setup()
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Question' })
  await user.click(input)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'))
  input.select()
  await user.keyboard('{Delete}')
  expect(input).toHaveValue('')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(input).toHaveValue('5. Where do you live?'))
})

function inDialog({
  onChange,
  onClose,
}: {
  onChange: (value: string) => void
  onClose: () => void
}) {
  return (
    <Dialog open onClose={onClose} title="Condition">
      {questions(onChange)}
    </Dialog>
  )
}
