import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { createMemoryRouter, type RouteObject, RouterProvider } from '#src/staff/routing.ts'
import { Toaster } from '#src/ui/overlays/Toaster.tsx'

// Pages load it on demand, which on a busy machine takes longer than a test waits.
import '#src/review/workers/jobs.ts'

/** Opens an address of the staff app with these screens. */
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
