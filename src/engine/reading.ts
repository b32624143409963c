import type { Answer, Answers } from '#schemas/answer.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { isBlank } from './blank.ts'
import { compile } from './compile.ts'
import type { Context } from './context.ts'
import { withOptionsDrawn } from './drawing.ts'
import { answerOf, isSectionShown, isShown, startEvaluation } from './evaluation.ts'
import type { Evaluation } from './evaluationState.ts'
import { numberQuestions } from './numbering.ts'

export type ReadQuestion = {
  /** With its options in the order of the candidate (rule D3). */
  question: Question
  /** That is not the authored order. */
  isReordered: boolean
  /** As candidates saw it; null for a statement. */
  number: number | null
  /** A shown statement reads as blank. */
  status: 'answered' | 'blank' | 'notShown'
  /** Only where the status is `answered`. */
  answer?: Answer
  /** It had an answer that was dropped at submit, because the question was hidden by then. */
  dropped: boolean
}
export type ReadSection = { section: Section; shown: boolean; questions: ReadQuestion[] }

/** Pairs every question of a definition with what became of it in a response (rule R2). */
export function readAnswers(
  definition: Definition,
  answers: Answers,
  dropped: readonly string[],
  context: Context,
): ReadSection[] {
  const evaluation = startEvaluation(compile(definition), answers, context)
  const numbers = numberQuestions(definition)
  const droppedIds = new Set(dropped)
  return definition.sections.map((section) => ({
    section,
    shown: isSectionShown(evaluation, section.id),
    questions: section.questions.map((question) => ({
      ...asDrawn(question, context.seed),
      number: numbers.get(question.id) ?? null,
      dropped: droppedIds.has(question.id),
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
  const answer = answerOf(evaluation, question.id)
  if (answer === undefined || isBlank(question, answer)) return { status: 'blank' }
  return { status: 'answered', answer }
}
