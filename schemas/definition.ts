/**
 * The content of a draft or of a published version.
 */

import * as z from 'zod/mini'

import { authoredTextSchema, translatedTextSchema } from './authoredText.ts'
import { atLeastOneSchema, FORMATS, mintedIdSchema } from './base.ts'
import { conditionSchema } from './condition.ts'
import { pointsAboveZeroSchema } from './points.ts'
import { questionSchema } from './question.ts'
import { textRulesSchema } from './textRules.ts'

export const sectionSchema = z.strictObject({
  id: mintedIdSchema,
  title: z.string(),
  introduction: z.exactOptional(authoredTextSchema),
  showIf: z.exactOptional(conditionSchema),
  /** Seconds. */
  timeLimit: z.exactOptional(atLeastOneSchema),
  shuffle: z.exactOptional(z.boolean()),
  /** How many of the questions each candidate gets. */
  draw: z.exactOptional(atLeastOneSchema),
  questions: z.array(questionSchema),
})
export type Section = z.infer<typeof sectionSchema>

const percentSchema = z.number().check(z.minimum(0), z.maximum(100))

const settingsSchema = z.strictObject({
  title: z.string(),
  /** Shown before the first question. */
  introduction: z.exactOptional(authoredTextSchema),
  /** Shown on the receipt: what happens after submitting. It inserts no answers. */
  nextSteps: z.exactOptional(authoredTextSchema),
  layout: z.enum(['section', 'question', 'all']),
  /** Seconds for the whole assessment. */
  timeLimit: z.exactOptional(atLeastOneSchema),
  /** Candidates may print a copy of their answers after submitting. */
  ownCopy: z.exactOptional(z.literal(true)),
  /** Questions that are added are required. */
  requiredByDefault: z.exactOptional(z.literal(true)),
  /** In percent of the available points, inclusive. */
  passMark: z.exactOptional(z.strictObject({ percent: percentSchema })),
  /** Names for ranges of the score, each starting at its percentage, in any order. */
  bands: z.exactOptional(
    z.array(z.strictObject({ id: mintedIdSchema, name: z.string(), from: percentSchema })),
  ),
})
export type Settings = z.infer<typeof settingsSchema>

/** A value calculated from answers, for texts, conditions and the score. */
export const calculatedSchema = z.strictObject({
  id: mintedIdSchema,
  /** How expressions and texts refer to it, like the code of a question. */
  name: z.string(),
  expression: z.string(),
  /** Its value counts as points, from 0 up to `most`. */
  points: z.exactOptional(z.strictObject({ most: pointsAboveZeroSchema })),
})
export type Calculated = z.infer<typeof calculatedSchema>

export const definitionSchema = z.strictObject({
  format: z.literal(FORMATS.definition),
  /** BCP 47 tag of the language of the texts. */
  language: z.string(),
  /** Absent: the first generation. */
  textRules: z.exactOptional(textRulesSchema),
  /** By language, then by the id of the text (`engine/texts/translations.ts`). */
  translations: z.record(z.string(), z.record(z.string(), translatedTextSchema)),
  settings: settingsSchema,
  sections: z.array(sectionSchema),
  calculated: z.array(calculatedSchema),
})
export type Definition = z.infer<typeof definitionSchema>
