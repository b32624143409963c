import { problemsOfChanges } from '#src/db/taking/answerChanges.ts'
import { compile } from '#src/engine/evaluation/compile.ts'
import type { Evaluation } from '#src/engine/evaluation/evaluationState.ts'
import { fieldOf } from '#src/renderer/fields/fields.ts'
import { createFillSession } from '#src/renderer/session/fillSession.ts'

/**
 * Answers one question of each kind in a session of its own, which nothing shows or saves. Browsers
 * compile code when it first runs, and on a slow device that is noticed at the first key.
 */
export function rehearse({ compiled: { definition }, context }: Evaluation): void {
  const questions = definition.sections.flatMap((section) => section.questions)
  const ofEachKind = [...new Map(questions.map((question) => [question.kind, question])).values()]
  const few = {
    ...definition,
    sections: [{ id: 'rehearsal', title: '', questions: ofEachKind }],
    calculated: definition.calculated.slice(0, 1),
  }
  const session = createFillSession(compile(few), {}, context)
  session.progress()
  for (const question of ofEachKind) {
    session.questionState(question.id)
    session.give(question.id, fieldOf(question).toAnswer('1', definition.language))
    session.progress()
  }
  problemsOfChanges({}, session.answers())
}
