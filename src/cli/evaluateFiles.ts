import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { done } from '#schemas/result.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import type { Context } from '#src/assessment/engine/context.ts'
import { findQuestion } from '#src/assessment/engine/editing/definition.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import {
  isRequired,
  isSectionShown,
  isShown,
  startEvaluation,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import { plainValue } from '#src/assessment/engine/expressions/plainValue.ts'
import { readEvaluation } from '#src/assessment/engine/evaluation/reading.ts'
import { scoreEvaluation } from '#src/assessment/engine/scoring/scoring.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'
import { violationsOf } from '#src/assessment/engine/evaluation/validation.ts'
import type { Violation } from '#src/assessment/engine/violation.ts'
import { violationWords } from '#src/assessment/words/violationWords.ts'
import { candidateWordsIn, loadWords } from '#src/assessment/words/catalogues.ts'

import type { CommandIo, Outcome } from './command.ts'
import { readAnswerFile, readAssessment } from './reading.ts'

/** Evaluates these answers: what is shown, what is violated, what would be stored, the score. */
export async function evaluateFiles(
  path: string,
  answersPath: string,
  context: Context,
  io: CommandIo,
): Promise<Outcome> {
  const read = await readAssessment(path, io)
  if (!read.ok) return read
  const { definition } = read.value
  const answers = await readAnswerFile(answersPath, definition, io)
  if (!answers.ok) return answers
  return done(await evaluate(definition, answers.value, context))
}

/** The report of one evaluation, shared by the command and by each line of a batch. */
export async function evaluate(
  definition: Definition,
  answers: Answers,
  context: Context,
): Promise<{ report: object; isWell: boolean }> {
  const kinds = questionsOf(definition).map(({ kind }) => kind)
  await loadWords(definition.language, kinds)
  const evaluation = startEvaluation(compile(definition), answers, context)
  const submission = prepareSubmission(evaluation)
  const report = {
    sections: sectionsIn(evaluation),
    calculated: evaluation.compiled.calculated.map(({ source }, index) => ({
      calculatedId: source.id,
      name: source.name,
      value: plainValue(evaluation.calculated[index] ?? null),
    })),
    violations: violationsOf(evaluation).map((violation) => inWords(violation, definition)),
    submission: submission.ok ? submission.value : null,
    score: scoreEvaluation(evaluation),
  }
  return { report, isWell: submission.ok }
}

function sectionsIn(evaluation: Evaluation): object[] {
  return readEvaluation(evaluation, []).map(({ section, questions }) => ({
    sectionId: section.id,
    shown: isSectionShown(evaluation, section.id),
    questions: questions.map(({ question, number, status }) => ({
      questionId: question.id,
      number,
      shown: isShown(evaluation, question.id),
      required: isRequired(evaluation, question.id),
      status,
    })),
  }))
}

function inWords(violation: Violation, definition: Definition): object {
  const question = findQuestion(definition, violation.questionId)?.question
  const words = question
    ? violationWords(violation, question, candidateWordsIn(definition.language))
    : ''
  return { ...violation, words }
}
