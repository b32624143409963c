/**
 * Answers as a person might give them: question by question, in order, following the conditions.
 */
import type { Answer, Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import type { AnswerableQuestion, QuestionOf } from '#schemas/question.ts'
import { compile } from '#src/engine/compile.ts'
import type { Context } from '#src/engine/context.ts'
import { giveAnswer, isRequired, isShown, startEvaluation } from '#src/engine/evaluation.ts'
import { prepareSubmission, type Submission } from '#src/engine/submission.ts'

import type { SampleAssessment } from './authoring.ts'
import type { Chance } from './chance.ts'

type Texts = SampleAssessment['writtenAnswers']

/** What one candidate submits; `skill` from 0 to 1 is how often a right answer is known. */
export function submissionFrom(
  definition: Definition,
  context: Context,
  texts: Texts,
  skill: number,
  chance: Chance,
): Submission {
  const evaluation = startEvaluation(compile(definition), {}, context)
  for (const { questions } of definition.sections) {
    for (const question of questions) {
      if (question.kind === 'statement' || !isShown(evaluation, question.id)) continue
      if (!isRequired(evaluation, question.id) && chance.odds(0.35)) continue
      giveAnswer(evaluation, question.id, answerTo(question, texts, skill, chance))
    }
  }
  changeMind(evaluation, definition, texts, chance)
  const submission = prepareSubmission(evaluation)
  if (submission.ok) return submission.value
  const [violation] = submission.error.violations
  throw new Error(`A sample answer to ${violation?.questionId} breaks ${violation?.rule}`)
}

/** Some first answered a question that a later change of mind took away: its answer is dropped. */
function changeMind(
  evaluation: ReturnType<typeof startEvaluation>,
  definition: Definition,
  texts: Texts,
  chance: Chance,
): void {
  if (!chance.odds(0.08)) return
  const questions = definition.sections.flatMap((section) => section.questions)
  const hidden = questions.find(
    (question) => texts[question.id] !== undefined && !isShown(evaluation, question.id),
  )
  if (hidden === undefined || hidden.kind === 'statement') return
  giveAnswer(evaluation, hidden.id, answerTo(hidden, texts, 0, chance))
}

function answerTo(
  question: AnswerableQuestion,
  texts: Texts,
  skill: number,
  chance: Chance,
): Answer | undefined {
  switch (question.kind) {
    case 'singleChoice':
      return oneOption(question, skill, chance)
    case 'multipleChoice':
      return severalOptions(question, skill, chance)
    case 'number':
      return numberFor(question, skill, chance)
    case 'rating':
      return chance.whole(question.lowest, question.highest)
    case 'ranking': {
      const isKnown = question.key && chance.odds(skill)
      return isKnown ? question.key?.order : chance.shuffled(question.options.map(({ id }) => id))
    }
    case 'matrix':
      return Object.fromEntries(
        question.rows.map(({ id }) => [id, inRow(question, id, skill, chance)]),
      )
    case 'shortText':
    case 'longText':
    case 'code':
    case 'date': {
      const written = texts[question.id]
      return written === undefined ? undefined : chance.pick(written)
    }
    case 'consent':
      return true
    case 'signature':
      // Nobody signs in the name of people who are made up.
      return undefined
    case 'file':
      // Its bytes would have to be stored as well; files of nobody are no good sample.
      return undefined
  }
}

function oneOption(
  question: QuestionOf<'singleChoice'>,
  skill: number,
  chance: Chance,
): Answers[string] {
  const ids = question.options.map((option) => option.id)
  const right = question.key?.options ?? []
  return { option: chance.pick(right.length > 0 && chance.odds(skill) ? right : ids) }
}

function severalOptions(
  question: QuestionOf<'multipleChoice'>,
  skill: number,
  chance: Chance,
): Answers[string] {
  if (question.key && chance.odds(skill)) return { options: question.key.options }
  const least = Math.max(question.minChoices ?? 0, 1)
  const most = Math.min(question.maxChoices ?? 3, question.options.length)
  const none = question.options.find(({ role }) => role === 'none')
  if (none && chance.odds(0.1)) return { options: [none.id] }
  const ids = question.options.filter(({ role }) => role === undefined).map(({ id }) => id)
  return { options: chance.pickSeveral(ids, chance.whole(least, Math.max(least, most))) }
}

/** Right, or near enough to be believed; otherwise a smallish figure within the limits. */
function numberFor(
  { key, min = 0, max = 100, step = 1 }: QuestionOf<'number'>,
  skill: number,
  chance: Chance,
): number {
  if (key && chance.odds(skill)) return key.value
  if (key)
    return Math.min(max, Math.max(min, Math.round(key.value * chance.pick([0.1, 0.2, 0.5, 2, 10]))))
  const steps = Math.floor((Math.min(max, 40) - min) / step)
  return min + step * Math.min(chance.whole(0, steps), chance.whole(0, steps))
}

/** A column; with several a row, the only one. */
function inRow(
  { key, options }: QuestionOf<'matrix'>,
  rowId: string,
  skill: number,
  chance: Chance,
): string[] {
  const right = key?.byRow[rowId] ?? []
  if (right.length > 0 && chance.odds(skill)) return right
  return [chance.pick(options).id]
}
