/** Shown at every staff address while the device is with a candidate. */
import '@fontsource-variable/inter/wght.css'

import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'

import type { CandidateMode } from '#schemas/device.ts'
import { HandedOverPage } from '#src/features/handover/HandedOverPage.tsx'
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
  prepareAnnouncements()
  await showChosenTheme()
  const drawn = createRoot(root)
  const onUnlocked = () => {
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
