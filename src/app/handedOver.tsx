/** Shown at every staff address while the device is with a candidate. */
import '@fontsource-variable/inter/wght.css'

import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'

import type { Company } from '#schemas/company.ts'
import type { CandidateMode } from '#schemas/records/device.ts'
import { CompanyContext, showAccent } from '#src/assessment/renderer/company/Company.tsx'
import { within } from '#src/base/within.ts'
import { HandedOverPage } from '#src/hiring/screens/handover/HandedOverPage.tsx'
import type { Seats } from '#src/hiring/screens/handover/seats.ts'
import { maskedEmail } from '#src/assessment/engine/maskedEmail.ts'
import { isLastSitting } from '#src/taking/screens/attempt/otherTabs.ts'
import { readTabNote } from '#src/taking/screens/attempt/tabNote.ts'
import { companyOf } from '#src/taking/storage/company.ts'
import { listSeated } from '#src/taking/storage/seated.ts'
import { emailOf } from '#src/taking/storage/taking.ts'
import { prepareAnnouncements } from '#src/ui/announce.ts'
import { StrictStyles } from '#src/ui/StrictStyles.tsx'

import { ErrorPage } from './ErrorPage.tsx'
import { showChosenTheme } from './chosenTheme.ts'
import { FIRST_PAINT_MS } from './timeouts.ts'

/** `openStaff`: starts the staff app in this page, which has the keys in memory. */
export async function startHandedOver(
  root: HTMLElement,
  mode: CandidateMode,
  openStaff: () => void,
): Promise<void> {
  const stop = keepAddressBare()
  // The candidate's, like the pages beside it.
  document.body.dataset['density'] = 'take'
  prepareAnnouncements()
  await showChosenTheme()
  const company = await companyIn(mode)
  showAccent(document.documentElement, company?.accent)
  const drawn = createRoot(root)
  const seats = seatsOf(mode)
  const onUnlocked = () => {
    stop()
    drawn.unmount()
    showAccent(document.documentElement, undefined)
    openStaff()
  }
  drawn.render(
    <StrictStyles>
      <ErrorBoundary FallbackComponent={ErrorPage}>
        <CompanyContext value={company}>
          <HandedOverPage
            mode={mode}
            seats={seats}
            onEnded={() => location.reload()}
            onUnlocked={onUnlocked}
          />
        </CompanyContext>
      </ErrorBoundary>
    </StrictStyles>,
  )
}

/** The company's face on the pages of candidates; null if reading it takes too long. */
async function companyIn({ assessments: [first] }: CandidateMode): Promise<Company | null> {
  return (first && (await within(FIRST_PAINT_MS, companyOf(first.id)))) ?? null
}

function seatsOf(mode: CandidateMode): Seats {
  return {
    list: async () => listSeated(mode, await candidateOfTab(mode)),
    emailOf: async (candidateId) => {
      const email = await emailOf(candidateId)
      return email === undefined ? undefined : maskedEmail(email)
    },
  }
}

/** The candidate whose page this tab showed before, unless somebody sat down since. */
async function candidateOfTab({ assessments }: CandidateMode): Promise<string | null> {
  for (const { id } of assessments) {
    const note = readTabNote(id)
    if (note?.kind === 'sitting' && (await isLastSitting(note.mark))) return note.candidateId
  }
  return null
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
