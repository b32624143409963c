import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'
import type { Rule } from '#src/assessment/engine/rule.ts'

/** The facts a message about a violation may mention, formatted for reading. */
export type ViolationFacts = {
  question: Question
  limit: string
  /** The limit as a number, for plurals and steps; 0 if it isn't one. */
  count: number
  fileName: string
  /** The label of the affected matrix row. */
  row: string
  /** The input that is no number, date or web address, as typed. */
  typed: string
  /** The two numbers that were typed as one (rule L22); null otherwise. */
  readings: { whole: string; fraction: string } | null
  /** The message if a question of this kind is required and blank. */
  required: string
  /** The whole range, if the question has both limits. */
  range: { low: string; high: string } | null
  /** Whether both limits are equal: then "at least" would only lead to the next error. */
  isExact: boolean
  /** The first three numbers that a step allows. */
  steps: readonly [string, string, string]
  /** The answer that the question asks for, as far as messages about its limits differ. */
  asksFor: 'number' | 'date' | 'rating'
  /** The label of the option that excludes the others. */
  noneLabel: string
  /** The label of the option for the candidate's own words. */
  otherLabel: string
}

/** A message for every rule that an answer can break. */
export type Sentences = { readonly [R in Rule]: (facts: ViolationFacts) => string }
/** The message of every kind if it is required and blank. */
export type Required = {
  readonly [K in QuestionKind]: string | ((question: QuestionOf<K>) => string)
}

type FileRule = 'minFiles' | 'maxFiles' | 'fileSize' | 'fileType' | 'emptyFile'
type FurtherRule = 'notADate' | 'everyOption' | 'oneARow'
/** Kinds of question whose fields and words are loaded only for assessments that have one of them. */
export type FurtherKind =
  | 'date'
  | 'rating'
  | 'ranking'
  | 'matrix'
  | 'code'
  | 'signature'
  | 'consent'

/** In the words that load with every page, and in those that load with rarer fields. */
export type FirstSentences = Omit<Sentences, FileRule | FurtherRule>
export type FileSentences = Pick<Sentences, FileRule>
export type FurtherSentences = Pick<Sentences, FurtherRule>

export type FirstRequired = Omit<Required, 'file' | FurtherKind>
export type FileRequired = Pick<Required, 'file'>
export type FurtherRequired = Pick<Required, FurtherKind>
