import type { Answer, Answers } from '#schemas/answer.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { isAnswered, isBlank } from '#src/assessment/engine/kinds/blank.ts'
import { compile } from './compile.ts'
import type { Context } from '#src/assessment/engine/context.ts'
import { withOptionsDrawn } from '#src/assessment/engine/drawing.ts'
import { answerOf, isSectionShown, isShown, startEvaluation } from './evaluation.ts'
import type { Evaluation } from './evaluationState.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'

export type ReadQuestion = {
  /** With its options in the candidate's order (rule D3). */
  question: Question
  /** The order differs from the authored one. */
  isReordered: boolean
  /** The number as shown to the candidate; null for a statement. */
  number: number | null
  /**
   * A shown statement is `blank`, and shown self-identification `withheld`, whether or not it was
   * answered (rule G2).
   */
  status: 'answered' | 'blank' | 'notShown' | 'withheld'
  /** If the status is `answered`, or `blank` with text that can't be parsed. */
  answer?: Answer
  /** Whether an answer was dropped on submission, because the question was hidden by then. */
  dropped: boolean
}
export type ReadSection = { section: Section; shown: boolean; questions: ReadQuestion[] }

/** Pairs every question of a definition with its answer and status in a response (rule R2). */
export function readAnswers(
  definition: Definition,
  answers: Answers,
  dropped: readonly string[],
  context: Context,
): ReadSection[] {
  return readEvaluation(startEvaluation(compile(definition), answers, context), dropped)
}

/** Reads answers that have been evaluated already. */
export function readEvaluation(evaluation: Evaluation, dropped: readonly string[]): ReadSection[] {
  const { definition } = evaluation.compiled
  const { seed } = evaluation.context
  const numbers = numberQuestions(definition)
  const droppedIds = new Set(dropped)
  return definition.sections.map((section) => ({
    section,
    shown: isSectionShown(evaluation, section.id),
    questions: section.questions.map((question) => ({
      ...asDrawn(question, seed),
      number: numbers.get(question.id) ?? null,
      dropped: droppedIds.has(question.id) && !isSelfIdentification(question),
      ...whatBecameOf(evaluation, question),
    })),
  }))
}

function asDrawn(authored: Question, seed: number): Pick<ReadQuestion, 'question' | 'isReordered'> {
  const question = withOptionsDrawn(authored, seed)
  return { question, isReordered: idsOfOptions(question) !== idsOfOptions(authored) }
}

function idsOfOptions(question: Question): string {
  return 'options' in question ? question.options.map(({ id }) => id).join('.') : ''
}

function whatBecameOf(
  evaluation: Evaluation,
  question: Question,
): Pick<ReadQuestion, 'status' | 'answer'> {
  if (!isShown(evaluation, question.id)) return { status: 'notShown' }
  if (isSelfIdentification(question)) return { status: 'withheld' }
  const answer = answerOf(evaluation, question.id)
  if (answer === undefined || isBlank(question, answer)) return { status: 'blank' }
  return { status: isAnswered(question, answer) ? 'answered' : 'blank', answer }
}
