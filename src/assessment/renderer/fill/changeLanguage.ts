import type { Definition } from '#schemas/definition.ts'
import { evaluateInLanguage } from '#src/assessment/engine/evaluation/changeLanguage.ts'
import { answerOf } from '#src/assessment/engine/evaluation/evaluation.ts'
import { fieldOf } from '#src/assessment/renderer/fields/fields.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

/**
 * Continues an attempt with the same definition in another language, whose words are loaded (rule
 * Z5).
 */
export function changeLanguage(session: FillSession, definition: Definition): void {
  const { language } = definition
  session.moveTo(evaluateInLanguage(session.evaluation, definition))
  const closed = session.closed()
  for (const { question } of session.evaluation.compiled.questions) {
    if (question.kind !== 'number' || closed.has(question.id)) continue
    const answer = answerOf(session.evaluation, question.id)
    // What did not read as a number may do so with another decimal mark.
    if (typeof answer !== 'object') continue
    const field = fieldOf(question)
    const read = field.toAnswer(field.toEntry(answer, language), language, question)
    if (typeof read === 'number') session.give(question.id, read)
  }
}
