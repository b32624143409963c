/**
 * A question: what all kinds share, and one branch for each kind. A new kind is one branch here and
 * one file each in `engine/questions`, `renderer/fields`, `renderer/answers` and
 * `features/builder/properties`.
 */
import * as z from 'zod/mini'

import { authoredTextSchema } from './authoredText.ts'
import { calendarDateSchema, mintedIdSchema } from './base.ts'
import { conditionSchema, testSchema } from './condition.ts'
import { pointsSchema } from './points.ts'

const count = z.int().check(z.minimum(0))

export const optionSchema = z.strictObject({
  id: mintedIdSchema,
  /** Stands for the option in exports. */
  code: z.string(),
  label: authoredTextSchema,
  /** Keeps its place when the options are shuffled. */
  pinned: z.exactOptional(z.boolean()),
  /** `none` goes with no other option; `all` stands for every ordinary one. */
  role: z.exactOptional(z.enum(['none', 'all'])),
  /** For staff, never shown to candidates. */
  feedback: z.exactOptional(authoredTextSchema),
})
export type Option = z.infer<typeof optionSchema>

const rubricSchema = z.strictObject({
  levels: z.array(z.strictObject({ id: mintedIdSchema, text: z.string(), points: pointsSchema })),
})

/** Where a question came from when it was taken over from another assessment. */
const originSchema = z.strictObject({ assessmentId: z.string(), questionId: mintedIdSchema })

const shared = {
  id: mintedIdSchema,
  /** Names the question in exports; unique within the definition. */
  code: z.string(),
  prompt: authoredTextSchema,
  help: z.exactOptional(authoredTextSchema),
  /** For staff, never shown to candidates. */
  explanation: z.exactOptional(authoredTextSchema),
  picture: z.exactOptional(z.strictObject({ fileId: mintedIdSchema, alternative: z.string() })),
  showIf: z.exactOptional(conditionSchema),
  tags: z.exactOptional(z.array(z.string())),
  origin: z.exactOptional(originSchema),
}

/** What only a question that can be answered may have. */
const answerable = {
  ...shared,
  required: z.boolean(),
  /** Required while this holds; `required` itself means always. */
  requiredIf: z.exactOptional(conditionSchema),
  /** The author's own words in place of ours when a rule is broken. */
  errorText: z.exactOptional(z.string()),
  points: z.exactOptional(pointsSchema),
  rubric: z.exactOptional(rubricSchema),
  knockOut: z.exactOptional(testSchema),
  /** Seconds. */
  timeLimit: z.exactOptional(z.int().check(z.minimum(1))),
}

/** Beside the options: a choice of the candidate's own words. */
const otherSchema = z.strictObject({ label: authoredTextSchema })

/** Points for each chosen option, below 0 too; the sum does not fall below `floor`. */
const optionPointsSchema = z.strictObject({
  byOption: z.record(mintedIdSchema, pointsSchema),
  floor: pointsSchema,
})

const optionsKey = z.exactOptional(z.strictObject({ options: z.array(mintedIdSchema) }))

/** What both kinds of choice have. A choice is scored by its key, or by points for each option. */
const choosing = {
  ...answerable,
  options: z.array(optionSchema),
  other: z.exactOptional(otherSchema),
  shuffle: z.exactOptional(z.boolean()),
  optionPoints: z.exactOptional(optionPointsSchema),
}

export const singleChoiceSchema = z.strictObject({
  ...choosing,
  kind: z.literal('singleChoice'),
  display: z.enum(['radio', 'dropdown']),
  /** Any one of these options is right. */
  key: optionsKey,
})

export const multipleChoiceSchema = z.strictObject({
  ...choosing,
  kind: z.literal('multipleChoice'),
  minChoices: z.exactOptional(count),
  maxChoices: z.exactOptional(count),
  /** Exactly this set is right. */
  key: optionsKey,
})

export const shortTextSchema = z.strictObject({
  ...answerable,
  kind: z.literal('shortText'),
  format: z.enum(['plain', 'email', 'phone', 'url']),
  /** The whole trimmed text has to match; never one that can run away (backtracking). */
  pattern: z.exactOptional(z.strictObject({ source: z.string(), ignoreCase: z.boolean() })),
  /** Code points of the trimmed text. */
  minLength: z.exactOptional(count),
  maxLength: z.exactOptional(count),
  key: z.exactOptional(z.strictObject({ accepted: z.array(z.string()), ignoreCase: z.boolean() })),
})

export const longTextSchema = z.strictObject({
  ...answerable,
  kind: z.literal('longText'),
  minLength: z.exactOptional(count),
  maxLength: z.exactOptional(count),
})

