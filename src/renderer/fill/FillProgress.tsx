import { useEffect, useSyncExternalStore } from 'react'

import { rankOf } from '#src/engine/evaluation.ts'
import { progressOf } from '#src/engine/progress.ts'
import { clearAnnouncements } from '#src/ui/announce.ts'
import { progressWords } from '#src/wording/candidate/progressWords.ts'

import { placeIdOf, useFill } from './FillContext.ts'
import styles from './page.module.css'
import { pagePlaceWords } from './pageTitle.ts'
import type { OpenPage } from './usePages.ts'

/** How far the candidate is, in words and as a bar. */
export function FillProgress({ open }: { open: OpenPage }) {
  const { session, mode, nonce } = useFill()
  const { language } = session.evaluation.compiled.definition
  const answered = useSyncExternalStore(session.subscribeAll, () => {
    const progress = progressOf(session.evaluation)
    return progressWords(progress.answered, progress.shown, language)
  })
  const placeWords = pagePlaceWords(open, session)
  // What was said on the page before is not to be found on this one. What an author is told stays.
  const place = mode === 'take' ? open.page.place : null
  useEffect(() => {
    if (place !== null) clearAnnouncements()
  }, [place])
  return (
    <div className={styles.progress}>
      <p className={styles.progressWords}>
        <span id={placeIdOf(nonce)} dir="auto">
          {placeWords}
        </span>
        {/* One a page, its number says how far one is. */}
        {open.page.kind !== 'question' && <span dir="auto">{answered}</span>}
      </p>
      <ProgressBar open={open} />
    </div>
  )
}

/**
 * As full as the words beside it say: the answered of the shown questions. Where a question has a
 * page of its own it is the pages that lie behind, of all that lie behind or may still come: that
 * never goes back when an answer brings up more pages.
 */
function ProgressBar({ open }: { open: OpenPage }) {
  const { session } = useFill()
  const width = useSyncExternalStore(session.subscribeAll, () => {
    const { page, index } = open
    if (page.kind !== 'question') {
      const { shown, answered } = progressOf(session.evaluation)
      return percent(answered, shown)
    }
    const last = page.parts.at(-1)?.questions.at(-1)
    const here = Math.max(rankOf(session.evaluation, last?.id ?? ''), 0)
    return percent(index, index + session.evaluation.drawn.filter(Boolean).length - here)
  })
  return (
    <div className={styles.bar} aria-hidden="true">
      <div style={{ inlineSize: `${width}%` }} />
    </div>
  )
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((100 * part) / whole)
}
