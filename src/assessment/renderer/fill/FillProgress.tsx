import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'

import { rankOf } from '#src/assessment/engine/evaluation/evaluation.ts'
import { countPossible } from '#src/assessment/engine/evaluation/progress.ts'
import { clearAnnouncements } from '#src/ui/announce.ts'
import { directionOf } from '#src/assessment/renderer/text/direction.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'
import { placeIdOf, useFill } from '#src/assessment/renderer/session/FillContext.ts'
import shared from '#src/ui/shared.module.css'
import styles from './page.module.css'
import { questionsOfPage } from './pages.ts'
import { pagePlaceWords } from './pageTitle.ts'
import type { OpenPage } from './usePages.ts'

/** The candidate's progress, in words and as a bar. */
export function FillProgress({ open, saveState }: { open: OpenPage; saveState: ReactNode }) {
  const { session, mode, nonce } = useFill()
  const words = useWords()
  const possible = usePossible(open)
  const answered = useSyncExternalStore(session.subscribeAll, () => {
    const progress = session.progress()
    return words.filling.answered(progress.answered, progress.shown, progress.shown + possible)
  })
  const placeWords = pagePlaceWords(open, session, words)
  // An announcement about the previous page must not be found on this one. Announcements for an
  // author stay.
  const place = mode === 'take' ? open.page.place : null
  useEffect(() => {
    if (place !== null) clearAnnouncements()
  }, [place])
  return (
    <div className={shared.stack}>
      <p className={styles.progressWords}>
        <span id={placeIdOf(nonce)} dir="auto">
          {placeWords}
        </span>
        {/* With one question per page, the page number shows the progress. */}
        {!isCountedByPage(open, session) && <span dir="auto">{answered}</span>}
      </p>
      <ProgressBar open={open} possible={possible} />
      {saveState && <div className={styles.saveState}>{saveState}</div>}
    </div>
  )
}

/** How many more questions may come, on this page or after it. */
function usePossible({ page }: OpenPage): number {
  const { session } = useFill()
  const structure = useSyncExternalStore(session.subscribeStructure, session.structure)
  return useMemo(() => {
    const { evaluation } = session
    const [first] = questionsOfPage(page)
    return first ? countPossible(evaluation, rankOf(evaluation, first.id)) : 0
    // oxlint-disable-next-line react/exhaustive-deps -- the evaluation changes in place; the structure says when
  }, [session, page, structure])
}

/**
 * Shows the same as the text beside it: answered out of all questions that may come. With one question per page
 * it counts pages instead: those completed, out of all that may follow. So it never goes back when
 * an answer adds pages.
 */
function ProgressBar({ open, possible }: { open: OpenPage; possible: number }) {
  const { session } = useFill()
  const width = useSyncExternalStore(session.subscribeAll, () => {
    const { page, index } = open
    if (!isCountedByPage(open, session)) {
      const { shown, answered } = session.progress()
      return percent(answered, shown + possible)
    }
    const last = page.parts.at(-1)?.questions.at(-1)
    const here = Math.max(rankOf(session.evaluation, last?.id ?? ''), 0)
    return percent(index, index + session.evaluation.drawn.filter(Boolean).length - here)
  })
  const { language } = session.evaluation.compiled.definition
  const transformOrigin = directionOf(language) === 'rtl' ? 'right' : 'left'
  return (
    <div className={styles.bar} aria-hidden="true">
      <div style={{ scale: `${width / 100} 1`, transformOrigin }} />
    </div>
  )
}

/** With one question per page, also before one that is still to be started. */
function isCountedByPage({ page }: OpenPage, { evaluation }: FillSession): boolean {
  const { layout } = evaluation.compiled.definition.settings
  return layout === 'question' && page.kind !== 'check'
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((100 * part) / whole)
}
