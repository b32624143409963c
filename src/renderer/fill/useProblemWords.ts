import { useSyncExternalStore } from 'react'

import type { Question } from '#schemas/question.ts'
import { withLabelsWritten } from '#src/engine/authoredText.ts'
import type { Violation } from '#src/engine/violation.ts'
import { progressOf, subscribeProgress } from '#src/renderer/fields/fileProgress.ts'
import { violationWords } from '#src/wording/candidate/violationWords.ts'

import { useFill } from './FillContext.ts'

export type ProblemWords = {
  words: string
  /** The list of files says the same already. */
  isOfFiles: boolean
}

/** What to do about a violation. A file that was refused says why it is missing: once is enough. */
export function useProblemWords(question: Question, violation: Violation | null): ProblemWords {
  const { session } = useFill()
  const { language } = session.evaluation.compiled.definition
  const { refusals } = useSyncExternalStore(subscribeProgress, () =>
    progressOf(session, question.id),
  )
  if (violation === null) return { words: '', isOfFiles: false }
  if (violation.rule === 'required' && refusals.length > 0) {
    return { words: refusals.join(' '), isOfFiles: true }
  }
  const written = withLabelsWritten(question, session.quote)
  return { words: violationWords(violation, written, language), isOfFiles: false }
}
