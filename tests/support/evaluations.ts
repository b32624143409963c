import type { Answers } from '#schemas/answer.ts'
import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import type { Context } from '#src/assessment/engine/context.ts'
import { findQuestion } from '#src/assessment/engine/editing/definition.ts'
import {
  isShown,
  startEvaluation,
  violationOf,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'

import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'

import { anAssessment, statement } from './definitions.ts'

export function evaluate(
  definition: Definition,
  answers: Answers = {},
  context: Context = { seed: 0 },
): Evaluation {
  return startEvaluation(compile(definition), answers, context)
}

/** Whether a condition about one question is true for this answer. */
export function holds(
  condition: Condition,
  about: Question,
  answer: Answers[string] | undefined,
): boolean {
  const definition = anAssessment(about, statement('then', { showIf: condition }))
  const answers = answer === undefined ? {} : { [about.id]: answer }
  return isShown(evaluate(definition, answers), 'then')
}

/** The rule this answer breaks, and its limit. */
export function broken(question: Question, answer: Answers[string] | undefined) {
  const answers = answer === undefined ? {} : { [question.id]: answer }
  const violation = violationOf(evaluate(anAssessment(question), answers), question.id)
  if (violation === null) return null
  return violation.limit === undefined ? violation.rule : `${violation.rule} ${violation.limit}`
}

/** The score reason of the answer, its points and the maximum. */
export function scored(question: Question, answer: Answers[string] | undefined): string {
  const answers = answer === undefined ? {} : { [question.id]: answer }
  const [score] = scoreAnswers(anAssessment(question), answers, { seed: 0 }).questions
  return `${score?.rule} ${score?.points}/${score?.most}`
}

/** The question from a draft that is known to have it. */
export function questionOf(definition: Definition, id: string): Question {
  const found = findQuestion(definition, id)
  if (found === null) throw new Error(`There is no ${id}`)
  return found.question
}
