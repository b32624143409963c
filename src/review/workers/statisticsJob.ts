import type { Actor } from '#schemas/actor.ts'
import { listCorrectedVersions } from '#src/review/storage/correctedVersions.ts'
import { listResponseIds, readSubmittedOf } from '#src/review/storage/submittedBatches.ts'
import {
  type AssessmentStatistics,
  assessmentStatistics,
} from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import {
  countedAttempts,
  type SubmittedAttempt,
} from '#src/assessment/engine/statistics/submissions.ts'
import type { Report } from '#src/storage/workers/tasks.ts'

import type { Progress } from './progress.ts'

export interface StatisticsInput {
  assessmentId: string
  /** The number of the version; null or unknown: the newest one with responses. */
  version: string | null
  /** The reviewer who sees the figures, and in them only marks that are not hidden (rule J2). */
  me: Actor
}

export interface StatisticsResult {
  /** The number of responses with an attempt at any version. */
  responses: number
  /** By version, oldest first, how many responses count for it. */
  counts: { versionId: string; responses: number }[]
  /** The statistics of the requested version; null if there is none. */
  chosen: { versionId: string; statistics: AssessmentStatistics } | null
  damaged: { id: string; isNewer: boolean }[]
}

const BATCH_SIZE = 200

/** The figures of one version, computed where the responses are read. */
export async function statisticsOfVersion(
  { assessmentId, version: wanted, me }: StatisticsInput,
  report: Report<Progress>,
): Promise<StatisticsResult> {
  const [versions, { submitted, others }] = await Promise.all([
    listCorrectedVersions(assessmentId),
    listResponseIds(assessmentId),
  ])
  const byVersion = new Map<string, SubmittedAttempt[]>(versions.map(({ id }) => [id, []]))
  const damaged: StatisticsResult['damaged'] = []
  let responses = 0
  const ids = [...submitted, ...others]
  for (let done = 0; done < ids.length; done += BATCH_SIZE) {
    await report({ done, total: ids.length })
    const batch = await readSubmittedOf(ids.slice(done, done + BATCH_SIZE), versions)
    for (const { id, isNewer } of batch.damaged) damaged.push({ id, isNewer })
    const read = batch.whole.map(({ response }) => response)
    responses += read.length
    for (const [versionId, counted] of byVersion) counted.push(...countedAttempts(read, versionId))
  }
  await report({ done: ids.length, total: ids.length })
  const counts = versions.map(({ id }) => ({
    versionId: id,
    responses: byVersion.get(id)?.length ?? 0,
  }))
  const version =
    versions.find(({ number }) => `${number}` === wanted) ??
    versions.findLast(({ id }) => (byVersion.get(id)?.length ?? 0) > 0) ??
    versions.at(-1)
  return {
    responses,
    counts,
    chosen: version
      ? {
          versionId: version.id,
          statistics: assessmentStatistics(version.definition, byVersion.get(version.id) ?? [], me),
        }
      : null,
    damaged,
  }
}
