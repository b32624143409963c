/** Settings that belong to this device rather than to hiring; stored in TalentFlowDevice. */

import * as z from 'zod/mini'

import {
  atLeastOneSchema,
  countSchema,
  mintedIdSchema,
  momentSchema,
  recordIdSchema,
} from '#schemas/base.ts'
import { COMPANY_FILES, companyDetailsSchema } from '#schemas/company.ts'
import { bytesSchema } from '#schemas/sealing.ts'

export const themeSettingSchema = z.strictObject({
  key: z.literal('theme'),
  value: z.enum(['system', 'light', 'dark']),
})

/** The name recorded with notes, moves and publications. */
export const staffNameSettingSchema = z.strictObject({
  key: z.literal('staffName'),
  value: z.string(),
})

const wordSchema = z.string().check(z.minLength(1), z.maxLength(40))

/** The team's words for its recommendations, from worst to best. */
export const recommendationWordsSchema = z.strictObject({
  strongNo: wordSchema,
  no: wordSchema,
  yes: wordSchema,
  strongYes: wordSchema,
})

export const recommendationWordsSettingSchema = z.strictObject({
  key: z.literal('recommendationWords'),
  value: recommendationWordsSchema,
})

/** The company's face on candidates' pages. */
export const companySettingSchema = z.strictObject({
  key: z.literal('company'),
  value: companyDetailsSchema,
})

/** When a backup was last saved or restored. */
export const lastBackupSettingSchema = z.strictObject({
  key: z.literal('lastBackup'),
  value: z.strictObject({
    at: momentSchema,
    fileName: z.string(),
    /** Bytes. */
    size: z.int(),
  }),
})

/** A PIN can be checked with it, and not be read from it. Bytes as numbers from 0 to 255. */
export const pinVerifierSchema = z.strictObject({
  salt: z.array(z.int()).check(z.minLength(16), z.maxLength(16)),
  /** The iterations of PBKDF2 with HMAC-SHA-256. */
  iterations: atLeastOneSchema,
  hash: z.array(z.int()).check(z.minLength(32), z.maxLength(32)),
})
export type PinVerifier = z.infer<typeof pinVerifierSchema>

/** The device is handed over. Without this setting it is with the staff. */
export const candidateModeSchema = z.strictObject({
  since: momentSchema,
  /**
   * Only their addresses can be opened; empty if the record was damaged. With titles, so that no
   * page has to read a record.
   */
  assessments: z.array(z.strictObject({ id: recordIdSchema, title: z.string() })),
  /** The candidate to whom alone the device was handed over. */
  candidateId: z.exactOptional(recordIdSchema),
  /** Absent if the team passphrase ends it, or if the record was damaged. */
  pin: z.exactOptional(pinVerifierSchema),
  /** Wrong PINs in a row. */
  tries: countSchema,
  /** Milliseconds to wait before the next PIN. Counted down by an open page, not by the clock. */
  waitMs: countSchema,
  /** Milliseconds until the mode ends without a PIN; absent unless that was asked for. */
  resetMs: z.exactOptional(countSchema),
})
export type CandidateMode = z.infer<typeof candidateModeSchema>

export const settingSchema = z.discriminatedUnion('key', [
  themeSettingSchema,
  staffNameSettingSchema,
  recommendationWordsSettingSchema,
  companySettingSchema,
  lastBackupSettingSchema,
  z.strictObject({ key: z.literal('candidateMode'), value: candidateModeSchema }),
  /** Candidate mode was ended without its PIN; kept until staff have read it. */
  z.strictObject({
    key: z.literal('pinReset'),
    value: z.strictObject({ handedOverAt: momentSchema, endedAt: momentSchema }),
  }),
  /** Staff opened the session for this candidate. The candidate's page uses it once. */
  z.strictObject({
    key: z.literal('handover'),
    value: z.strictObject({
      assessmentId: recordIdSchema,
      candidateId: recordIdSchema,
      at: momentSchema,
    }),
  }),
  /** A random id for each sitting. It identifies the last sitting, but not the person. */
  z.strictObject({ key: z.literal('sitting'), value: recordIdSchema }),
  /** Wrong codes for unknown emails, which are throttled like those for known ones. */
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

/** File metadata, without the bytes. */
export const fileFields = {
  owner: z.union([recordIdSchema, z.literal(COMPANY_FILES)]),
  fileId: mintedIdSchema,
  name: z.string(),
  type: z.string(),
  /**
   * The number of stored bytes. Indexed, so that an owner's total can be computed without reading
   * the files.
   */
  size: countSchema,
  /**
   * In protected mode the bytes are encrypted with the key of the attempt and this IV; they include
   * the name and the type, which are empty here.
   */
  iv: z.exactOptional(bytesSchema),
}

/** Not by `z.instanceof`, whose code would be part of the candidate's address. */
const arrayBufferSchema: z.ZodMiniType<ArrayBuffer> = z.any().check(({ value, issues }) => {
  if (!(value instanceof ArrayBuffer)) issues.push({ code: 'custom', input: value })
})

/**
 * The bytes of a candidate's file (`owner` is the attempt), an author's picture (`owner` is the
 * assessment) or the company's mark.
 */
export const fileRecordSchema = z.strictObject({
  ...fileFields,
  bytes: arrayBufferSchema,
})
export type FileRecord = z.infer<typeof fileRecordSchema>
