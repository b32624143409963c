import { suits } from '#src/engine/comparisons.ts'
import { prepareTest } from '#src/engine/conditions/prepareTest.ts'
import type { Evaluation } from '#src/engine/evaluationState.ts'

/** Ids of the shown questions whose answer meets their own knock-out test (rule S12). */
export function knockOutsIn({ compiled, answers, shown }: Evaluation): string[] {
  return compiled.questions.flatMap(({ question, asked }, index) => {
    const test = question.kind === 'statement' ? undefined : question.knockOut
    const view = asked.view({})
    if (test === undefined || shown[index] !== 1 || view === null) return []
    if (!suits(test, question, {})) return []
    return prepareTest(view.read(test))(view.see(answers[index])) ? question.id : []
  })
}
