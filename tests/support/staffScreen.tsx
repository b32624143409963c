import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { createMemoryRouter, type RouteObject, RouterProvider } from '#src/ui/routing.ts'
import { Toaster } from '#src/ui/Toaster.tsx'

/** Opens an address of the staff's app, with the given screens behind it. */
export function openScreen(routes: RouteObject[], address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  )
  return {
    user: userEvent.setup(),
    router,
    addressNow: () => router.state.location.pathname + router.state.location.search,
  }
}
