/** The score of one attempt in the file, computed again from answers, keys and marks. */
import type { Answer } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import type { ExportedResponse, ResponsesFile } from '#schemas/files/responsesFile.ts'
import type { Question } from '#schemas/question.ts'
import { suits } from '#src/assessment/engine/conditions/comparisons.ts'
import { preparePredicate } from '#src/assessment/engine/conditions/preparePredicate.ts'
import { prepareQuestion } from '#src/assessment/engine/kinds/answering.ts'
import { isAnswered, isBlank } from '#src/assessment/engine/kinds/blank.ts'
import { MASK } from '#src/assessment/engine/maskedEmail.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import type { ScoreRule } from '#src/assessment/engine/scoring/scoring.ts'

import {
  beforeRounding,
  compare,
  type Exact,
  exact,
  minus,
  plus,
  quotient,
  share,
  times,
  ZERO,
} from './exact.ts'
import { counts, earned, worth } from './keyedPoints.ts'

export type Attempt = ExportedResponse['attempts'][number]
type Score = NonNullable<Attempt['score']>
export type WhatIf = NonNullable<ResponsesFile['versions'][number]['whatIfs']>[number]

export interface ScoredAnswer {
  question: Question
  status: 'answered' | 'blank' | 'notShown'
  points: Exact
  most: Exact
  rule: ScoreRule
  /** A name is hidden in the answer, so that its points are taken as they are in the file. */
  isTaken: boolean
}

export interface Sums {
  points: Exact
  most: Exact
  toBeMarked: Exact
}

export interface ScoredAttempt {
  answers: readonly ScoredAnswer[]
  calculated: readonly { calculatedId: string; points: Exact; most: Exact }[]
  sums: Sums
  isProvisional: boolean
  knockOuts: readonly string[]
}

/** `definition` has the keys that count. What was shown and the calculated values are taken. */
export function scoreAgain(definition: Definition, attempt: Attempt, stored: Score): ScoredAttempt {
  const given = givenPoints(attempt)
  const hidden = new Set(attempt.notShown)
  const storedById = new Map(stored.questions.map((each) => [each.questionId, each]))
  const automatic = questionsOf(definition).map((question) => {
    const answer = Object.hasOwn(attempt.answers, question.id)
      ? attempt.answers[question.id]
      : undefined
    const scored = scoreAnswer(definition, question, answer, hidden.has(question.id))
    const found = storedById.get(question.id)
    const isTaken = isMasked(answer) && ['keyMet', 'keyMissed'].includes(scored.rule)
    if (!isTaken || found === undefined) return { ...scored, isTaken: false }
    const isMet = found.rule === 'keyMet'
    const points = isMet ? scored.most : ZERO
    return { ...scored, points, rule: isMet ? 'keyMet' : 'keyMissed', isTaken } as const
  })
  const answers = automatic.map((scored): ScoredAnswer => {
    const points = given.get(scored.question.id)
    // Rule S16.
    if (points === undefined || ['noPoints', 'notShown'].includes(scored.rule)) return scored
    return { ...scored, points, rule: 'marked', isTaken: false }
  })
  const calculated = calculatedPoints(definition, attempt)
  const waiting = answers.filter(({ rule }) => rule === 'toBeMarked')
  const mine = attempt.reviews[0]
  const hasToMark = automatic.some(({ rule }) => rule === 'toBeMarked')
  return {
    answers,
    calculated,
    sums: {
      points: plus(...[...answers, ...calculated].map(({ points }) => points)),
      most: plus(...[...answers, ...calculated].map(({ most }) => most)),
      toBeMarked: plus(...waiting.map(({ most }) => most)),
    },
    isProvisional: waiting.length > 0 || (hasToMark && mine?.doneAt === undefined),
    knockOuts: knockOuts(definition, attempt, stored, hidden),
  }
}

/** The sums of a score, with each part as often as its weight says (rule U5). */
export function weighedSums(
  { sections }: Definition,
  { answers, calculated }: ScoredAttempt,
  { weights }: WhatIf,
): Sums {
  const weightOf = (id: string) => exact(Object.hasOwn(weights, id) ? (weights[id] ?? 1) : 1)
  const sectionOf = new Map(
    sections.flatMap(({ id, questions }) => questions.map((question) => [question.id, id])),
  )
  const weighed = [
    ...answers.map(({ question, points, most, rule }) => {
      const weight = times(weightOf(question.id), weightOf(sectionOf.get(question.id) ?? ''))
      return { points: times(points, weight), most: times(most, weight), rule }
    }),
    ...calculated.map(({ calculatedId, points, most }) => {
      const weight = weightOf(calculatedId)
      return { points: times(points, weight), most: times(most, weight), rule: null }
    }),
  ]
  const waiting = weighed.filter(({ rule }) => rule === 'toBeMarked')
  return {
    points: plus(...weighed.map(({ points }) => points)),
    most: plus(...weighed.map(({ most }) => most)),
    toBeMarked: plus(...waiting.map(({ most }) => most)),
  }
}

