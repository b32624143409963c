import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

import { compile } from './compile.ts'
import type { Context } from './context.ts'
import { isShown, startEvaluation } from './evaluation.ts'
import type { Evaluation } from './evaluationState.ts'
import { calculatedPoints, type ScoredCalculated } from './scoring/calculatedPoints.ts'
import {
  differenceOf,
  type Fraction,
  fractionBefore,
  fractionOf,
  rounded,
  shareOf,
  sumOfFractions,
} from './scoring/fraction.ts'
import { judgeAnswer } from './scoring/keys.ts'
import { knockOutsIn } from './scoring/knockOuts.ts'
import { isScoredByOption, pointsForOptions } from './scoring/optionPoints.ts'
import { type Outcome, outcomeOf } from './scoring/outcome.ts'
import { worthOf } from './scoring/worth.ts'

export type ScoreRule =
  | 'keyMet'
  | 'keyMissed'
  | 'rowsMet'
  | 'optionPoints'
  | 'blank'
  | 'notShown'
  | 'toBeMarked'
  | 'noPoints'
export type ScoredQuestion = {
  questionId: string
  points: number
  /** The most that could be had; 0 where the question was not shown. */
  most: number
  rule: ScoreRule
  /** How many rows of a matrix met their key, where each counts by itself. */
  rows?: { met: number; of: number }
}
/** `most` is what could be had on the path that these answers took. */
export type Score = Outcome & {
  points: number
  most: number
  /** What a person can still give, of `most`. */
  toBeMarked: number
  /** What could be had of all that is scored so far: `most` without `toBeMarked`. */
  mostSoFar: number
  questions: ScoredQuestion[]
  calculated: ScoredCalculated[]
  /** Ids of the questions whose answers knock out. */
  knockOuts: string[]
}

/** Every question with its points and the rule that gave them (rules S1 to S14). For staff only. */
export function scoreAnswers(definition: Definition, answers: Answers, context: Context): Score {
  return scoreEvaluation(startEvaluation(compile(definition), answers, context))
}

/** The same of answers that are evaluated already. */
export function scoreEvaluation(evaluation: Evaluation): Score {
  const { settings } = evaluation.compiled.definition
  const questions = evaluation.compiled.questions.map(({ question }, index) =>
    scoreQuestion(evaluation, question, index),
  )
  const calculated = calculatedPoints(evaluation)
  const toBeMarked = questions.filter(({ rule }) => rule === 'toBeMarked')
  const reached = {
    points: sumOfFractions([
      ...questions.map(exactPoints),
      ...calculated.map(({ points }) => fractionBefore(points)),
    ]),
    most: sumOfFractions([...questions, ...calculated].map(({ most }) => fractionOf(most))),
    toBeMarked: sumOfFractions(toBeMarked.map(({ most }) => fractionOf(most))),
  }
  return {
    points: rounded(reached.points),
    most: rounded(reached.most),
    toBeMarked: rounded(reached.toBeMarked),
    mostSoFar: rounded(differenceOf(reached.most, reached.toBeMarked)),
    ...outcomeOf(settings, reached),
    questions,
    calculated,
    knockOuts: knockOutsIn(evaluation),
  }
}

/**
 * The share of the points that could be had so far, from 0 to 1 (rule S15); null where nothing is
 * scored yet.
 */
export function shareSoFar({
  points,
  mostSoFar,
}: Pick<Score, 'points' | 'mostSoFar'>): number | null {
  return mostSoFar > 0 ? points / mostSoFar : null
}

/** Whether some of its points are still to be given by a person (rule S15). */
export function isProvisional({ toBeMarked }: Pick<Score, 'toBeMarked'>): boolean {
  return toBeMarked > 0
}

/** Before they are rounded to be told. */
function exactPoints({ points, most, rows }: ScoredQuestion): Fraction {
  return rows ? shareOf(fractionOf(most), rows.met, rows.of) : fractionOf(points)
}

function scoreQuestion(evaluation: Evaluation, question: Question, index: number): ScoredQuestion {
  const scored = (rule: ScoreRule, points: number, most: number): ScoredQuestion => ({
    questionId: question.id,
    points,
    most,
    rule,
  })
  const worth = worthOf(question)
  if (worth <= 0 && !isScoredByOption(question)) return scored('noPoints', 0, 0)
  if (!isShown(evaluation, question.id)) return scored('notShown', 0, 0)
  const answer = evaluation.answers[index]
  if (answer === undefined || evaluation.values[index] === null) return scored('blank', 0, worth)
  if (isScoredByOption(question)) {
    return scored('optionPoints', pointsForOptions(question, answer), worth)
  }
  const judged = judgeAnswer(question, answer)
  if (judged === null) return scored('toBeMarked', 0, worth)
  if (question.kind === 'matrix' && question.key?.grading === 'perRow') {
    const points = shareOf(fractionOf(worth), judged.met, judged.of)
    return { ...scored('rowsMet', rounded(points), worth), rows: judged }
  }
  return judged.met === judged.of ? scored('keyMet', worth, worth) : scored('keyMissed', 0, worth)
}
