import { useSyncExternalStore } from 'react'

import type { Question } from '#schemas/question.ts'
import { quotesIn, withLabelsWritten } from '#src/engine/authoredText.ts'
import type { Violation } from '#src/engine/violation.ts'
import { progressOf, subscribeProgress } from '#src/renderer/inputs/fileProgress.ts'
import type { FillSession } from '#src/renderer/session/fillSession.ts'
import type { CandidateWords } from '#src/wording/candidate/candidateWords.ts'
import { violationWords } from '#src/wording/candidate/violationWords.ts'

/** The message for a violation. */
export function problemWords(
  question: Question,
  violation: Violation,
  session: FillSession,
  words: CandidateWords,
): string {
  const written = quotesInLabels(question) ? withLabelsWritten(question, session.quote) : question
  return violationWords(violation, written, words)
}

function quotesInLabels(question: Question): boolean {
  const labelled = [
    ...('options' in question ? question.options : []),
    ...('rows' in question ? question.rows : []),
  ]
  return labelled.some(({ label }) => quotesIn(label).length > 0)
}

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
