import { useSyncExternalStore } from 'react'

import type { Question } from '#schemas/question.ts'
import type { Violation } from '#src/assessment/engine/violation.ts'
import { progressOf, subscribeProgress } from '#src/assessment/renderer/inputs/fileProgress.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

/**
 * Why files were refused, if that is why the answer is missing: then the list of files says so, and
 * the message is not repeated. Null otherwise.
 */
export function useRefusals(
  question: Question,
  violation: Violation | null,
  session: FillSession,
): string | null {
  const { refusals } = useSyncExternalStore(subscribeProgress, () =>
    progressOf(session, question.id),
  )
  return violation?.rule === 'required' && refusals.length > 0 ? refusals.join(' ') : null
}
