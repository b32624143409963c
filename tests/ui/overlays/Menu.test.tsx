import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { Menu } from '#src/ui/overlays/Menu.tsx'

test('a menu opens by keyboard, runs the action, and returns the focus to its button', async () => {
  const archive = vi.fn<() => void>()
  render(<Menu label="More for Cook" items={[{ label: 'Archive', onSelect: archive }]} />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: 'Archive' })
  await user.click(item)
  expect(archive).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'More for Cook' })).toHaveFocus()
})