export const numberSchema = z.strictObject({
  ...answerable,
  kind: z.literal('number'),
  min: z.exactOptional(z.number()),
  max: z.exactOptional(z.number()),
  /** The distance between allowed values, counted from `min`, or from 0 without one. */
  step: z.exactOptional(z.number().check(z.positive())),
  unit: z.exactOptional(z.string()),
  /** Right within `tolerance` to either side, inclusive. */
  key: z.exactOptional(
    z.strictObject({ value: z.number(), tolerance: z.number().check(z.minimum(0)) }),
  ),
})

/** How a file name ends: with its dot, in lower case (`.pdf`). */
export const FILE_ENDING = /^\.[a-z0-9]+$/

export const fileSchema = z.strictObject({
  ...answerable,
  kind: z.literal('file'),
  /** Empty: any. */
  accept: z.array(z.string().check(z.regex(FILE_ENDING))),
  minFiles: z.exactOptional(count),
  maxFiles: z.int().check(z.minimum(1)),
  /** Bytes of one file. */
  maxSize: z.int().check(z.minimum(1)),
})

export const dateSchema = z.strictObject({
  ...answerable,
  kind: z.literal('date'),
  min: z.exactOptional(calendarDateSchema),
  max: z.exactOptional(calendarDateSchema),
  /** Right within `tolerance` days to either side, inclusive. */
  key: z.exactOptional(z.strictObject({ value: calendarDateSchema, tolerance: count })),
})

export const ratingSchema = z.strictObject({
  ...answerable,
  kind: z.literal('rating'),
  /** The whole numbers from the lowest to the highest, both included. */
  lowest: z.int(),
  highest: z.int(),
  /** Words at the two ends of the scale. */
  lowLabel: z.exactOptional(z.string()),
  highLabel: z.exactOptional(z.string()),
  look: z.enum(['numbers', 'stars']),
  key: z.exactOptional(z.strictObject({ value: z.int(), tolerance: count })),
})

export const rankingSchema = z.strictObject({
  ...answerable,
  kind: z.literal('ranking'),
  options: z.array(optionSchema),
  shuffle: z.exactOptional(z.boolean()),
  /** Exactly this order is right. */
  key: z.exactOptional(z.strictObject({ order: z.array(mintedIdSchema) })),
})

const rowSchema = z.strictObject({
  id: mintedIdSchema,
  code: z.string(),
  label: authoredTextSchema,
})
export type Row = z.infer<typeof rowSchema>

export const matrixSchema = z.strictObject({
  ...answerable,
  kind: z.literal('matrix'),
  rows: z.array(rowSchema),
  /** The columns. */
  options: z.array(optionSchema),
  /** Several options a row, instead of one. */
  several: z.boolean(),
  /** The right options of each row; a row without any is not scored. */
  key: z.exactOptional(
    z.strictObject({
      byRow: z.record(mintedIdSchema, z.array(mintedIdSchema)),
      /** All rows or nothing, or an equal share of the points for each row. */
      grading: z.enum(['all', 'perRow']),
    }),
  ),
})

export const codeSchema = z.strictObject({
  ...answerable,
  kind: z.literal('code'),
  /** For highlighting only: code is never run. */
  language: z.string(),
  minLength: z.exactOptional(count),
  maxLength: z.exactOptional(count),
})

export const signatureSchema = z.strictObject({ ...answerable, kind: z.literal('signature') })

export const consentSchema = z.strictObject({
  ...answerable,
  kind: z.literal('consent'),
  /** The words beside the box: what is agreed to. */
  label: authoredTextSchema,
})

export const statementSchema = z.strictObject({ ...shared, kind: z.literal('statement') })

export const questionSchema = z.discriminatedUnion('kind', [
  singleChoiceSchema,
  multipleChoiceSchema,
  shortTextSchema,
  longTextSchema,
  numberSchema,
  dateSchema,
  ratingSchema,
  rankingSchema,
  matrixSchema,
  fileSchema,
  codeSchema,
  signatureSchema,
  consentSchema,
  statementSchema,
])
export type Question = z.infer<typeof questionSchema>
export type QuestionKind = Question['kind']
export type QuestionOf<K extends QuestionKind> = Extract<Question, { kind: K }>
export type AnswerableQuestion = Exclude<Question, { kind: 'statement' }>
export type ChoiceQuestion = QuestionOf<'singleChoice'> | QuestionOf<'multipleChoice'>
export type QuestionWithOptions = ChoiceQuestion | QuestionOf<'ranking'> | QuestionOf<'matrix'>
