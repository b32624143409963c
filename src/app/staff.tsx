/**
 * The staff's app. The page itself brings tokens and base styles, before any module.
 */
import '@fontsource-variable/inter/wght.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'

import { getSetting } from '#src/db/device.ts'
import { prepareAnnouncements } from '#src/ui/announce.ts'
import { createBrowserRouter, RouterProvider } from '#src/ui/routing.ts'
import { StrictStyles } from '#src/ui/StrictStyles.tsx'
import { applyTheme } from '#src/ui/theme.ts'

import { ErrorPage } from './ErrorPage.tsx'
import { routes } from './routes.tsx'

export async function startStaff(root: HTMLElement): Promise<void> {
  document.body.dataset['mood'] = 'staff'
  prepareAnnouncements()
  await showChosenTheme()
  createRoot(root).render(
    <StrictMode>
      <StrictStyles>
        <ErrorBoundary FallbackComponent={ErrorPage}>
          <RouterProvider router={createBrowserRouter(routes)} />
        </ErrorBoundary>
      </StrictStyles>
    </StrictMode>,
  )
}

/** Before the first paint, so that a dark room is not lit up by a white page. */
async function showChosenTheme(): Promise<void> {
  try {
    applyTheme((await getSetting('theme')) ?? 'system')
  } catch {
    // Storage that cannot be opened is told by the first screen that needs it.
    applyTheme('system')
  }
}
