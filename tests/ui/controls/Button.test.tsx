import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { Button } from '#src/ui/controls/Button.tsx'

test('a disabled button does nothing, and submits nothing', async () => {
  const user = userEvent.setup()
  const done: string[] = []
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        done.push('submitted')
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" disabled onClick={() => done.push('pressed')}>
        Save
      </Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.keyboard('{Enter} ')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}')
  expect(done).toEqual([])
})

test('a button that becomes disabled when it is pressed keeps the focus', async () => {
  const user = userEvent.setup()
  const button = (isSaving: boolean) => <Button disabled={isSaving}>Save</Button>
  const { rerender } = render(button(false))
  await user.tab()
  rerender(button(true))
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  rerender(button(false))
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled')
})
