/** Reads assessments, one or as shown in lists. */
import type { Assessment, Version } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import type { Definition } from '#schemas/definition.ts'
import { estimatedMinutes } from '#src/assessment/engine/kinds/duration.ts'
import { sameDefinition } from '#src/assessment/engine/editing/comparing.ts'

import { assessmentTable, responseTable } from '#src/storage/core/database.ts'
import type { Listing, Stored } from '#src/storage/core/query.ts'
import { assessments, versions } from '#src/storage/records/recordKinds.ts'
import { readRecord } from '#src/storage/records/records.ts'
import { checkRecords } from '#src/storage/records/shapes.ts'
import { whenReady } from '#src/storage/sealing/prepareParts.ts'

import { isAssessmentId } from './versions.ts'

export interface AssessmentSummary {
  assessment: Assessment
  /** Excluding statements. */
  questions: number
  minutes: number
  /** Submitted responses. */
  responses: number
  /** Started but not submitted. */
  inProgress: number
  /** The draft differs from the newest version; false if nothing is published. */
  draftDiffers: boolean
}

/** All assessments, including archived ones, most recently changed first. */
export function listAssessments(): Promise<Listing<AssessmentSummary>> {
  return whenReady(async () => {
    const ids = await assessmentTable.toCollection().primaryKeys()
    return summariesOf(ids.filter(isAssessmentId))
  })
}

/** Lists the assessments of one job. */
export function listAssessmentsOfJob(jobId: string): Promise<Listing<AssessmentSummary>> {
  return whenReady(async () =>
    summariesOf(await assessmentTable.where('jobId').equals(jobId).primaryKeys()),
  )
}

/** Null if there is none. */
export function getAssessment(id: string): Promise<Stored<Assessment> | null> {
  return readRecord(assessments, id)
}

/** Most recently changed first. */
async function summariesOf(ids: readonly string[]): Promise<Listing<AssessmentSummary>> {
  const { whole, damaged } = checkRecords(assessments, await existing(ids))
  const versionIds = whole.flatMap(({ id, publishedVersion }) =>
    publishedVersion === undefined ? [] : [versionIdOf(id, publishedVersion)],
  )
  const newest = checkRecords(versions, await existing(versionIds))
  const submittedIds = new Set(await responseTable.orderBy('submittedAt').primaryKeys())
  const summaries = whole.map(async (assessment) => {
    const version = newest.whole.find(({ assessmentId }) => assessmentId === assessment.id)
    return summaryOf(assessment, version, await responseCounts(assessment.id, submittedIds))
  })
  const listed = await Promise.all(summaries)
  listed.sort((a, b) => (a.assessment.updatedAt < b.assessment.updatedAt ? 1 : -1))
  return { whole: listed, damaged: [...damaged, ...newest.damaged] }
}

/** Excluding statements. */
export function countQuestions(definition: Definition): number {
  return definition.sections
    .flatMap(({ questions }) => questions)
    .filter(({ kind }) => kind !== 'statement').length
}

function summaryOf(
  assessment: Assessment,
  version: Version | undefined,
  counts: { responses: number; inProgress: number },
): AssessmentSummary {
  const { draft, publishedVersion } = assessment
  return {
    assessment,
    questions: countQuestions(draft),
    minutes: estimatedMinutes(draft),
    ...counts,
    draftDiffers:
      publishedVersion !== undefined &&
      (version === undefined || !sameDefinition(draft, version.definition)),
  }
}

/** From keys alone, without reading responses. */
async function responseCounts(assessmentId: string, submittedIds: ReadonlySet<string>) {
  const ids = await responseTable.where('assessmentId').equals(assessmentId).primaryKeys()
  const responses = ids.filter((id) => submittedIds.has(id)).length
  return { responses, inProgress: ids.length - responses }
}

async function existing(ids: readonly string[]): Promise<unknown[]> {
  const raws = await assessmentTable.bulkGet([...ids])
  return raws.filter((raw) => raw !== undefined)
}
