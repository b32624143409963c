import { useMemo } from 'react'

import type { Definition } from '#schemas/definition.ts'
import { findSection } from '#src/assessment/engine/editing/definition.ts'
import { type HiddenReason, whyHidden } from '#src/assessment/engine/evaluation/hiddenReason.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'
import { conditionText } from '#src/staff/words/conditionSentence.ts'

/** Why a question is hidden in the preview. */
export function hiddenWords(reason: HiddenReason, definition: Definition): string {
  if (reason.by === 'draw') return 'Not picked this time. “Restart” picks again.'
  const condition = conditionText(reason.condition, definition)
  if (reason.by === 'question') return ended(`Hidden now: it is shown only if ${condition}`)
  const title = findSection(definition, reason.sectionId)?.title.trim()
  const section = title ? `“${title}”` : 'the section'
  return ended(`Hidden now, with its section: ${section} is shown only if ${condition}`)
}

/** No full stop after an ellipsis. */
function ended(sentence: string): string {
  return sentence.endsWith('…') ? sentence : `${sentence}.`
}

/** Why a question is currently hidden, in the texts of `definition`; empty if it is shown. */
export function useHiddenWords(
  session: FillSession,
  definition: () => Definition,
): (questionId: string) => string {
  return useMemo(() => hiddenWordsOf(session, definition), [session, definition])
}

function hiddenWordsOf(session: FillSession, draft: () => Definition) {
  // Cached, because all hidden questions are queried on every edit and nearly all reasons stay the
  // same.
  const known = new WeakMap<HiddenReason, string>()
  return (questionId: string): string => {
    const reason = whyHidden(session.evaluation, questionId)
    if (!reason) return ''
    const definition = draft()
    // A section's reason includes its title, which can change on its own.
    if (reason.by === 'section') return hiddenWords(reason, definition)
    const words = known.get(reason) ?? hiddenWords(reason, definition)
    known.set(reason, words)
    return words
  }
}
