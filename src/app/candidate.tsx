/**
 * The candidate's address: its own shell, without the router or anything else of the staff's.
 */
import '@fontsource-variable/inter/wght.css'

import { createRoot } from 'react-dom/client'

import { watchForFullDisk } from '#src/db/logRotation.ts'
import { waitForRestore } from '#src/db/restoreGate.ts'
import { Boundary } from '#src/features/take/Boundary.tsx'
import { CandidatePage } from '#src/features/take/CandidatePage.tsx'
import { Notice } from '#src/features/take/Notice.tsx'
import { brokenWords } from '#src/features/take/noticeWords.ts'
import { loadAfresh, wipeOnLeaving } from '#src/features/take/wiping.ts'
import { prepareAnnouncements } from '#src/ui/announce.ts'
import { growAreas } from '#src/ui/growingAreas.ts'
import { watchManyLines } from '#src/ui/manyLines.ts'
import { REPLACING_WORDS } from '#src/wording/candidate/restoreWords.ts'

export async function startCandidate(root: HTMLElement, assessmentId: string): Promise<void> {
  await waitForRestore({
    onWait: () => {
      root.textContent = REPLACING_WORDS
    },
    reload: () => window.location.reload(),
  })
  document.body.dataset['mood'] = 'take'
  prepareAnnouncements()
  growAreas()
  watchManyLines()
  wipeOnLeaving()
  watchForFullDisk()
  createRoot(root).render(
    <Boundary instead={<BrokenPage />}>
      <CandidatePage assessmentId={assessmentId} loadAfresh={loadAfresh} />
    </Boundary>,
  )
}

/** Without the error's own text: it might quote an answer. */
function BrokenPage() {
  return <Notice {...brokenWords} action={{ label: 'Reload', onPress: loadAfresh }} />
}
