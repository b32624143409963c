import type { Compiled } from './compile.ts'
import { evaluateSteps } from './evaluating.ts'
import { answersOf, startEvaluation, takeAnswer } from './evaluation.ts'
import type { Evaluation } from './evaluationState.ts'
import { isMixed } from '#src/assessment/engine/layout.ts'
import { sameOrNew } from '#src/assessment/engine/violation.ts'

/**
 * Moves the answers to a changed draft. Answers to deleted questions are kept aside. The evaluation
 * passed in must not be used afterwards.
 */
export function moveToDefinition(evaluation: Evaluation, compiled: Compiled): Evaluation {
  const before = evaluation.compiled
  if (before === compiled) return evaluation
  if (asksInSameOrder(before, compiled)) return moveInPlace(evaluation, compiled)
  const moved = startEvaluation(compiled, answersOf(evaluation), evaluation.context)
  compiled.questions.forEach(({ question }, index) => {
    const was = evaluation.violations[before.indexByQuestionId.get(question.id) ?? -1]
    const is = moved.violations[index]
    if (is) moved.violations[index] = sameOrNew(is, was)
  })
  return moved
}

/** Whether all dependencies and random selections are unchanged. */
function asksInSameOrder(before: Compiled, compiled: Compiled): boolean {
  return (
    compiled.steps === before.steps &&
    compiled.openFrom === before.openFrom &&
    compiled.calculated === before.calculated &&
    compiled.sections.every(({ section }, at) => {
      const was = before.sections[at]?.section
      return section === was || (was !== undefined && !isMixed(section) && !isMixed(was))
    })
  )
}

/** Evaluates what was edited and what depends on it. */
function moveInPlace(evaluation: Evaluation, compiled: Compiled): Evaluation {
  const { compiled: before, answers } = evaluation
  const moved: Evaluation = { ...evaluation, compiled }
  const steps: number[] = []
  compiled.questions.forEach((each, index) => {
    if (each === before.questions[index]) return
    if (each.prepared !== before.questions[index]?.prepared)
      takeAnswer(moved, index, answers[index])
    steps.push(compiled.stepByQuestion[index] ?? 0)
  })
  compiled.steps.forEach(({ of, index }, step) => {
    if (of === 'section' && compiled.sections[index]?.showIf !== before.sections[index]?.showIf)
      steps.push(step)
  })
  evaluateSteps(moved, steps, { questions: [], sections: [], calculated: [] })
  return moved
}
