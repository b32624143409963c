import { useSyncExternalStore } from 'react'

import type { Question } from '#schemas/question.ts'
import { withLabelsWritten } from '#src/engine/authoredText.ts'
import type { Violation } from '#src/engine/violation.ts'
import { progressOf, subscribeProgress } from '#src/renderer/inputs/fileProgress.ts'
import { violationWords } from '#src/wording/candidate/violationWords.ts'

import { useFill } from '#src/renderer/session/FillContext.ts'
import { useWords } from '#src/renderer/text/words.ts'

export type ProblemWords = {
  words: string
  /** The list of files already says the same. */
  isOfFiles: boolean
}

/**
 * The message for a violation. A refused file already says why the answer is missing, so it is not
 * repeated.
 */
export function useProblemWords(question: Question, violation: Violation | null): ProblemWords {
  const { session } = useFill()
  const catalogue = useWords()
  const { refusals } = useSyncExternalStore(subscribeProgress, () =>
    progressOf(session, question.id),
  )
  if (violation === null) return { words: '', isOfFiles: false }
  if (violation.rule === 'required' && refusals.length > 0) {
    return { words: refusals.join(' '), isOfFiles: true }
  }
  const written = withLabelsWritten(question, session.quote)
  return { words: violationWords(violation, written, catalogue), isOfFiles: false }
}
