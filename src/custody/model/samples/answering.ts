/**
 * Answers as a person might give them: question by question, in order, following the conditions.
 */
import type { Answer, Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import type { AnswerableQuestion, QuestionKind, QuestionOf } from '#schemas/question.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import type { Context } from '#src/assessment/engine/context.ts'
import {
  giveAnswer,
  isRequired,
  isShown,
  startEvaluation,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import { prepareSubmission, type Submission } from '#src/assessment/engine/evaluation/submission.ts'

import type { Random } from './random.ts'
import type { SampleAssessment } from './sampleAssessments.ts'

type Texts = SampleAssessment['writtenAnswers']

/** The submission of one candidate; `skill` from 0 to 1 is the probability of a correct answer. */
export function submissionFrom(
  definition: Definition,
  context: Context,
  texts: Texts,
  skill: number,
  random: Random,
): Submission {
  const evaluation = startEvaluation(compile(definition), {}, context)
  for (const { questions } of definition.sections) {
    for (const question of questions) {
      if (question.kind === 'statement' || !isShown(evaluation, question.id)) continue
      if (!isRequired(evaluation, question.id) && random.odds(0.35)) continue
      giveAnswer(evaluation, question.id, answerTo(question, texts, skill, random))
    }
  }
  changeMind(evaluation, definition, texts, random)
  const submission = prepareSubmission(evaluation)
  if (submission.ok) return submission.value
  const [violation] = submission.error.violations
  throw new Error(`A sample answer to ${violation?.questionId} breaks ${violation?.rule}`)
}

/**
 * Some answered a question and then changed an earlier answer that hid it: its answer is dropped.
 */
function changeMind(
  evaluation: ReturnType<typeof startEvaluation>,
  definition: Definition,
  texts: Texts,
  random: Random,
): void {
  if (!random.odds(0.08)) return
  const questions = definition.sections.flatMap((section) => section.questions)
  const hidden = questions.find(
    (question) => texts[question.id] !== undefined && !isShown(evaluation, question.id),
  )
  if (hidden === undefined || hidden.kind === 'statement') return
  giveAnswer(evaluation, hidden.id, answerTo(hidden, texts, 0, random))
}

type AnswerKind<K extends QuestionKind> = (
  question: QuestionOf<K>,
  skill: number,
  random: Random,
) => Answer | undefined

/**
 * The kinds that are answered without free text. All others are left blank: fictional people
 * shouldn't sign or upload files.
 */
const answers: { readonly [K in QuestionKind]?: AnswerKind<K> } = {
  singleChoice: oneOption,
  multipleChoice: severalOptions,
  number: numberFor,
  rating: ({ lowest, highest }, _, random) => random.whole(lowest, highest),
  ranking({ key, options }, skill, random) {
    const isKnown = key && random.odds(skill)
    return isKnown ? key.order : random.shuffled(options.map(({ id }) => id))
  },
  matrix: (question, skill, random) =>
    Object.fromEntries(question.rows.map(({ id }) => [id, inRow(question, id, skill, random)])),
  consent: () => true,
}

function answerTo(
  question: AnswerableQuestion,
  texts: Texts,
  skill: number,
  random: Random,
): Answer | undefined {
  const answer = answererOf(question)
  if (answer !== undefined) return answer(question, skill, random)
  const written = texts[question.id]
  return written && random.pick(written)
}

function answererOf<K extends QuestionKind>({ kind }: { kind: K }): AnswerKind<K> | undefined {
  return answers[kind]
}

function oneOption(
  question: QuestionOf<'singleChoice'>,
  skill: number,
  random: Random,
): Answers[string] {
  const ids = question.options.map((option) => option.id)
  const right = question.key?.options ?? []
  return { option: random.pick(right.length > 0 && random.odds(skill) ? right : ids) }
}

function severalOptions(
  question: QuestionOf<'multipleChoice'>,
  skill: number,
  random: Random,
): Answers[string] {
  if (question.key && random.odds(skill)) return { options: question.key.options }
  const least = Math.max(question.minChoices ?? 0, 1)
  const most = Math.min(question.maxChoices ?? 3, question.options.length)
  const none = question.options.find(({ role }) => role === 'none')
  if (none && random.odds(0.1)) return { options: [none.id] }
  const ids = question.options.filter(({ role }) => role === undefined).map(({ id }) => id)
  return { options: random.pickSeveral(ids, random.whole(least, Math.max(least, most))) }
}

/** Correct or plausible; otherwise a smallish number within the limits. */
function numberFor(
  { key, min = 0, max = 100, step = 1 }: QuestionOf<'number'>,
  skill: number,
  random: Random,
): number {
  if (key && random.odds(skill)) return key.value
  if (key)
    return Math.min(max, Math.max(min, Math.round(key.value * random.pick([0.1, 0.2, 0.5, 2, 10]))))
  const steps = Math.floor((Math.min(max, 40) - min) / step)
  return min + step * Math.min(random.whole(0, steps), random.whole(0, steps))
}

/** A column; with several per row, the only one. */
function inRow(
  { key, options }: QuestionOf<'matrix'>,
  rowId: string,
  skill: number,
  random: Random,
): string[] {
  const right = key?.byRow[rowId] ?? []
  if (right.length > 0 && random.odds(skill)) return right
  return [random.pick(options).id]
}
