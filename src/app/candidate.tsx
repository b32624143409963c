/** The candidate's address: its own shell, without the router or any staff code. */
import '@fontsource-variable/inter/wght.css'

import { createRoot } from 'react-dom/client'

import type { CandidateMode } from '#schemas/records/device.ts'
import { followCandidateMode } from '#src/storage/device/candidateMode.ts'
import { watchForFullDisk } from '#src/storage/core/logRotation.ts'
import { waitForRestore } from '#src/custody/storage/restoreGate.ts'
import { Boundary } from '#src/taking/screens/Boundary.tsx'
import { CandidatePage } from '#src/taking/screens/CandidatePage.tsx'
import { Notice } from '#src/taking/screens/pages/Notice.tsx'
import { leaveFor, reloadPage, clearPageOnLeave } from '#src/taking/screens/attempt/pageClearing.ts'
import { STAFF_ADDRESS } from '#src/base/takePath.ts'
import { prepareAnnouncements } from '#src/ui/announce.ts'
import { growAreas } from '#src/ui/layout/growingAreas.ts'
import { watchManyLines } from '#src/ui/layout/manyLines.ts'
import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'
import { candidateWordsIn } from '#src/assessment/words/catalogues.ts'

import { finishInterruptedRestore } from './finishRestore.ts'

export async function startCandidate(
  root: HTMLElement,
  assessmentId: string,
  atFirst: CandidateMode | null,
  { notices }: CandidateWords,
): Promise<void> {
  await waitForRestore({
    onWait: () => {
      root.textContent = notices.replacing
    },
    reload: () => window.location.reload(),
  })
  await finishInterruptedRestore()
  document.body.dataset['density'] = 'take'
  prepareAnnouncements()
  growAreas()
  watchManyLines()
  clearPageOnLeave()
  watchForFullDisk()
  const page = createRoot(root)
  const draw = (mode: CandidateMode | null) =>
    page.render(
      <Boundary instead={<BrokenPage />}>
        <CandidatePage
          assessmentId={assessmentId}
          reloadPage={reloadPage}
          handBack={mode?.candidateId === undefined ? reloadPage : () => leaveFor(STAFF_ADDRESS)}
          staffAddress={mode && STAFF_ADDRESS}
        />
      </Boundary>,
    )
  draw(atFirst)
  // It may be known too late for the first drawing.
  followCandidateMode(draw)
}

/** In the language that the page had. Without the error's message, which might quote an answer. */
function BrokenPage() {
  const { notices } = candidateWordsIn(document.documentElement.lang)
  return <Notice {...notices.broken} action={{ label: notices.reload, onPress: reloadPage }} />
}
