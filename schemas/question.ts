/**
 * A question: what all kinds share, and one branch per kind. `src/README.md` lists what else a new
 * kind needs.
 */

import * as z from 'zod/mini'

import { authoredTextSchema } from './authoredText.ts'
import { atLeastOneSchema, calendarDateSchema, countSchema, mintedIdSchema } from './base.ts'
import { conditionSchema, predicateSchema } from './condition.ts'
import { orderKeySchema, setKeySchema } from './partialKeys.ts'
import { pointsSchema } from './points.ts'
import { textRulesSchema } from './textRules.ts'

export const optionSchema = z.strictObject({
  id: mintedIdSchema,
  /** The option's name in exports. */
  code: z.string(),
  label: authoredTextSchema,
  /** Keeps its position when the options are shuffled. */
  pinned: z.exactOptional(z.boolean()),
  /** `none` excludes all other options; `all` selects every ordinary one. */
  role: z.exactOptional(z.enum(['none', 'all'])),
  /** For staff, never shown to candidates. */
  feedback: z.exactOptional(authoredTextSchema),
})
export type Option = z.infer<typeof optionSchema>

const rubricSchema = z.strictObject({
  levels: z.array(z.strictObject({ id: mintedIdSchema, text: z.string(), points: pointsSchema })),
})

/** Set when the question was copied from another assessment. */
const originSchema = z.strictObject({ assessmentId: z.string(), questionId: mintedIdSchema })

const shared = {
  id: mintedIdSchema,
  /** The question's name in exports; unique within the definition. */
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

/** Properties of questions that can be answered. */
const answerable = {
  ...shared,
  required: z.boolean(),
  /** Required only while this is true; `required` means always. */
  requiredIf: z.exactOptional(conditionSchema),
  /** The author's own error message, shown instead of the default. */
  errorText: z.exactOptional(z.string()),
  points: z.exactOptional(pointsSchema),
  rubric: z.exactOptional(rubricSchema),
  knockOut: z.exactOptional(predicateSchema),
  /** Seconds. */
  timeLimit: z.exactOptional(atLeastOneSchema),
}

/** An additional choice in the candidate's own words. */
const otherSchema = z.strictObject({ label: authoredTextSchema })

/** Points for each chosen option, which may be negative. The sum is at least `floor`. */
const optionPointsSchema = z.strictObject({
  byOption: z.record(mintedIdSchema, pointsSchema),
  floor: pointsSchema,
})

const optionsKey = z.exactOptional(z.strictObject({ options: z.array(mintedIdSchema) }))

/** The properties of both choice kinds. A choice is scored by its key, or by points per option. */
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
  /** Asks which group the candidate belongs to. Only counted over groups, never shown in review. */
  selfIdentification: z.exactOptional(z.boolean()),
  /** Any one of these options is correct. */
  key: optionsKey,
})

export const multipleChoiceSchema = z.strictObject({
  ...choosing,
  kind: z.literal('multipleChoice'),
  minChoices: z.exactOptional(countSchema),
  maxChoices: z.exactOptional(countSchema),
  key: z.exactOptional(setKeySchema),
})

export const shortTextSchema = z.strictObject({
  ...answerable,
  kind: z.literal('shortText'),
  format: z.enum(['plain', 'email', 'phone', 'url']),
  /**
   * Must match the whole trimmed text. Patterns that can backtrack catastrophically are refused.
   */
  pattern: z.exactOptional(z.strictObject({ source: z.string(), ignoreCase: z.boolean() })),
  /** In code points of the trimmed text. */
  minLength: z.exactOptional(countSchema),
  maxLength: z.exactOptional(countSchema),
  key: z.exactOptional(
    z.strictObject({
      accepted: z.array(z.string()),
      ignoreCase: z.boolean(),
      /** Newer rules than those of the version, after its key was corrected. */
      textRules: z.exactOptional(textRulesSchema),
    }),
  ),
})

export const longTextSchema = z.strictObject({
  ...answerable,
  kind: z.literal('longText'),
  minLength: z.exactOptional(countSchema),
  maxLength: z.exactOptional(countSchema),
})

export const numberSchema = z.strictObject({
  ...answerable,
  kind: z.literal('number'),
  min: z.exactOptional(z.number()),
  max: z.exactOptional(z.number()),
  /** The distance between allowed values, counted from `min`, or from 0 if there is none. */
  step: z.exactOptional(z.number().check(z.gt(0))),
  unit: z.exactOptional(z.string()),
  /** Correct within `tolerance` in either direction, inclusive. */
  key: z.exactOptional(
    z.strictObject({ value: z.number(), tolerance: z.number().check(z.minimum(0)) }),
  ),
})

/** A file extension: with its dot, in lower case (`.pdf`). */
export const FILE_ENDING = /^\.[a-z0-9]+$/

export const fileSchema = z.strictObject({
  ...answerable,
  kind: z.literal('file'),
  /** Empty means any. */
  accept: z.array(z.string().check(z.regex(FILE_ENDING))),
  minFiles: z.exactOptional(countSchema),
  maxFiles: atLeastOneSchema,
  /** Bytes per file. */
  maxSize: atLeastOneSchema,
})

export const dateSchema = z.strictObject({
  ...answerable,
  kind: z.literal('date'),
  min: z.exactOptional(calendarDateSchema),
  max: z.exactOptional(calendarDateSchema),
  /** Correct within `tolerance` days in either direction, inclusive. */
  key: z.exactOptional(z.strictObject({ value: calendarDateSchema, tolerance: countSchema })),
})

export const ratingSchema = z.strictObject({
  ...answerable,
  kind: z.literal('rating'),
  /** The whole numbers from the lowest to the highest, both included. */
  lowest: z.int(),
  highest: z.int(),
  /** Labels for the two ends of the scale. */
  lowLabel: z.exactOptional(z.string()),
  highLabel: z.exactOptional(z.string()),
  look: z.enum(['numbers', 'stars']),
  key: z.exactOptional(z.strictObject({ value: z.int(), tolerance: countSchema })),
})

export const rankingSchema = z.strictObject({
  ...answerable,
  kind: z.literal('ranking'),
  options: z.array(optionSchema),
  shuffle: z.exactOptional(z.boolean()),
  key: z.exactOptional(orderKeySchema),
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
  /** Several options per row instead of one. */
  several: z.boolean(),
  /** The correct options of each row. A row without any is not scored. */
  key: z.exactOptional(
    z.strictObject({
      byRow: z.record(mintedIdSchema, z.array(mintedIdSchema)),
      /** All rows or nothing, or an equal share of the points per row. */
      grading: z.enum(['all', 'perRow']),
    }),
  ),
})

export const codeSchema = z.strictObject({
  ...answerable,
  kind: z.literal('code'),
  /** For syntax highlighting only; code is never run. */
  language: z.string(),
  minLength: z.exactOptional(countSchema),
  maxLength: z.exactOptional(countSchema),
})

export const signatureSchema = z.strictObject({ ...answerable, kind: z.literal('signature') })

export const consentSchema = z.strictObject({
  ...answerable,
  kind: z.literal('consent'),
  /** The checkbox label: what the candidate agrees to. */
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
