/**
 * The staff's app. The page itself brings tokens and base styles, before any module.
 */
import '@fontsource-variable/inter/wght.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'

import { getSetting } from '#src/db/device.ts'
import { watchForFullDisk } from '#src/db/logRotation.ts'
import { waitForRestore } from '#src/db/restoreGate.ts'
import { finishRestore, isRestoreLeft } from '#src/db/restoreJournal.ts'
import { prepareAnnouncements } from '#src/ui/announce.ts'
import { growAreas } from '#src/ui/growingAreas.ts'
import { watchManyLines } from '#src/ui/manyLines.ts'
import { createBrowserRouter, RouterProvider } from '#src/ui/routing.ts'
import { StrictStyles } from '#src/ui/StrictStyles.tsx'
import { applyTheme, type Theme } from '#src/ui/theme.ts'
import { REPLACING_WORDS } from '#src/wording/candidate/restoreWords.ts'

import { ErrorPage } from './ErrorPage.tsx'
import { routes } from './routes.tsx'

export async function startStaff(root: HTMLElement): Promise<void> {
  document.body.dataset['mood'] = 'staff'
  prepareAnnouncements()
  growAreas()
  watchManyLines()
  watchForFullDisk()
  await waitForRestore({
    onWait: () => {
      root.textContent = REPLACING_WORDS
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

/** Everything was being replaced when a page was closed: before anything is read, that is finished. */
async function finishRestoreLeft(): Promise<void> {
  const asking = isRestoreLeft()
  try {
    const isLeft = await withinMoment(asking)
    if (isLeft) await finishRestore()
    else if (isLeft === undefined) void finishLate(asking)
  } catch {
    // As below: the next page tries again.
  }
}

/** The database took long to open, and the page has begun with what it was not to see. */
async function finishLate(asking: Promise<boolean>): Promise<void> {
  try {
    if (!(await asking)) return
    await finishRestore()
    window.location.reload()
  } catch {
    // The first screen that needs storage tells.
  }
}

/** So long a dark room may wait for its theme. A database that does not open must not keep the page. */
const MOMENT_MS = 500

function withinMoment<T>(reading: Promise<T>): Promise<T | undefined> {
  const over = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), MOMENT_MS)
  })
  return Promise.race([reading, over])
}

/** Before the first paint, so that a dark room is not lit up by a white page. */
async function showChosenTheme(): Promise<void> {
  await withinMoment(readTheme().then(applyTheme))
}

async function readTheme(): Promise<Theme> {
  try {
    return (await getSetting('theme')) ?? 'system'
  } catch {
    // Storage that cannot be opened is told by the first screen that needs it.
    return 'system'
  }
}
