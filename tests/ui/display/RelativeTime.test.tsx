import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { RelativeDay, RelativeTime } from '#src/ui/display/RelativeTime.tsx'

const START = Date.parse('2026-03-02T09:00:10.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

test('updates while it is visible', () => {
  render(<RelativeTime at={new Date(START).toISOString()} />)
  expect(screen.getByText('just now')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(100_000))
  expect(screen.getByText('1 minute ago')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(2 * 3_600_000))
  expect(screen.getByText('2 hours ago')).toBeInTheDocument()
})

test('catches up when somebody returns to the tab', () => {
  render(<RelativeTime at={new Date(START).toISOString()} />)
  vi.setSystemTime(START + 5 * 60_000)
  expect(screen.getByText('just now')).toBeInTheDocument()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('4 minutes ago')).toBeInTheDocument()
})

test.each([
  ['2026-03-02', 'today'],
  ['2026-03-01', 'yesterday'],
  ['2026-02-27', '3 days ago'],
  ['2026-02-10', '2 weeks ago'],
])('of the day %s it says %s, and no time of day', (day, words) => {
  render(<RelativeDay day={day} />)
  const shown = screen.getByText(words)
  expect(shown).toHaveAttribute('datetime', day)
  expect(shown.title).toMatch(/^\w+day,? \d+ \w+ 2026$/)
})

test('stops its timer with the last user', () => {
  const { unmount } = render(<RelativeTime at={new Date(START).toISOString()} />)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
