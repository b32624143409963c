/**
 * A condition: a tree of all / any / not over comparisons with earlier answers. The engine decides
 * which operators suit which kind of question.
 */

import * as z from 'zod/mini'

import { mintedIdSchema } from './base.ts'

/**
 * One value to compare with: an option id, a text, a date, a number, a boolean, or a set of option
 * ids.
 */
const comparedValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])
export type ComparedValue = z.infer<typeof comparedValueSchema>

/** Numbers compare as numbers, dates (`YYYY-MM-DD`) as dates. */
const boundSchema = z.union([z.number(), z.string()])

export const predicateSchema = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('isBlank') }),
  z.strictObject({ op: z.literal('isNotBlank') }),
  z.strictObject({ op: z.literal('is'), value: comparedValueSchema }),
  z.strictObject({ op: z.literal('isNot'), value: comparedValueSchema }),
  z.strictObject({
    op: z.literal('isOneOf'),
    values: z.array(z.union([z.string(), z.number()])),
  }),
  z.strictObject({ op: z.literal('includes'), value: z.string() }),
  z.strictObject({ op: z.literal('atLeast'), value: boundSchema }),
  z.strictObject({ op: z.literal('atMost'), value: boundSchema }),
  z.strictObject({ op: z.literal('moreThan'), value: boundSchema }),
  z.strictObject({ op: z.literal('lessThan'), value: boundSchema }),
  z.strictObject({ op: z.literal('before'), value: z.string() }),
  z.strictObject({ op: z.literal('after'), value: z.string() }),
  z.strictObject({ op: z.literal('between'), from: boundSchema, to: boundSchema }),
])
export type Predicate = z.infer<typeof predicateSchema>
export type Operator = Predicate['op']

/**
 * The operand of a comparison: an answer, one measure of it (length of a text in code points,
 * number of choices, the candidate's own words for "other"), one row of a matrix, or a calculated
 * value.
 */
export const operandSchema = z.union([
  z.strictObject({
    question: mintedIdSchema,
    row: z.exactOptional(mintedIdSchema),
    measure: z.exactOptional(z.enum(['length', 'count', 'other'])),
  }),
  z.strictObject({ calculated: mintedIdSchema }),
])
export type Operand = z.infer<typeof operandSchema>

/**
 * What the values of a comparison were chosen as: `choices` and `files` are numbers of them. Stored
 * once the kind of the question has changed to one whose values are chosen as something else.
 */
export const chosenAsSchema = z.enum([
  'text',
  'number',
  'date',
  'option',
  'options',
  'order',
  'tick',
  'choices',
  'files',
  'list',
])
export type ChosenAs = z.infer<typeof chosenAsSchema>

export type Condition =
  | { kind: 'all'; conditions: Condition[] }
  | { kind: 'any'; conditions: Condition[] }
  | { kind: 'not'; condition: Condition }
  | { kind: 'compare'; of: Operand; test: Predicate; chosenAs?: ChosenAs }

export const conditionSchema: z.ZodMiniType<Condition> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('all'), conditions: z.array(conditionSchema) }),
    z.strictObject({ kind: z.literal('any'), conditions: z.array(conditionSchema) }),
    z.strictObject({ kind: z.literal('not'), condition: conditionSchema }),
    z.strictObject({
      kind: z.literal('compare'),
      of: operandSchema,
      test: predicateSchema,
      chosenAs: z.exactOptional(chosenAsSchema),
    }),
  ]),
)
