import { currentActor, getSetting } from '#src/storage/device/device.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { listJobs } from '#src/hiring/storage/jobs.ts'
import {
  listNames,
  listResponseIds,
  readSubmittedOf,
} from '#src/review/storage/submittedBatches.ts'
import { listCorrectedVersions } from '#src/review/storage/correctedVersions.ts'
import type { ExportChoices } from '#src/review/files/responseFormats.ts'
import { createResponseWriter, type WrittenResponses } from '#src/review/files/writeResponses.ts'
import { jobNames } from '#src/staff/words/jobNames.ts'
import type { Report } from '#src/storage/workers/tasks.ts'

import type { Progress } from './progress.ts'

export interface ExportInput {
  assessmentId: string
  /**
   * The candidates whose responses are exported, in the order of the file; null: all, in the order
   * of their ids (rule H12).
   */
  candidateIds: readonly string[] | null
  choices: ExportChoices
  exportedAt: string
}

export interface ExportResult extends WrittenResponses {
  /** Responses whose record can't be read, which are not in the file. */
  damaged: number
}

/** How many are read, checked and written between two reports of progress. */
const BATCH_SIZE = 25

/** Writes the file while reading the responses. */
export async function exportResponses(
  { assessmentId, candidateIds, choices, exportedAt }: ExportInput,
  report: Report<Progress>,
): Promise<ExportResult> {
  const [stored, versions, jobs, me, recommendations, names, ids] = await Promise.all([
    getAssessment(assessmentId),
    listCorrectedVersions(assessmentId),
    listJobs(),
    currentActor(),
    getSetting('recommendationWords'),
    listNames(assessmentId),
    candidateIds ?? listResponseIds(assessmentId).then(({ submitted }) => submitted),
  ])
  const { title = '', whatIfs = [], decisions = [] } = stored?.kind === 'whole' ? stored.value : {}
  const writer = createResponseWriter(
    {
      assessment: { id: assessmentId, title },
      versions,
      jobNameById: jobNames(jobs.whole),
      me,
      recommendations,
      names,
      whatIfs,
      decisions,
      exportedAt,
    },
    choices,
  )
  let damaged = 0
  for (let done = 0; done < ids.length; done += BATCH_SIZE) {
    await report({ done, total: ids.length })
    const batch = await readSubmittedOf(ids.slice(done, done + BATCH_SIZE), versions)
    damaged += batch.damaged.length
    for (const record of batch.whole) writer.add(record)
  }
  await report({ done: ids.length, total: ids.length })
  return { ...writer.finish(), damaged }
}
