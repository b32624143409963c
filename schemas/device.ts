/**
 * What belongs to this device and not to hiring; kept in TalentFlowDevice.
 */
import * as z from 'zod/mini'

import { mintedIdSchema, momentSchema, recordIdSchema } from './base.ts'

export const themeSettingSchema = z.strictObject({
  key: z.literal('theme'),
  value: z.enum(['system', 'light', 'dark']),
})

/** The name that notes, moves and publications are signed with. */
export const staffNameSettingSchema = z.strictObject({
  key: z.literal('staffName'),
  value: z.string(),
})

/** When everything was last saved as a file, or replaced by what such a file holds. */
export const lastBackupSettingSchema = z.strictObject({
  key: z.literal('lastBackup'),
  value: z.strictObject({
    at: momentSchema,
    fileName: z.string(),
    /** Bytes. */
    size: z.int(),
  }),
})

export const settingSchema = z.discriminatedUnion('key', [
  themeSettingSchema,
  staffNameSettingSchema,
  lastBackupSettingSchema,
  /** Staff opened the session for this candidate; taken up once by the candidate's page. */
  z.strictObject({
    key: z.literal('handover'),
    value: z.strictObject({
      assessmentId: recordIdSchema,
      candidateId: recordIdSchema,
      at: momentSchema,
    }),
  }),
  /** Drawn when a candidate sits down; says which sitting was the last, and not whose. */
  z.strictObject({ key: z.literal('sitting'), value: recordIdSchema }),
  /** Wrong codes for e-mails that nobody has, so that they wait as everyone else does. */
  z.strictObject({
    key: z.literal('unknownTries'),
    value: z.record(
      z.string(),
      z.strictObject({ tries: z.int(), nextTryAt: z.exactOptional(momentSchema) }),
    ),
  }),
])
export type Setting = z.infer<typeof settingSchema>
export type SettingKey = Setting['key']
type SettingValues = { [S in Setting as S['key']]: S['value'] }
export type SettingValue<K extends SettingKey> = SettingValues[K]

/**
 * One place that changed: a path of keys and indexes, and the value there; absent: removed. In a
 * list, what is removed closes the gap, and `insert` makes room before what stands there.
 */
const patchSchema = z.strictObject({
  path: z.array(z.union([z.string(), z.int()])),
  value: z.exactOptional(z.json()),
  insert: z.exactOptional(z.literal(true)),
})
export type Patch = z.infer<typeof patchSchema>

/** One named, undoable step of a draft. */
export const historyStepSchema = z.strictObject({
  assessmentId: recordIdSchema,
  /** Counts from 0 within one assessment. */
  step: z.int().check(z.minimum(0)),
  name: z.string(),
  at: momentSchema,
  /** The `rev` of the assessment before and after. */
  revBefore: z.int(),
  revAfter: z.int(),
  undo: z.array(patchSchema),
  redo: z.array(patchSchema),
  /** This step was undone and can be redone. */
  undone: z.boolean(),
  /** The step before its last typing went on: what stands should that draft never be written. */
  former: z.exactOptional(
    z.strictObject({ revAfter: z.int(), undo: z.array(patchSchema), redo: z.array(patchSchema) }),
  ),
})
export type HistoryStep = z.infer<typeof historyStepSchema>

/** What a file is, without its bytes. */
export const fileFields = {
  owner: recordIdSchema,
  fileId: mintedIdSchema,
  name: z.string(),
  type: z.string(),
  /** Bytes; indexed, so that what an owner has is added up without reading the files. */
  size: z.int().check(z.minimum(0)),
}

/** Bytes of a candidate's file (`owner` is the attempt) or of an author's picture (the assessment). */
export const fileRecordSchema = z.strictObject({
  ...fileFields,
  bytes: z.instanceof(ArrayBuffer),
})
export type FileRecord = z.infer<typeof fileRecordSchema>
