import { isBlank } from '#src/assessment/engine/kinds/blank.ts'
import { answerOf } from '#src/assessment/engine/evaluation/evaluation.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

import { type Page, questionsOfPage } from './pages.ts'
import type { FocusTarget } from './usePageTurns.ts'

/**
 * The last answered question of a page, where a returning candidate continues. Null if that is at
 * the top of the page anyway.
 */
export function resumeTarget({ evaluation }: FillSession, page: Page): FocusTarget | null {
  const questions = questionsOfPage(page)
  const last = questions.findLastIndex(
    (question) => !isBlank(question, answerOf(evaluation, question.id)),
  )
  const question = last > 0 ? questions[last] : undefined
  return question ? { questionId: question.id } : null
}
