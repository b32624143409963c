/** Shown at every staff address while the device is with a candidate. */
import '@fontsource-variable/inter/wght.css'

import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'

import type { CandidateMode } from '#schemas/records/device.ts'
import { HandedOverPage } from '#src/hiring/screens/handover/HandedOverPage.tsx'
import { prepareAnnouncements } from '#src/ui/announce.ts'
import { StrictStyles } from '#src/ui/StrictStyles.tsx'

import { ErrorPage } from './ErrorPage.tsx'
import { showChosenTheme } from './chosenTheme.ts'

/** `openStaff`: starts the staff app in this page, which has the keys in memory. */
export async function startHandedOver(
  root: HTMLElement,
  mode: CandidateMode,
  openStaff: () => void,
): Promise<void> {
  const stop = keepAddressBare()
  prepareAnnouncements()
  await showChosenTheme()
  const drawn = createRoot(root)
  const onUnlocked = () => {
    stop()
    drawn.unmount()
    openStaff()
  }
  drawn.render(
    <StrictStyles>
      <ErrorBoundary FallbackComponent={ErrorPage}>
        <HandedOverPage mode={mode} onEnded={() => location.reload()} onUnlocked={onUnlocked} />
      </ErrorBoundary>
    </StrictStyles>,
  )
}

/**
 * Removes what follows the path, also from addresses that Back leads to. What staff searched for is
 * there, and names a candidate; and what a candidate adds, such as a backup, must not start when
 * staff take the device back. Returns a function that stops it.
 */
function keepAddressBare(): () => void {
  const remove = () => {
    const { origin, pathname, search, hash } = window.location
    // Complete, because a path such as `//jobs` alone would be another host.
    if (search + hash !== '') window.history.replaceState(null, '', origin + pathname)
  }
  remove()
  window.addEventListener('popstate', remove)
  return () => window.removeEventListener('popstate', remove)
}
