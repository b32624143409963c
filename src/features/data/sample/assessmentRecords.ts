import { type Assessment, type Version, versionIdOf } from '#schemas/assessment.ts'
import type { Job } from '#schemas/job.ts'

import { analyst } from './assessments/analyst.ts'
import { backend } from './assessments/backend.ts'
import { support } from './assessments/support.ts'
import type { SampleAssessment } from './authoring.ts'
import type { Chance } from './chance.ts'
import { staff } from './staff.ts'

/** One assessment with its published versions, and the texts that candidates gave. */
export type AssessmentRecords = {
  assessment: Assessment
  versions: Version[]
  writtenAnswers: SampleAssessment['writtenAnswers']
}

const DAY = 24 * 3600 * 1000
/** The first version is older than any sitting; another one came out since. */
const PUBLISHED_DAYS_AGO = [160, 35]

export function makeAssessments(
  jobs: readonly Job[],
  chance: Chance,
  now: Date,
): AssessmentRecords[] {
  return [backend, support, analyst].flatMap((written) => {
    const job = jobs.find((each) => each.title === written.jobTitle)
    return job ? [recordsOf(written, job, chance, now)] : []
  })
}

/** The version that was the newest at that moment. */
export function versionAt({ versions }: AssessmentRecords, moment: Date): Version | undefined {
  return versions.findLast((version) => version.publishedAt <= moment.toISOString())
}

function recordsOf(
  { versions, draft, writtenAnswers }: SampleAssessment,
  job: Job,
  chance: Chance,
  now: Date,
): AssessmentRecords {
  const id = chance.id()
  const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY).toISOString()
  const published = versions.map((definition, index): Version => {
    const number = index + 1
    return {
      format: 1,
      rev: 0,
      kind: 'version',
      id: versionIdOf(id, number),
      assessmentId: id,
      number,
      publishedAt: daysAgo(PUBLISHED_DAYS_AGO[index] ?? 1),
      publishedBy: chance.pick(staff),
      definition,
    }
  })
  const assessment: Assessment = {
    format: 1,
    rev: 0,
    kind: 'assessment',
    id,
    jobId: job.id,
    title: draft.settings.title,
    createdAt: daysAgo(170),
    updatedAt: daysAgo(2),
    draft,
    draftRev: 0,
    testCandidates: [],
    closed: false,
    archived: false,
    keyCorrections: [],
    sample: true,
    ...(published.length > 0 ? { publishedVersion: published.length } : {}),
  }
  return { assessment, versions: published, writtenAnswers }
}
