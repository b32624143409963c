import { useMemo } from 'react'
import { type HiddenReason, whyHidden } from '#src/engine/evaluation/hiddenReason.ts'
import type { FillSession } from '#src/renderer/session/fillSession.ts'
import { hiddenWords } from './hiddenWords.ts'

/** Why a question is currently hidden; empty if it is shown. */
export function useHiddenWords(session: FillSession): (questionId: string) => string {
  return useMemo(() => hiddenWordsOf(session), [session])
}

function hiddenWordsOf(session: FillSession) {
  // Cached, because all hidden questions are queried on every edit and nearly all reasons stay the
  // same.
  const known = new WeakMap<HiddenReason, string>()
  return (questionId: string): string => {
    const reason = whyHidden(session.evaluation, questionId)
    if (!reason) return ''
    const { definition } = session.evaluation.compiled
    // A section's reason includes its title, which can change on its own.
    if (reason.by === 'section') return hiddenWords(reason, definition)
    const words = known.get(reason) ?? hiddenWords(reason, definition)
    known.set(reason, words)
    return words
  }
}
