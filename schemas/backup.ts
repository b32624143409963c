/**
 * The file that holds everything, of both databases: one line of JSON after another, so that nobody
 * needs all of it in memory as one text. First what it is, then a line for each record, then for each
 * file a line and its bytes in parts, and last how much there was: a file without its end was cut off.
 */
import * as z from 'zod/mini'

import { formatSchema, momentSchema } from './base.ts'
import { fileFields } from './device.ts'

/** What the file says of itself. */
export const BACKUP_FILE = 'talentflow-backup'

/** The stores of hiring, then what of the device belongs to hiring. */
export const BACKUP_STORES = [
  'Jobs',
  'Candidates',
  'Assessments',
  'Responses',
  'settings',
  'history',
  'erased',
  'files',
] as const
export type BackupStore = (typeof BACKUP_STORES)[number]

export const backupHeaderSchema = z.strictObject({
  format: formatSchema,
  kind: z.literal(BACKUP_FILE),
  madeAt: momentSchema,
})

/**
 * One record, as `record`, which has the schema of its store. Or as `values`, where it holds what JSON
 * has no word for (see `exchange/backup/storedValues.ts`). `damaged`: it is not as its store's records
 * are, and is carried as it was found.
 */
const recordLineSchema = z.strictObject({
  line: z.literal('record'),
  store: z.enum(BACKUP_STORES),
  values: z.exactOptional(z.array(z.json())),
  damaged: z.exactOptional(z.literal(true)),
})

/** What a file is; so many lines with its bytes follow. */
export const backedUpFileSchema = z.strictObject({
  ...fileFields,
  /** Of the bytes; lower-case hexadecimal. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type BackedUpFile = z.infer<typeof backedUpFileSchema>

const fileLineSchema = z.strictObject({
  line: z.literal('file'),
  file: backedUpFileSchema,
  parts: z.int().check(z.minimum(0)),
})

const partLineSchema = z.strictObject({ line: z.literal('part'), base64: z.string() })

const count = z.int().check(z.minimum(0))

/** How many records each store had, and how many files there are with their bytes. */
const endLineSchema = z.strictObject({
  line: z.literal('end'),
  records: z.strictObject({
    Jobs: count,
    Candidates: count,
    Assessments: count,
    Responses: count,
    settings: count,
    history: count,
    erased: count,
    files: count,
  }),
  files: count,
})

export const backupLineSchema = z.discriminatedUnion('line', [
  recordLineSchema,
  fileLineSchema,
  partLineSchema,
  endLineSchema,
])
export type BackupLine = z.infer<typeof backupLineSchema>
export type BackupCounts = Readonly<Record<BackupStore, number>>

/** One thing on its way into a backup: a record as it is stored, or a file with its bytes. */
export type BackupEntry =
  | { kind: 'record'; store: BackupStore; raw: unknown; damaged: boolean }
  | { kind: 'file'; file: BackedUpFile; bytes: ArrayBuffer }
