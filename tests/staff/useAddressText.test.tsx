import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createMemoryRouter, Link, RouterProvider, useLocation } from '#src/staff/routing.ts'
import { useAddressText } from '#src/staff/useAddressText.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(address: string) {
  const routes = [
    { path: '/', element: <Searched /> },
    { path: '/row', element: <h1>A row</h1> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return router
}

function Searched() {
  const [text, setText] = useAddressText('search')
  return (
    <>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/row">Open a row</Link>
      <output>{useLocation().search}</output>
    </>
  )
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('the address is updated once typing pauses', async () => {
  open('/?stage=tech')
  type('a')
  await pass(150)
  type('ab')
  await pass(150)
  expect(screen.getByRole('status').textContent).toBe('?stage=tech')
  await pass(50)
  expect(screen.getByRole('status').textContent).toBe('?stage=tech&search=ab')
})

test('clearing the text updates it at once', async () => {
  open('/?search=ab')
  type('')
  await pass(0)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('what is typed while the address is updated stays, and comes after it', async () => {
  const router = open('/')
  type('a')
  // Not within act: the address has changed, and the page has not been drawn since.
  vi.advanceTimersByTime(200)
  expect(router.state.location.search).toBe('?search=a')
  type('ab')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'ab')
  await pass(200)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'ab')
  expect(router.state.location.search).toBe('?search=ab')
})

test('an address changed from outside replaces what was typed', async () => {
  const router = open('/')
  type('ab')
  await pass(200)
  await act(() => router.navigate('/?search=other', { replace: true }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'other')
  await act(() => router.navigate('/', { replace: true }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  await pass(500)
  expect(router.state.location.search).toBe('')
})

test('leaving within the pause keeps what was typed', async () => {
  const router = open('/')
  type('ab')
  const link = screen.getByRole('link')
  fireEvent.pointerDown(link)
  await pass(0)
  fireEvent.click(link)
  await pass(500)
  expect(router.state.location).toMatchObject({ pathname: '/row', search: '' })
  await act(() => router.navigate(-1))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'ab')
  expect(router.state.location.search).toBe('?search=ab')
})