export interface Limits {
  /** In percent. */
  passMark: number | undefined
  bands: readonly { id: string; name: string; from: number }[]
}

/** Bands by name, as the file has them. */
export type Outcome = Pick<Score, 'passed' | 'band' | 'openBands'>

/** Rules S13 and S14. */
export function outcomeOf({ points, most, toBeMarked }: Sums, limits: Limits): Outcome {
  if (compare(most, ZERO) <= 0) return { passed: null, band: null }
  const best = plus(points, toBeMarked)
  const reaches = (reached: Exact, percent: number) =>
    compare(times(reached, exact(100)), times(most, exact(percent))) >= 0
  const bands = limits.bands.toSorted((a, b) => b.from - a.from)
  const bandAt = (reached: Exact) => bands.find(({ from }) => reaches(reached, from))
  const [lowest, highest] = [bandAt(points), bandAt(best)]
  const result = { passed: limits.passMark === undefined ? null : passed(limits.passMark) }
  if (lowest === highest) return { ...result, band: lowest?.name ?? null }
  return { ...result, band: null, openBands: [lowest?.name ?? null, highest?.name ?? null] }

  function passed(percent: number): 'yes' | 'no' | 'open' {
    if (reaches(points, percent)) return reaches(best, percent) ? 'yes' : 'open'
    return reaches(best, percent) ? 'open' : 'no'
  }
}

/** Null if nothing has been scored (rule S15). */
export function shareSoFar({ points, most, toBeMarked }: Sums): Exact | null {
  const soFar = minus(most, toBeMarked)
  if (compare(soFar, ZERO) <= 0) return null
  return quotient(points, soFar)
}

function scoreAnswer(
  { textRules }: Definition,
  question: Question,
  answer: Answer | undefined,
  isHidden: boolean,
): Omit<ScoredAnswer, 'isTaken'> {
  const status = isHidden ? 'notShown' : isAnswered(question, answer) ? 'answered' : 'blank'
  const nothing = { question, status, points: ZERO, most: ZERO } as const
  if (!counts(question)) return { ...nothing, rule: 'noPoints' }
  if (isHidden) return { ...nothing, rule: 'notShown' }
  const most = worth(question)
  if (answer === undefined || isBlank(question, answer)) return { ...nothing, most, rule: 'blank' }
  return { ...nothing, most, ...earned(question, answer, textRules) }
}

/** The settled mark of each question, or else the mean of the marks in the file (J2, J7). */
function givenPoints({ reviews, settled }: Attempt): Map<string, Exact> {
  const ids = new Set(reviews.flatMap(({ marks }) => Object.keys(marks)))
  const means = [...ids].map((id) => {
    const marks = reviews.flatMap((review) => review.marks[id]?.points ?? [])
    return [id, share(plus(...marks.map(beforeRounding)), 1, marks.length)] as const
  })
  const agreed = settled.map(({ questionId, points }) => [questionId, exact(points)] as const)
  return new Map([...means, ...agreed])
}

/** The value, from 0 to its maximum (rule X15). */
function calculatedPoints({ calculated }: Definition, attempt: Attempt) {
  const valueById = new Map(attempt.calculated?.map((each) => [each.calculatedId, each.value]))
  return calculated.flatMap(({ id, points }) => {
    if (points === undefined) return []
    const value = valueById.get(id)
    const within = typeof value === 'number' ? Math.min(Math.max(value, 0), points.most) : 0
    return [{ calculatedId: id, points: beforeRounding(within), most: exact(points.most) }]
  })
}

/** Rule S12; where a name is hidden in the answer, as they are in the file. */
function knockOuts(
  definition: Definition,
  { answers }: Attempt,
  stored: Score,
  hidden: ReadonlySet<string>,
): string[] {
  return questionsOf(definition).flatMap((question) => {
    const { id } = question
    const test = question.kind === 'statement' ? undefined : question.knockOut
    if (test === undefined || hidden.has(id)) return []
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
    if (isMasked(answer)) return stored.knockOuts.includes(id) ? [id] : []
    const view = prepareQuestion(question, definition.textRules).view({})
    if (view === null || !suits(test, question, {})) return []
    return preparePredicate(view.read(test))(view.see(answer)) ? [id] : []
  })
}

/** Whether a name is hidden in it. */
export function isMasked(answer: Answer | undefined): boolean {
  return answer !== undefined && JSON.stringify(answer).includes(MASK)
}
