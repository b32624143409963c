/**
 * A compiled definition with answers: what is shown, what is required, what is in violation.
 */

import type { Answer, Answers } from '#schemas/answer.ts'
import type { Condition } from '#schemas/condition.ts'
import type { Question } from '#schemas/question.ts'
import type { Compiled } from './compile.ts'
import type { CompiledCondition } from './conditions/compileCondition.ts'
import type { Context } from './context.ts'
import { drawQuestions } from './drawing.ts'
import { evaluateAll, evaluateDependents } from './evaluating.ts'
import type { Change, Evaluation } from './evaluationState.ts'
import type { BrokenRule } from './questions/kind.ts'
import { sameOrNew, type Violation } from './violation.ts'
import { newWorklist } from './worklist.ts'

/** What hides a question: the condition of its section, or else the lot, or else its own. */
export type HiddenReason =
  | { by: 'question'; questionId: string; condition: Condition }
  | { by: 'section'; sectionId: string; condition: Condition }
  | { by: 'draw'; sectionId: string }

/** Evaluates everything once. */
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
    else if (answer !== undefined) evaluation.strays.set(questionId, answer)
  }
  evaluateAll(evaluation)
  return evaluation
}

/** Gives an answer, or takes it back, and evaluates only what depends on it. */
export function giveAnswer(
  evaluation: Evaluation,
  questionId: string,
  answer: Answer | undefined,
): Change {
  const change: Change = { questions: [], sections: [], calculated: [] }
  const index = evaluation.compiled.indexByQuestionId.get(questionId)
  if (index === undefined) {
    if (answer === undefined) evaluation.strays.delete(questionId)
    else evaluation.strays.set(questionId, answer)
    return change
  }
  takeAnswer(evaluation, index, answer)
  evaluateDependents(evaluation, index, change)
  return change
}

/** The same answers in a changed draft; answers to questions that are gone are kept aside. */
export function moveToDefinition(evaluation: Evaluation, compiled: Compiled): Evaluation {
  const before = evaluation.compiled
  if (before === compiled) return evaluation
  const moved = startEvaluation(compiled, answersOf(evaluation), evaluation.context)
  compiled.questions.forEach(({ question }, index) => {
    const was = evaluation.violations[before.indexByQuestionId.get(question.id) ?? -1]
    const is = moved.violations[index]
    if (is) moved.violations[index] = sameOrNew(is, was)
  })
  return moved
}

/** False for a question that is not there. */
export function isShown(evaluation: Evaluation, questionId: string): boolean {
  return evaluation.shown[indexOf(evaluation, questionId)] === 1
}

/** False of a section that is not there. */
export function isSectionShown(evaluation: Evaluation, sectionId: string): boolean {
  return evaluation.shownSections[evaluation.compiled.indexBySectionId.get(sectionId) ?? -1] === 1
}

/** Never true of a hidden question. */
export function isRequired(evaluation: Evaluation, questionId: string): boolean {
  return evaluation.required[indexOf(evaluation, questionId)] === 1
}

/** The one rule that the answer breaks; the same object for as long as it breaks it. */
export function violationOf(evaluation: Evaluation, questionId: string): Violation | null {
  return evaluation.violations[indexOf(evaluation, questionId)] ?? null
}

/** As it was given, whether or not the question is shown. */
export function answerOf(evaluation: Evaluation, questionId: string): Answer | undefined {
  const index = indexOf(evaluation, questionId)
  return index < 0 ? evaluation.strays.get(questionId) : evaluation.answers[index]
}

/** All that was given, by question id, hidden or not. */
export function answersOf(evaluation: Evaluation): Answers {
  const answers: Record<string, Answer> = Object.fromEntries(evaluation.strays)
  evaluation.compiled.questions.forEach(({ question }, index) => {
    const answer = evaluation.answers[index]
    if (answer !== undefined) answers[question.id] = answer
  })
  return answers
}

/** The questions of a section in the order of this candidate; those not drawn come last. */
export function questionsInOrder({ compiled, order }: Evaluation, sectionId: string): Question[] {
  const section = compiled.sections[compiled.indexBySectionId.get(sectionId) ?? -1]
  if (section === undefined) return []
  return [...order.subarray(section.from, section.to)].flatMap(
    (index) => compiled.questions[index]?.question ?? [],
  )
}

/** The place of a question in the order of this candidate, from 0; -1 if it is not there. */
export function rankOf(evaluation: Evaluation, questionId: string): number {
  return evaluation.order.indexOf(indexOf(evaluation, questionId))
}

/** Whether this candidate gets the question, if no condition hides it. */
export function isDrawn(evaluation: Evaluation, questionId: string): boolean {
  return evaluation.drawn[indexOf(evaluation, questionId)] === 1
}

/**
 * Null for a question that is shown. The reason of its own is the same object for as long as neither
 * the condition nor any question that it looks at is another one.
 */
export function whyHidden(evaluation: Evaluation, questionId: string): HiddenReason | null {
  const index = indexOf(evaluation, questionId)
  const compiled = evaluation.compiled.questions[index]
  if (compiled === undefined || evaluation.shown[index] === 1) return null
  const section = evaluation.compiled.sections[compiled.sectionIndex]
  if (section?.showIf && evaluation.shownSections[compiled.sectionIndex] === 0) {
    return { by: 'section', sectionId: section.section.id, condition: section.showIf.source }
  }
  if (section && evaluation.drawn[index] === 0) {
    return { by: 'draw', sectionId: section.section.id }
  }
  return compiled.showIf && ownReason(questionId, compiled.showIf)
}

const ownReasons = new WeakMap<CompiledCondition, HiddenReason>()

function ownReason(questionId: string, showIf: CompiledCondition): HiddenReason {
  const known = ownReasons.get(showIf)
  if (known) return known
  const reason: HiddenReason = { by: 'question', questionId, condition: showIf.source }
  // What can't be looked at is compiled without, so the condition does not tell when it changes.
  const targets = [...showIf.targets.values()]
  if (targets.length > 0 && !targets.includes(null)) ownReasons.set(showIf, reason)
  return reason
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
    strays: new Map(),
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

function takeAnswer(evaluation: Evaluation, index: number, answer: Answer | undefined): void {
  const compiled = evaluation.compiled.questions[index]
  if (compiled === undefined) return
  evaluation.answers[index] = answer
  evaluation.values[index] = compiled.asked.value(answer)
  const { broken, unfinished } = evaluation
  const { asked, question } = compiled
  const violation = (rule: BrokenRule | null, before: Violation | null | undefined) =>
    rule && sameOrNew({ questionId: question.id, ...rule }, before)
  broken[index] = violation(asked.brokenRule(answer), broken[index])
  unfinished[index] = violation(asked.unfinished(answer), unfinished[index])
}

function indexOf(evaluation: Evaluation, questionId: string): number {
  return evaluation.compiled.indexByQuestionId.get(questionId) ?? -1
}
