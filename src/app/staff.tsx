/** The staff app. Tokens and base styles are loaded by the page itself, before any module. */
import '@fontsource-variable/inter/wght.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'

import { getSetting } from '#src/db/device/device.ts'
import { watchForFullDisk } from '#src/db/core/logRotation.ts'
import { waitForRestore } from '#src/db/whole/restoreGate.ts'
import { finishRestore, isRestoreLeft } from '#src/db/whole/restoreJournal.ts'
import { prepareAnnouncements } from '#src/ui/announce.ts'
import { growAreas } from '#src/ui/layout/growingAreas.ts'
import { watchManyLines } from '#src/ui/layout/manyLines.ts'
import { createBrowserRouter, RouterProvider } from '#src/parts/routing.ts'
import { StrictStyles } from '#src/ui/StrictStyles.tsx'
import { applyTheme, type Theme } from '#src/ui/theme.ts'

import { ErrorPage } from './ErrorPage.tsx'
import { routes } from './routes.tsx'

export async function startStaff(root: HTMLElement): Promise<void> {
  document.body.dataset['density'] = 'staff'
  prepareAnnouncements()
  growAreas()
  watchManyLines()
  watchForFullDisk()
  await waitForRestore({
    onWait: () => {
      root.textContent =
        'The data on this device is being replaced. This page continues when that is done.'
    },
    reload: () => window.location.reload(),
  })
  await finishRestoreLeft()
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

/** Completes a restore that was interrupted when a page was closed, before anything is read. */
async function finishRestoreLeft(): Promise<void> {
  const asking = isRestoreLeft()
  try {
    const isLeft = await withinMoment(asking)
    if (isLeft) await finishRestore()
    else if (isLeft === undefined) void finishLate(asking)
  } catch {
    // As below: the next page retries.
  }
}

/** The database opened late, when the page had already started with unfinished data. */
async function finishLate(asking: Promise<boolean>): Promise<void> {
  try {
    if (!(await asking)) return
    await finishRestore()
    window.location.reload()
  } catch {
    // The first screen that needs storage reports the error.
  }
}

/**
 * How long the first paint may wait for the theme. A database that does not open must not block the
 * page.
 */
const MOMENT_MS = 500

function withinMoment<T>(reading: Promise<T>): Promise<T | undefined> {
  const over = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), MOMENT_MS)
  })
  return Promise.race([reading, over])
}

/** Before the first paint, so that dark mode doesn't start with a white flash. */
async function showChosenTheme(): Promise<void> {
  await withinMoment(readTheme().then(applyTheme))
}

async function readTheme(): Promise<Theme> {
  try {
    return (await getSetting('theme')) ?? 'system'
  } catch {
    // The first screen that needs storage reports that it can't be opened.
    return 'system'
  }
}
