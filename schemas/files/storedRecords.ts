/** The key, upgrade steps and schema of each store. */

import * as z from 'zod/mini'

import { storedAssessmentSchema, storedVersionSchema } from '#schemas/records/assessment.ts'
import type { BackupStore } from './backup.ts'
import { storedCandidateSchema } from '#schemas/records/candidate.ts'
import {
  companySettingSchema,
  fileRecordSchema,
  recommendationWordsSettingSchema,
  staffNameSettingSchema,
  themeSettingSchema,
} from '#schemas/records/device.ts'
import { erasedSchema } from '#schemas/records/erased.ts'
import { storedHistoryStepSchema } from '#schemas/records/history.ts'
import { jobSchema } from '#schemas/records/job.ts'
import { teamMemberSchema } from '#schemas/records/teamMember.ts'
import { storedResponseSchema } from '#schemas/records/response.ts'
import { teamKeySchema } from '#schemas/records/teamKey.ts'
import { assessmentUpgrades, versionUpgrades } from '#schemas/upgrades/assessment.ts'
import { candidateUpgrades } from '#schemas/upgrades/candidate.ts'
import { fileUpgrades, settingUpgrades } from '#schemas/upgrades/device.ts'
import { erasedUpgrades } from '#schemas/upgrades/erased.ts'
import { historyStepUpgrades } from '#schemas/upgrades/historyStep.ts'
import { jobUpgrades } from '#schemas/upgrades/job.ts'
import { responseUpgrades } from '#schemas/upgrades/response.ts'
import { teamKeyUpgrades } from '#schemas/upgrades/teamKey.ts'
import { teamMemberUpgrades } from '#schemas/upgrades/teamMember.ts'
import type { Upgrades } from '#schemas/upgrades/upgrade.ts'

/** The fields that make up each store's primary key, in order. */
export const KEY_FIELDS: Readonly<Record<BackupStore, readonly string[]>> = {
  Jobs: ['id'],
  Candidates: ['id'],
  Assessments: ['id'],
  Responses: ['candidateId'],
  settings: ['key'],
  history: ['assessmentId', 'step'],
  erased: ['id'],
  team: ['id'],
  keys: ['id'],
  files: ['owner', 'fileId'],
}

/** The settings included in a backup. The others describe this device only. */
const carriedSettingSchema = z.discriminatedUnion('key', [
  themeSettingSchema,
  staffNameSettingSchema,
  recommendationWordsSettingSchema,
  companySettingSchema,
])
export type CarriedSettingKey = z.infer<typeof carriedSettingSchema>['key']

/** How a record is upgraded to the current format, and the schema it must then match. */
export interface StoredShape {
  readonly upgrades: Upgrades
  readonly schema: z.ZodMiniType
}

/** The shape of one record of this store. Assessments and their versions share a store. */
export function storedShape(store: BackupStore, raw: unknown): StoredShape {
  if (store === 'Assessments') return isVersion(raw) ? VERSION : ASSESSMENT
  return SHAPES[store]
}

const VERSION: StoredShape = { upgrades: versionUpgrades, schema: storedVersionSchema }
const ASSESSMENT: StoredShape = { upgrades: assessmentUpgrades, schema: storedAssessmentSchema }

const SHAPES: Readonly<Record<Exclude<BackupStore, 'Assessments'>, StoredShape>> = {
  Jobs: { upgrades: jobUpgrades, schema: jobSchema },
  Candidates: { upgrades: candidateUpgrades, schema: storedCandidateSchema },
  Responses: { upgrades: responseUpgrades, schema: storedResponseSchema },
  settings: { upgrades: settingUpgrades, schema: carriedSettingSchema },
  history: { upgrades: historyStepUpgrades, schema: storedHistoryStepSchema },
  erased: { upgrades: erasedUpgrades, schema: erasedSchema },
  team: { upgrades: teamMemberUpgrades, schema: teamMemberSchema },
  keys: { upgrades: teamKeyUpgrades, schema: teamKeySchema },
  files: { upgrades: fileUpgrades, schema: fileRecordSchema },
}

function isVersion(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'kind' in raw && raw.kind === 'version'
}
