import { useSyncExternalStore } from 'react'

import type { QuestionOf } from '#schemas/question.ts'
import type { Violation } from '#src/assessment/engine/violation.ts'
import { progressOf, subscribeProgress } from '#src/assessment/renderer/inputs/fileProgress.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { fileWords } from '#src/assessment/words/candidateWords.ts'
import { refusalWords } from '#src/assessment/words/values/fileRefusal.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

/**
 * Why files were refused, if that is why the answer is missing: then the list of files says so, and
 * the message is not repeated. Null otherwise.
 */
export function useRefusals(
  question: QuestionOf<'file'>,
  violation: Violation | null,
  session: FillSession,
): string | null {
  const words = fileWords(useWords())
  const { refusals } = useSyncExternalStore(subscribeProgress, () =>
    progressOf(session, question.id),
  )
  if (violation?.rule !== 'required' || refusals.length === 0) return null
  return refusalWords(refusals, question, words.refused).join(' ')
}
