import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { RouteError } from '#src/app/RouteError.tsx'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error('Something that cannot happen')
}

test('a screen that throws shows the error page, with what is safe and what to do', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  openScreen([{ path: '/', element: <Broken />, errorElement: <RouteError /> }], '/')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This screen could not be shown' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Your saved work is safe')
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeInTheDocument()
  expect(screen.getByText('Error: Something that cannot happen')).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('This screen could not be shown · TalentFlow'))
})

test('a screen whose file is missing says so, and that nothing was lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const missing = new TypeError('error loading dynamically imported module')
  const lazy = () => {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: missing }))
    return Promise.reject(missing)
  }
  openScreen(
    [{ path: '/', lazy, errorElement: <RouteError />, hydrateFallbackElement: <></> }],
    '/',
  )
  const name = 'This part of TalentFlow could not be loaded'
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was lost')
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeInTheDocument()
})
