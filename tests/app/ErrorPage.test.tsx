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
  expect(screen.getByRole('alert')).toHaveTextContent('What was saved is safe')
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeInTheDocument()
  expect(screen.getByText('Error: Something that cannot happen')).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('This screen could not be shown · TalentFlow'))
})
