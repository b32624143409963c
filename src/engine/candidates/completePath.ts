import type { Definition } from '#schemas/definition.ts'
import { answersOf, giveAnswer, startEvaluation } from '#src/engine/evaluation.ts'
import { newExplorer } from '#src/engine/readiness/paths/reach.ts'

import { allowedAnswers } from './allowedAnswers.ts'
import { contextOf, type Filling } from './filling.ts'

/**
 * The path with an answer to every required question that it shows and leaves blank, so that it can be
 * submitted. What the path says stays as it is; a question that no answer satisfies stays blank.
 */
export function completePath(definition: Definition, path: Filling): Filling {
  const { model } = newExplorer(definition)
  const evaluation = startEvaluation(model.compiled, path.answers, contextOf(path))
  for (const question of model.questions) {
    const { index, compiled } = question
    const isAsked = evaluation.shown[index] === 1 && evaluation.required[index] === 1
    if (!isAsked || evaluation.values[index] !== null) continue
    const [answer] = allowedAnswers(question)
    if (answer !== undefined) giveAnswer(evaluation, compiled.question.id, answer)
  }
  return { ...path, answers: answersOf(evaluation) }
}
