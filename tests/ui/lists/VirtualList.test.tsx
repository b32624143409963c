import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { VirtualList } from '#src/ui/lists/VirtualList.tsx'

test('of many rows only some are rendered, and each says its position and the total', () => {
  render(
    <VirtualList label="Numbers" count={10_000} rowHeight={40} keyOf={(index) => `${index}`}>
      {(index) => `Row ${index + 1}`}
    </VirtualList>,
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.length).toBeLessThan(60)
  expect(rows[2]).toHaveTextContent('Row 3')
  expect(rows[2]).toHaveAttribute('aria-posinset', '3')
  expect(rows[2]).toHaveAttribute('aria-setsize', '10000')
})

test('the rows in the window are drawn first, those beyond it later, and again in another order', async () => {
  const list = (resetOn: string) => (
    <VirtualList
      label="Numbers"
      count={10_000}
      rowHeight={40}
      resetOn={resetOn}
      keyOf={(index) => `${index}`}
    >
      {(index) => `Row ${index + 1}`}
    </VirtualList>
  )
  const rows = () => screen.getAllByRole('listitem').length
  const { rerender } = render(list('by name'))
  const first = rows()
  await waitFor(() => expect(rows()).toBeGreaterThan(first))
  const later = rows()
  rerender(list('by score'))
  expect(rows()).toBe(first)
  await waitFor(() => expect(rows()).toBe(later))
})
