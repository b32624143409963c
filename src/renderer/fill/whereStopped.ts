import { isBlank } from '#src/engine/blank.ts'
import { answerOf } from '#src/engine/evaluation.ts'
import type { FillSession } from '#src/renderer/fillSession.ts'

import { type Page, questionsOfPage } from './pages.ts'
import type { WantedQuestion } from './useTurning.ts'

/**
 * The last question of a page that has an answer already: whoever comes back goes on from there.
 * Null where that is the top of the page anyway.
 */
export function whereStopped({ evaluation }: FillSession, page: Page): WantedQuestion | null {
  const questions = questionsOfPage(page)
  const last = questions.findLastIndex(
    (question) => !isBlank(question, answerOf(evaluation, question.id)),
  )
  const question = last > 0 ? questions[last] : undefined
  return question ? { questionId: question.id } : null
}
