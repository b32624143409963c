/**
 * The undo steps of a draft, stored in TalentFlowDevice. The candidate's page loads none of this.
 */

import * as z from 'zod/mini'

import { countSchema, FORMATS, momentSchema, recordIdSchema } from '#schemas/base.ts'
import { jsonSchema } from '#schemas/json.ts'
import { stepNameSchema } from '#schemas/stepName.ts'
import { encryptedSchema } from '#schemas/sealing.ts'

/**
 * One change: a path of keys and indexes, and the new value; absent means removed. In a list,
 * removing closes the gap and `insert` shifts the items from that index on.
 */
const patchSchema = z.strictObject({
  path: z.array(z.union([z.string(), z.int()])),
  value: z.exactOptional(jsonSchema),
  insert: z.exactOptional(z.literal(true)),
})
export type Patch = z.infer<typeof patchSchema>

const stepShape = {
  format: z.literal(FORMATS.historyStep),
  assessmentId: recordIdSchema,
  /** Numbered from 0 within one assessment. */
  step: countSchema,
  at: momentSchema,
  /** The `rev` of the assessment before this step. */
  revBefore: z.int(),
  revAfter: z.int(),
  /** The step has been undone and can be redone. */
  undone: z.boolean(),
}

/** One named, undoable step of a draft. */
export const historyStepSchema = z.strictObject({
  ...stepShape,
  name: stepNameSchema,
  undo: z.array(patchSchema),
  redo: z.array(patchSchema),
  /**
   * The step as it was before the latest typing was merged into it, in case that draft is never
   * written.
   */
  former: z.exactOptional(
    z.strictObject({ revAfter: z.int(), undo: z.array(patchSchema), redo: z.array(patchSchema) }),
  ),
})
export type HistoryStep = z.infer<typeof historyStepSchema>

/** A step as it is stored: in protected mode the name and the patches are one sealed part. */
export const storedHistoryStepSchema = z.union([
  historyStepSchema,
  z.strictObject({ ...stepShape, content: encryptedSchema }),
])
