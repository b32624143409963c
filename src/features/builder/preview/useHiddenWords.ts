import { useMemo } from 'react'
import { type HiddenReason, whyHidden } from '#src/engine/evaluation.ts'
import type { FillSession } from '#src/renderer/fillSession.ts'
import { hiddenWords } from '#src/wording/staff/hiddenWords.ts'

/** Says of a question why it is hidden, as the draft is now; empty when it is shown. */
export function useHiddenWords(session: FillSession): (questionId: string) => string {
  return useMemo(() => hiddenWordsOf(session), [session])
}

function hiddenWordsOf(session: FillSession) {
  // All hidden questions are asked at every edit, and nearly all of them answer the same again.
  const known = new WeakMap<HiddenReason, string>()
  return (questionId: string): string => {
    const reason = whyHidden(session.evaluation, questionId)
    if (!reason) return ''
    const { definition } = session.evaluation.compiled
    // A section names itself, and its title can change while the reason stays.
    if (reason.by === 'section') return hiddenWords(reason, definition)
    const words = known.get(reason) ?? hiddenWords(reason, definition)
    known.set(reason, words)
    return words
  }
}
