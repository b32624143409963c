import type { Question } from '#schemas/question.ts'

import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'

import { date } from './date/scoring.ts'
import type { Keyed, KeyedKind, Scoring } from './parts/defineScoring.ts'
import { matrix } from './matrix/scoring.ts'
import { multipleChoice } from './multipleChoice/scoring.ts'
import { number } from './number/scoring.ts'
import { ranking } from './ranking/scoring.ts'
import { rating } from './rating/scoring.ts'
import { shortText } from './shortText/scoring.ts'
import { singleChoice } from './singleChoice/scoring.ts'

/** Scoring by kind, for the kinds that can have a key. A missing kind does not compile. */
const scoring: { readonly [K in KeyedKind]: Scoring<K> } = {
  singleChoice,
  multipleChoice,
  shortText,
  number,
  date,
  rating,
  ranking,
  matrix,
}

export function scoringOf<K extends KeyedKind>({ kind }: { kind: K }): Scoring<K> {
  return scoring[kind]
}

/** Whether the question is of a kind that can have a key. */
export function takesKey(question: Question): question is Extract<Question, { kind: KeyedKind }> {
  return question.kind in scoring
}

/** Whether the question has a key that counts. */
export function hasKey(question: Question): question is Keyed {
  return takesKey(question) && question.key !== undefined && !isSelfIdentification(question)
}
