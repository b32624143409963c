/**
 * The value given to one question, by kind. A blank answer may also be absent altogether.
 */

import * as z from 'zod/mini'

import { calendarDateSchema, countSchema, mintedIdSchema } from './base.ts'
import type { AnswerableQuestion } from './question.ts'

/** Text typed into a number or date field that could not be parsed. */
const unreadableSchema = z.strictObject({ raw: z.string() })

const storedFileSchema = z.strictObject({
  fileId: mintedIdSchema,
  name: z.string(),
  type: z.string(),
  /** Bytes. */
  size: countSchema,
  /** Lower-case hexadecimal. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type StoredFile = z.infer<typeof storedFileSchema>

const pointSchema = z.strictObject({ x: z.number(), y: z.number() })

/** The shape of an answer to each kind. A missing kind does not compile. */
export const answerSchemas = {
  singleChoice: z.strictObject({
    option: z.exactOptional(mintedIdSchema),
    other: z.exactOptional(z.string()),
  }),
  multipleChoice: z.strictObject({
    options: z.array(mintedIdSchema),
    other: z.exactOptional(z.string()),
  }),
  shortText: z.string(),
  longText: z.string(),
  code: z.string(),
  number: z.union([z.number(), unreadableSchema]),
  date: z.union([calendarDateSchema, unreadableSchema]),
  rating: z.int(),
  ranking: z.array(mintedIdSchema),
  matrix: z.record(mintedIdSchema, z.array(mintedIdSchema)),
  file: z.array(storedFileSchema),
  signature: z.union([
    z.strictObject({ strokes: z.array(z.array(pointSchema)) }),
    z.strictObject({ typed: z.string() }),
  ]),
  consent: z.literal(true),
} as const satisfies { readonly [K in AnswerableQuestion['kind']]: z.ZodMiniType }

export type AnswerOf<K extends keyof typeof answerSchemas> = z.infer<(typeof answerSchemas)[K]>
export type Answer = AnswerOf<keyof typeof answerSchemas>

export const answerSchema: z.ZodMiniType<Answer> = z.union([
  answerSchemas.singleChoice,
  answerSchemas.multipleChoice,
  answerSchemas.signature,
  z.string(),
  z.number(),
  unreadableSchema,
  answerSchemas.consent,
  answerSchemas.file,
  answerSchemas.ranking,
  answerSchemas.matrix,
])

/** Answers by question id. */
export const answersSchema = z.record(mintedIdSchema, answerSchema)
export type Answers = Readonly<Record<string, Answer>>
