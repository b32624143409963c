import { suits } from '#src/assessment/engine/conditions/comparisons.ts'
import { preparePredicate } from '#src/assessment/engine/conditions/preparePredicate.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'

/** Ids of the shown questions with a knock-out answer (rule S12). */
export function knockOutsIn({ compiled, answers, shown }: Evaluation): string[] {
  return compiled.questions.flatMap(({ question, prepared }, index) => {
    const test = question.kind === 'statement' ? undefined : question.knockOut
    const view = prepared.view({})
    if (test === undefined || shown[index] !== 1 || view === null) return []
    if (!suits(test, question, {})) return []
    return preparePredicate(view.read(test))(view.see(answers[index])) ? question.id : []
  })
}
