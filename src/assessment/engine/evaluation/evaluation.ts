/** A compiled definition with answers: what is shown, what is required, what is in violation. */

import type { Answer, Answers } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import type { Compiled } from './compile.ts'
import type { Context } from '#src/assessment/engine/context.ts'
import { drawQuestions } from '#src/assessment/engine/drawing.ts'
import { evaluateAll, evaluateDependents } from './evaluating.ts'
import type { Change, Evaluation } from './evaluationState.ts'
import type { BrokenRule } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { sameOrNew, type Violation } from '#src/assessment/engine/violation.ts'
import { newWorklist } from './worklist.ts'

/** Evaluates everything from scratch. */
export function startEvaluation(
  compiled: Compiled,
  answers: Answers,
  context: Context,
): Evaluation {
  const evaluation = blankEvaluation(compiled, context)
  for (const questionId of Object.keys(answers)) {
    const answer = answers[questionId]
    const index = compiled.indexByQuestionId.get(questionId)
    if (index !== undefined) takeAnswer(evaluation, index, answer)
    else if (answer !== undefined) evaluation.orphans.set(questionId, answer)
  }
  evaluateAll(evaluation)
  return evaluation
}

/** Sets or clears an answer, and evaluates only what depends on it. */
export function giveAnswer(
  evaluation: Evaluation,
  questionId: string,
  answer: Answer | undefined,
): Change {
  const change: Change = { questions: [], sections: [], calculated: [] }
  const index = evaluation.compiled.indexByQuestionId.get(questionId)
  if (index === undefined) {
    if (answer === undefined) evaluation.orphans.delete(questionId)
    else evaluation.orphans.set(questionId, answer)
    return change
  }
  takeAnswer(evaluation, index, answer)
  evaluateDependents(evaluation, index, change)
  return change
}

/** False for a question that doesn't exist. */
export function isShown(evaluation: Evaluation, questionId: string): boolean {
  return evaluation.shown[indexOf(evaluation, questionId)] === 1
}

/** False for a section that doesn't exist. */
export function isSectionShown(evaluation: Evaluation, sectionId: string): boolean {
  return evaluation.shownSections[evaluation.compiled.indexBySectionId.get(sectionId) ?? -1] === 1
}

/** Never true for a hidden question. */
export function isRequired(evaluation: Evaluation, questionId: string): boolean {
  return evaluation.required[indexOf(evaluation, questionId)] === 1
}

/** The violation of the answer, or null; the same object until it changes. */
export function violationOf(evaluation: Evaluation, questionId: string): Violation | null {
  return evaluation.violations[indexOf(evaluation, questionId)] ?? null
}

/** The answer as given, whether or not the question is shown. */
export function answerOf(evaluation: Evaluation, questionId: string): Answer | undefined {
  const index = indexOf(evaluation, questionId)
  return index < 0 ? evaluation.orphans.get(questionId) : evaluation.answers[index]
}

/** All answers by question id, hidden or not. */
export function answersOf(evaluation: Evaluation): Answers {
  const answers: Record<string, Answer> = Object.fromEntries(evaluation.orphans)
  const { questions } = evaluation.compiled
  // At every key, and most questions may not be answered yet.
  for (let index = 0; index < questions.length; index++) {
    const answer = evaluation.answers[index]
    if (answer === undefined) continue
    const compiled = questions[index]
    if (compiled !== undefined) answers[compiled.question.id] = answer
  }
  return answers
}

/** The questions of a section in this candidate's order; those not drawn come last. */
export function questionsInOrder({ compiled, order }: Evaluation, sectionId: string): Question[] {
  const section = compiled.sections[compiled.indexBySectionId.get(sectionId) ?? -1]
  if (section === undefined) return []
  const questions: Question[] = []
  for (let rank = section.from; rank < section.to; rank++) {
    const question = compiled.questions[order[rank] ?? -1]?.question
    if (question !== undefined) questions.push(question)
  }
  return questions
}

/** The position of a question in this candidate's order, from 0; -1 if it doesn't exist. */
export function rankOf(evaluation: Evaluation, questionId: string): number {
  return evaluation.order.indexOf(indexOf(evaluation, questionId))
}

/** Whether this candidate gets the question, unless a condition hides it. */
export function isDrawn(evaluation: Evaluation, questionId: string): boolean {
  return evaluation.drawn[indexOf(evaluation, questionId)] === 1
}

function blankEvaluation(compiled: Compiled, context: Context): Evaluation {
  const count = compiled.questions.length
  const nulls = (): null[] => compiled.questions.map(() => null)
  return {
    compiled,
    context,
    answers: compiled.questions.map(() => undefined),
    values: nulls(),
    seen: nulls(),
    broken: nulls(),
    unfinished: nulls(),
    shown: new Uint8Array(count),
    shownSections: new Uint8Array(compiled.sections.length),
    required: new Uint8Array(count),
    violations: nulls(),
    calculated: compiled.calculated.map(() => null),
    ...drawAll(compiled, context.seed),
    orphans: new Map(),
    worklist: newWorklist(compiled.steps.length),
  }
}

function drawAll(
  { questions, sections }: Compiled,
  seed: number,
): Pick<Evaluation, 'drawn' | 'order'> {
  const drawn = new Uint8Array(questions.length)
  const order = new Int32Array(questions.length)
  for (const { section, from } of sections) {
    const drawing = drawQuestions(section, seed)
    drawing.order.forEach((place, rank) => {
      order[from + rank] = from + place
      drawn[from + place] = rank < drawing.drawn ? 1 : 0
    })
  }
  return { drawn, order }
}

/** Stores an answer and checks its limits. What depends on it is not evaluated yet. */
export function takeAnswer(
  evaluation: Evaluation,
  index: number,
  answer: Answer | undefined,
): void {
  const compiled = evaluation.compiled.questions[index]
  if (compiled === undefined) return
  evaluation.answers[index] = answer
  evaluation.values[index] = compiled.prepared.value(answer)
  const { broken, unfinished } = evaluation
  const { prepared, question } = compiled
  broken[index] = asViolation(question, prepared.brokenRule(answer), broken[index])
  unfinished[index] = asViolation(question, prepared.unfinished(answer), unfinished[index])
}

function asViolation(
  { id }: Question,
  rule: BrokenRule | null,
  before: Violation | null | undefined,
): Violation | null {
  return rule && sameOrNew({ questionId: id, ...rule }, before)
}

function indexOf(evaluation: Evaluation, questionId: string): number {
  return evaluation.compiled.indexByQuestionId.get(questionId) ?? -1
}
