/**
 * The backup file with the contents of both databases, as JSON lines, so that it never has to be in
 * memory as one string. It starts with a header line, then one line per record, then for each file
 * one line and its bytes in chunks, and ends with the totals. A file without that last line was cut
 * off.
 */

import * as z from 'zod/mini'

import { countSchema, FORMATS, momentSchema } from '#schemas/base.ts'
import { fileFields } from '#schemas/records/device.ts'
import { jsonSchema } from '#schemas/json.ts'

/** The file's `kind`. */
export const BACKUP_FILE = 'talentflow-backup'

/** The stores of the hiring database, then the stores of the device database that are backed up. */
export const BACKUP_STORES = [
  'Jobs',
  'Candidates',
  'Assessments',
  'Responses',
  'settings',
  'history',
  'erased',
  'team',
  'keys',
  'files',
] as const
export type BackupStore = (typeof BACKUP_STORES)[number]

export const backupHeaderSchema = z.strictObject({
  format: z.literal(FORMATS.backup),
  kind: z.literal(BACKUP_FILE),
  madeAt: momentSchema,
})

/**
 * One record: as `record` if it matches its store's schema, or as `values` if it holds something
 * JSON can't express (see `custody/files/storedValues.ts`). `damaged`: it doesn't match its
 * store's schema and is carried over unchanged.
 */
const recordLineSchema = z.strictObject({
  line: z.literal('record'),
  store: z.enum(BACKUP_STORES),
  values: z.exactOptional(z.array(jsonSchema)),
  damaged: z.exactOptional(z.literal(true)),
})

/** File metadata, followed by that many lines of bytes. */
export const backedUpFileSchema = z.strictObject({
  ...fileFields,
  /** The digest of the bytes, in lower-case hexadecimal. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type BackedUpFile = z.infer<typeof backedUpFileSchema>

const fileLineSchema = z.strictObject({
  line: z.literal('file'),
  file: backedUpFileSchema,
  parts: countSchema,
})

const partLineSchema = z.strictObject({ line: z.literal('part'), base64: z.string() })

/** The number of records per store, and the number and total size of the files. */
const endLineSchema = z.strictObject({
  line: z.literal('end'),
  records: z.strictObject({
    Jobs: countSchema,
    Candidates: countSchema,
    Assessments: countSchema,
    Responses: countSchema,
    settings: countSchema,
    history: countSchema,
    erased: countSchema,
    /** Backups from before there were reviewers or keys have no count of them. */
    team: z.exactOptional(countSchema),
    keys: z.exactOptional(countSchema),
    files: countSchema,
  }),
  files: countSchema,
})

export const backupLineSchema = z.discriminatedUnion('line', [
  recordLineSchema,
  fileLineSchema,
  partLineSchema,
  endLineSchema,
])
export type BackupLine = z.infer<typeof backupLineSchema>
export type BackupCounts = Readonly<Record<BackupStore, number>>

/** One item to be written to a backup: a stored record, or a file with its bytes. */
export type BackupEntry =
  | { kind: 'record'; store: BackupStore; raw: unknown; damaged: boolean }
  | { kind: 'file'; file: BackedUpFile; bytes: ArrayBuffer }
