import type { Answer, Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'

import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import type { Context } from '#src/assessment/engine/context.ts'
import { isShown, startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import { hasKey, scoringOf } from '#src/assessment/engine/kinds/scoring.ts'
import { calculatedPoints, type ScoredCalculated } from './calculatedPoints.ts'
import {
  differenceOf,
  type Fraction,
  fractionBefore,
  fractionOf,
  rounded,
  shareOf,
  sumOfFractions,
} from './fraction.ts'
import { knockOutsIn } from './knockOuts.ts'
import { isScoredByOption, pointsForOptions } from './optionPoints.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { worthOf } from './worth.ts'

export type ScoreRule =
  | 'keyMet'
  | 'keyMissed'
  | 'rowsMet'
  | 'optionsMet'
  | 'placesMet'
  | 'pairsMet'
  | 'optionPoints'
  | 'blank'
  | 'notShown'
  | 'toBeMarked'
  | 'marked'
  | 'noPoints'
export type ScoredQuestion = {
  questionId: string
  points: number
  /** The available points; 0 if the question was not shown. */
  most: number
  rule: ScoreRule
  /**
   * How many rows, options, places or pairs were correct, if each gives a share of the points; of
   * options, `met` is those `chosen` less the `wrong` ones.
   */
  parts?: { met: number; of: number; chosen?: number; wrong?: number }
}
/** `most` is what was available on the path that these answers took. */
export type Score = Outcome & {
  points: number
  most: number
  /** The part of `most` that a person can still give. */
  toBeMarked: number
  /** The points available in what has been scored so far: `most` minus `toBeMarked`. */
  mostSoFar: number
  questions: ScoredQuestion[]
  calculated: ScoredCalculated[]
  /** Ids of the questions with a knock-out answer. */
  knockOuts: string[]
}

/** Points that people gave, by question id. */
export type AwardedPoints = ReadonlyMap<string, number>

const NO_POINTS: AwardedPoints = new Map()

/** Scores every question, with the reason for its points (rules S1 to S18). For staff only. */
export function scoreAnswers(
  definition: Definition,
  answers: Answers,
  context: Context,
  awarded: AwardedPoints = NO_POINTS,
): Score {
  return scoreEvaluation(startEvaluation(compile(definition), answers, context), awarded)
}

/** Scores answers that have been evaluated already. */
export function scoreEvaluation(evaluation: Evaluation, awarded: AwardedPoints = NO_POINTS): Score {
  const { settings } = evaluation.compiled.definition
  const questions = evaluation.compiled.questions.map(({ question }, index) => {
    const points = awarded.get(question.id)
    const scored = scoreQuestion(evaluation, question, index)
    return points === undefined ? scored : withPointsGiven(scored, points)
  })
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
 * The share of the points available so far, from 0 to 1 (rule S15); null if nothing has been
 * scored.
 */
export function shareSoFar({
  points,
  mostSoFar,
}: Pick<Score, 'points' | 'mostSoFar'>): number | null {
  return mostSoFar > 0 ? points / mostSoFar : null
}

/**
 * The share so far where it may be shown beside the outcome that these limits decide: null while marks
 * are left that an outcome counts as 0 and a percentage so far does not (rule S15).
 */
export function shownShare(
  score: Pick<Score, 'points' | 'mostSoFar' | 'toBeMarked'>,
  limits: readonly number[],
): number | null {
  return isProvisional(score) && limits.length > 0 ? null : shareSoFar(score)
}

/** Whether a person still has to give some of its points (rule S15). */
export function isProvisional({ toBeMarked }: Pick<Score, 'toBeMarked'>): boolean {
  return toBeMarked > 0
}

/** The points of a question before rounding, so that what is added up is exact. */
export function exactPoints({ points, most, parts, rule }: ScoredQuestion): Fraction {
  // The mean of several reviewers.
  if (rule === 'marked') return fractionBefore(points)
  return parts ? shareOf(fractionOf(most), parts.met, parts.of) : fractionOf(points)
}

/** A person's points take the place of any others, if there are points to earn (rule S16). */
function withPointsGiven(scored: ScoredQuestion, points: number): ScoredQuestion {
  const { questionId, most, rule } = scored
  if (rule === 'noPoints' || rule === 'notShown') return scored
  return { questionId, points, most, rule: 'marked' }
}

function scoreQuestion(evaluation: Evaluation, question: Question, index: number): ScoredQuestion {
  const worth = worthOf(question)
  if (worth <= 0 && !isScoredByOption(question)) return asScored(question, 'noPoints', 0, 0)
  if (!isShown(evaluation, question.id)) return asScored(question, 'notShown', 0, 0)
  const answer = evaluation.answers[index]
  if (answer === undefined || evaluation.values[index] === null) {
    return asScored(question, 'blank', 0, worth)
  }
  return scoreAnswer(question, answer, evaluation.compiled.definition.textRules)
}

/** Scores an answer that is not blank, to a question that was shown and is worth points. */
export function scoreAnswer(
  question: Question,
  answer: Answer,
  textRules?: TextRules,
): ScoredQuestion {
  const worth = worthOf(question)
  const scored = (rule: ScoreRule, points: number) => asScored(question, rule, points, worth)
  if (isScoredByOption(question)) {
    return scored('optionPoints', pointsForOptions(question, answer))
  }
  const judged = hasKey(question) ? scoringOf(question).judge(question, answer, textRules) : null
  if (judged === null) return scored('toBeMarked', 0)
  const { sharedBy, ...parts } = judged
  const { met, of } = parts
  if (sharedBy !== undefined) {
    const points = shareOf(fractionOf(worth), met, of)
    return { ...scored(`${sharedBy}Met`, rounded(points)), parts }
  }
  return met === of ? scored('keyMet', worth) : scored('keyMissed', 0)
}

function asScored(
  { id: questionId }: Question,
  rule: ScoreRule,
  points: number,
  most: number,
): ScoredQuestion {
  return { questionId, points, most, rule }
}
