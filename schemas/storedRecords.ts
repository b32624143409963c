/**
 * Which schema and which key belong to what is stored where.
 */
import * as z from 'zod/mini'

import { assessmentSchema, versionSchema } from './assessment.ts'
import type { BackupStore } from './backup.ts'
import { candidateSchema } from './candidate.ts'
import {
  fileRecordSchema,
  historyStepSchema,
  staffNameSettingSchema,
  themeSettingSchema,
} from './device.ts'
import { erasedSchema } from './erased.ts'
import { jobSchema } from './job.ts'
import { responseSchema } from './response.ts'

/** The fields that make up the primary key of each store, in their order. */
export const KEY_FIELDS: Readonly<Record<BackupStore, readonly string[]>> = {
  Jobs: ['id'],
  Candidates: ['id'],
  Assessments: ['id'],
  Responses: ['candidateId'],
  settings: ['key'],
  history: ['assessmentId', 'step'],
  erased: ['id'],
  files: ['owner', 'fileId'],
}

/** The settings that are worth carrying to another device; the others are about this one. */
const carriedSettingSchema = z.discriminatedUnion('key', [
  themeSettingSchema,
  staffNameSettingSchema,
])

/** What a record of this store must look like; assessments and their versions share a store. */
export function storedSchema(store: BackupStore, raw: unknown): z.ZodMiniType {
  if (store === 'Assessments') return isVersion(raw) ? versionSchema : assessmentSchema
  return SCHEMAS[store]
}

const SCHEMAS: Readonly<Record<Exclude<BackupStore, 'Assessments'>, z.ZodMiniType>> = {
  Jobs: jobSchema,
  Candidates: candidateSchema,
  Responses: responseSchema,
  settings: carriedSettingSchema,
  history: historyStepSchema,
  erased: erasedSchema,
  files: fileRecordSchema,
}

function isVersion(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'kind' in raw && raw.kind === 'version'
}
