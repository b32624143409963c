/** The staff app. Tokens and base styles are loaded by the page itself, before any module. */
import '@fontsource-variable/inter/wght.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'

import { NotValid } from '#src/storage/core/failures.ts'
import { watchForFullDisk } from '#src/storage/core/logRotation.ts'
import { readProtection } from '#src/storage/protection/protectionState.ts'
import { waitForRestore } from '#src/custody/storage/restoreGate.ts'
import { prepareAnnouncements } from '#src/ui/announce.ts'
import { growAreas } from '#src/ui/layout/growingAreas.ts'
import { watchManyLines } from '#src/ui/layout/manyLines.ts'
import { StrictStyles } from '#src/ui/StrictStyles.tsx'
import { loadWords } from '#src/assessment/words/catalogues.ts'

import { ErrorPage } from './ErrorPage.tsx'
import { showChosenTheme } from './chosenTheme.ts'
import { finishInterruptedRestore } from './finishRestore.ts'
import { OpeningLate } from './shell/OpeningLate.tsx'
import { StaffApp } from './StaffApp.tsx'

export async function startStaff(root: HTMLElement): Promise<void> {
  document.body.dataset['density'] = 'staff'
  prepareAnnouncements()
  growAreas()
  watchManyLines()
  watchForFullDisk()
  await waitForRestore({
    onWait: () => {
      root.textContent =
        'Another tab is changing all data on this device. This page will continue when that is done.'
    },
    reload: () => window.location.reload(),
  })
  await finishInterruptedRestore()
  // Previews and reviews show what candidates read.
  await Promise.all([showChosenTheme(), loadWords('en')])
  // However long it takes: without it nobody knows whether anything may be shown.
  const page = createRoot(root)
  page.render(
    <StrictStyles>
      <OpeningLate />
    </StrictStyles>,
  )
  const protection = await readProtection().catch(asDamagedKey)
  page.render(
    <StrictMode>
      <StrictStyles>
        <ErrorBoundary FallbackComponent={ErrorPage}>
          <StaffApp atFirst={protection} />
        </ErrorBoundary>
      </StrictStyles>
    </StrictMode>,
  )
}

/** The page then says that the key is damaged or missing. */
function asDamagedKey(error: unknown): NotValid {
  if (error instanceof NotValid) return error
  throw error
}
