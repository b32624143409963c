import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'

import { SplitPanes } from '#src/ui/layout/SplitPanes.tsx'

const panes = [
  { id: 'list', label: 'List', content: 'the list', size: 300, min: 200, max: 400 },
  { id: 'page', label: 'Page', content: 'the page' },
]

function splitter() {
  return screen.getByRole('separator', { name: 'Resize list' })
}

beforeEach(() => localStorage.clear())

describe('panes', () => {
  test('are resized with arrow keys, within their limits', async () => {
    render(<SplitPanes panes={panes} remember="test" />)
    const user = userEvent.setup()
    splitter().focus()
    await user.keyboard('{ArrowRight}')
    expect(splitter()).toHaveAttribute('aria-valuenow', '316')
    await user.keyboard('{End}{ArrowRight}')
    expect(splitter()).toHaveAttribute('aria-valuenow', '400')
    await user.keyboard('{Home}{ArrowLeft}')
    expect(splitter()).toHaveAttribute('aria-valuenow', '200')
  })

  test('collapse and restore with Enter', async () => {
    render(<SplitPanes panes={panes} remember="test" />)
    const user = userEvent.setup()
    splitter().focus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('region', { name: 'List' })).not.toBeInTheDocument()
    expect(splitter()).toHaveAttribute('aria-valuetext', 'Collapsed')
    await user.keyboard('{Enter}')
    expect(screen.getByRole('region', { name: 'List' })).toBeInTheDocument()
  })

  test('keep their sizes', async () => {
    const { unmount } = render(<SplitPanes panes={panes} remember="test" />)
    splitter().focus()
    await userEvent.setup().keyboard('{ArrowLeft}')
    unmount()
    render(<SplitPanes panes={panes} remember="test" />)
    expect(splitter()).toHaveAttribute('aria-valuenow', '284')
  })
})
