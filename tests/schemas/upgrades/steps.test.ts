import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'

import { assessmentFileSchema } from '#schemas/files/assessmentFile.ts'
import { assessmentSchema, versionSchema } from '#schemas/records/assessment.ts'
import { backupHeaderSchema } from '#schemas/files/backup.ts'
import { FORMATS } from '#schemas/base.ts'
import { candidateSchema } from '#schemas/records/candidate.ts'
import { definitionSchema } from '#schemas/definition.ts'
import { fileRecordSchema, settingSchema } from '#schemas/records/device.ts'
import { historyStepSchema } from '#schemas/records/history.ts'
import { erasedSchema } from '#schemas/records/erased.ts'
import { jobSchema } from '#schemas/records/job.ts'
import { responseSchema } from '#schemas/records/response.ts'
import { assessmentUpgrades, versionUpgrades } from '#schemas/upgrades/assessment.ts'
import { assessmentFileUpgrades } from '#schemas/upgrades/assessmentFile.ts'
import { backupUpgrades } from '#schemas/upgrades/backup.ts'
import { candidateUpgrades } from '#schemas/upgrades/candidate.ts'
import { definitionUpgrades } from '#schemas/upgrades/definition.ts'
import { fileUpgrades, settingUpgrades } from '#schemas/upgrades/device.ts'
import { erasedUpgrades } from '#schemas/upgrades/erased.ts'
import { historyStepUpgrades } from '#schemas/upgrades/historyStep.ts'
import { jobUpgrades } from '#schemas/upgrades/job.ts'
import { responseUpgrades } from '#schemas/upgrades/response.ts'
import { type Upgrades, upgrade } from '#schemas/upgrades/upgrade.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'
import { recordsOfFormat1 } from '#tests/support/files/savedByFormat1.ts'

import { teamKeySchema } from '#schemas/records/teamKey.ts'
import { teamKeyUpgrades } from '#schemas/upgrades/teamKey.ts'
import { type StepExample, stepExamples, type UpgradedKind } from './examples.ts'

interface Shape {
  readonly upgrades: Upgrades
  readonly schema: z.ZodMiniType
}

const shapes: { readonly [K in UpgradedKind]: Shape } = {
  job: { upgrades: jobUpgrades, schema: jobSchema },
  candidate: { upgrades: candidateUpgrades, schema: candidateSchema },
  assessment: { upgrades: assessmentUpgrades, schema: assessmentSchema },
  version: { upgrades: versionUpgrades, schema: versionSchema },
  definition: { upgrades: definitionUpgrades, schema: definitionSchema },
  response: { upgrades: responseUpgrades, schema: responseSchema },
  setting: { upgrades: settingUpgrades, schema: settingSchema },
  historyStep: { upgrades: historyStepUpgrades, schema: historyStepSchema },
  file: { upgrades: fileUpgrades, schema: fileRecordSchema },
  erased: { upgrades: erasedUpgrades, schema: erasedSchema },
  teamKey: { upgrades: teamKeyUpgrades, schema: teamKeySchema },
  assessmentFile: { upgrades: assessmentFileUpgrades, schema: assessmentFileSchema },
  backup: { upgrades: backupUpgrades, schema: backupHeaderSchema },
}

describe.each(Object.entries(shapes))('the steps of kind %s', (kind, { upgrades, schema }) => {
  const examples = Object.entries(stepExamples).find(([name]) => name === kind)?.[1] ?? []
  const numbered = examples.map((example: StepExample, index) => ({ from: index + 1, ...example }))

  test('lead to the current format', () => {
    expect(Object.entries(FORMATS)).toContainEqual([kind, upgrades.format])
    expect(upgrades.steps).toHaveLength(upgrades.format - 1)
  })

  for (const { from, before, after } of numbered) {
    test(`convert the example of format ${from} to format ${from + 1}`, () => {
      const upToHere = { ...upgrades, format: from + 1, steps: upgrades.steps.slice(0, from) }
      expect(upgrade(upToHere, before)).toEqual({ ...after, format: from + 1 })
    })

    test(`convert the example of format ${from} to what the schema accepts`, () => {
      expect(schema.safeParse(upgrade(upgrades, before)).error).toBeUndefined()
    })
  }

  test('accept anything an older record may contain without throwing', () => {
    const junk = fc.dictionary(fc.string(), fc.anything())
    for (const step of upgrades.steps) {
      const stepsFrom = fc.property(junk, (record) => {
        expect(() => step(record)).not.toThrow()
      })
      fc.assert(stepsFrom, propertyRuns)
    }
  })
})

const { TalentFlowDatabase: hiring = {}, TalentFlowDevice: device = {} } = recordsOfFormat1()
const { Assessments: definitions = [] } = hiring
const isVersion = (raw: unknown) => Reflect.get(Object(raw), 'kind') === 'version'
const stored: readonly [UpgradedKind, readonly unknown[]][] = [
  ['job', hiring['Jobs'] ?? []],
  ['candidate', hiring['Candidates'] ?? []],
  ['assessment', definitions.filter((raw) => !isVersion(raw))],
  ['version', definitions.filter(isVersion)],
  ['response', hiring['Responses'] ?? []],
  ['setting', device['settings'] ?? []],
  ['historyStep', device['history'] ?? []],
  ['file', device['files'] ?? []],
]

test.each(stored)('records of kind %s in the first format are accepted', (kind, raws) => {
  const { upgrades, schema } = shapes[kind]
  expect(raws).not.toHaveLength(0)
  for (const raw of raws) {
    expect(schema.safeParse(upgrade(upgrades, raw)).error).toBeUndefined()
  }
})
